import { ApiError, randomId, type UploadProgress } from '@consultancy/client-shared/api';
import {
  getListPicturesQueryKey,
  uploadPicture,
} from '@consultancy/client-shared/api/generated/pictures/pictures';
import type { PictureDto } from '@consultancy/client-shared/api/model';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../failure-text';
import { pictureProblem } from '../form-page/picture-rules';
import { useStayingWhile } from '../uploads-under-way';
import { UploadQueue } from './upload-queue';

/** While pictures arrive, lists of them are fetched again at most so often. */
const REFRESH_EVERY_MS = 2_000;

/**
 * Uploads to the library of pictures. What has not arrived when the screen is left is given up.
 * @param onArrived is called with each picture when its upload is complete
 */
export function useUploads(onArrived?: (picture: PictureDto) => void) {
  const t = useTranslations();
  const failureText = useFailureText();
  const [queue] = useState(
    () =>
      new UploadQueue<PictureDto>({
        refuse: (file) => {
          const problem = pictureProblem(file);
          return problem === null ? undefined : t(`media.upload.problems.${problem}`);
        },
        send: (file, key, signal, onProgress) => send(file, key, signal, onProgress),
        explain: (failure) => ({
          reason: failureText(failure, t('media.upload.failed')),
          mayArrive: !isFinal(failure),
        }),
        newKey: randomId,
      }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  useEffect(() => () => queue.cancel(), [queue]);
  const isBusy = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  useStayingWhile(isBusy);
  useArrivals(uploads, isBusy, onArrived);
  return { queue, uploads, isBusy };
}

/** Sends a file, and once more under the same key where the answer was lost. */
async function send(
  file: File,
  key: string,
  signal: AbortSignal,
  onProgress: (progress: UploadProgress) => void,
): Promise<PictureDto> {
  const options = { headers: { 'Idempotency-Key': key }, signal, onProgress };
  const attempt = async () => (await uploadPicture({ image: [file] }, options)).data;
  try {
    return await attempt();
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.status !== 0) throw failure;
    return attempt();
  }
}

/** The server has looked at the file and does not want it. */
function isFinal(failure: unknown): boolean {
  return failure instanceof ApiError && [400, 413, 415].includes(failure.status);
}

/** Reports each uploaded picture, and refreshes lists from time to time and when all uploads are over. */
function useArrivals(
  uploads: { id: number; answer?: PictureDto }[],
  isBusy: boolean,
  onArrived?: (picture: PictureDto) => void,
): void {
  const queryClient = useQueryClient();
  const told = useRef(new Set<number>());
  const refreshedAt = useRef(0);
  useEffect(() => {
    const arrived = uploads.filter(({ id, answer }) => answer && !told.current.has(id));
    if (arrived.length === 0) return;
    for (const { id, answer } of arrived) {
      told.current.add(id);
      onArrived?.(answer!);
    }
    if (isBusy && Date.now() - refreshedAt.current < REFRESH_EVERY_MS) return;
    refreshedAt.current = Date.now();
    void queryClient.invalidateQueries({ queryKey: getListPicturesQueryKey() });
  }, [uploads, isBusy, onArrived, queryClient]);
}

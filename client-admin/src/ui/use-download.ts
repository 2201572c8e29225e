import { FILE_TIMEOUT_MS, type RequestOptions, saveFile } from '@consultancy/client-shared/api';
import { useMutation } from '@tanstack/react-query';
import { useFailureText } from './failure-text';
import { toasts } from './toasts';

interface Download {
  /** A generated function that answers a file. */
  load: (options: RequestOptions) => Promise<Blob>;
  /** What the toast says when it failed and the server had no words of its own. */
  failed: string;
  /** What the file is called where its answer does not say. */
  name?: string;
}

/** Fetches a file as the person who is signed in, and hands it to the browser to keep. */
export function useDownload({ load, failed, name }: Download): { start: () => void; isPending: boolean } {
  const failureText = useFailureText();
  const { mutate, isPending } = useMutation({
    mutationFn: () => load({ timeoutMs: FILE_TIMEOUT_MS }),
    onSuccess: (file) => saveFile(file, name),
    onError: (failure) => toasts.error(failureText(failure, failed)),
  });
  return { start: mutate, isPending };
}

import type { TrashKind } from '@consultancy/client-shared/api/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { attemptEach } from '../change-each';
import { useFailureText } from '../failure-text';
import { useChangeOne } from '../generated-mutation';
import { RECORD_KINDS } from '../record-kinds';
import { toasts } from '../toasts';

interface TrashedRecord {
  id: number;
  name: string;
}

/** Takes records of one kind out of the trash. */
export function useRestoration(entity: TrashKind) {
  const t = useTranslations();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const restore = useChangeOne(RECORD_KINDS[entity].useRestore);
  return useMutation({
    mutationFn: (records: TrashedRecord[]) =>
      attemptEach(records, ({ id }, isLast) => restore({ id }, isLast)),
    // Each restoration is repeated by itself.
    retry: false,
    meta: { error: t('restoration.failed') },
    onSuccess: ({ done, gone, failure }) => {
      const names = (of: TrashedRecord[]) => of.map(({ name }) => name).join(', ');
      if (done.length > 0) toasts.success(t('restoration.done', { count: done.length, name: names(done) }));
      if (gone.length > 0) toasts.error(t('restoration.gone', { names: names(gone) }));
      if (failure) toasts.error(failureText(failure, t('restoration.failed')));
      // The last one may be among them, and has made nothing old then.
      if (gone.length > 0 || failure) void queryClient.invalidateQueries();
    },
  });
}

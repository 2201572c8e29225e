import { getListTrashQueryKey } from '@consultancy/client-shared/api/generated/trash/trash';
import type { TrashKind } from '@consultancy/client-shared/api/model';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { attemptEach } from '../change-each';
import { useMutationFailureText } from '../failure-text';
import { toasts } from '../toasts';
import { TRASH_KINDS } from './trash-kinds';

interface Restoration {
  entity: TrashKind;
  records: { id: number; name: string }[];
}

const invalidates = [getListTrashQueryKey(), ...Object.values(TRASH_KINDS).map(({ lists }) => lists)];

/** Takes records of one kind out of the trash. */
export function useRestoration() {
  const t = useTranslations();
  const failureText = useMutationFailureText();
  return useMutation({
    mutationFn: ({ entity, records }: Restoration) =>
      attemptEach(records, ({ id }) => TRASH_KINDS[entity].restore(id)),
    meta: { error: t('restoration.failed'), invalidates },
    onSuccess: ({ done, gone, failure }) => {
      const names = (of: Restoration['records']) => of.map(({ name }) => name).join(', ');
      if (done.length > 0) toasts.success(t('restoration.done', { count: done.length, name: names(done) }));
      if (gone.length > 0) toasts.error(t('restoration.gone', { names: names(gone) }));
      if (failure) toasts.error(failureText(failure, t('restoration.failed')));
    },
  });
}

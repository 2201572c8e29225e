import { useDeleteFromTrash } from '@consultancy/client-shared/api/generated/trash/trash';
import type { TrashEntryDto } from '@consultancy/client-shared/api/model';
import { IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../ui/icon-button';
import { useConfirm } from '../../ui/use-confirm';

/** Deletes a record for good before its time is over. */
export function EraseButton({ entry: { id, entity, title } }: { entry: TrashEntryDto }) {
  const t = useTranslations();
  const confirm = useConfirm();
  const { mutate, isPending } = useDeleteFromTrash({
    mutation: { meta: { success: t('trash.erased', { name: title }), error: t('trash.eraseFailed') } },
  });
  const ask = () =>
    confirm({
      title: t('trash.erase'),
      message: t('trash.eraseQuestion', { name: title }),
      confirm: t('trash.erase'),
      tone: 'danger',
      onConfirm: () => mutate({ entity, id }),
    });
  return (
    <IconButton
      label={t('trash.eraseNamed', { name: title })}
      icon={IconTrash}
      color="red"
      size={30}
      isPending={isPending}
      onClick={ask}
      title={t('trash.erase')}
    />
  );
}

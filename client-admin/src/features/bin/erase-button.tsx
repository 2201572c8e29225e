import { useDeleteFromBin } from '@consultancy/client-shared/api/generated/bin/bin';
import type { BinEntryDto } from '@consultancy/client-shared/api/model';
import { IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../ui/icon-button';
import { useConfirm } from '../../ui/use-confirm';

/** Deletes a record for good before its time is over. */
export function EraseButton({ entry: { id, entity, title } }: { entry: BinEntryDto }) {
  const t = useTranslations();
  const confirm = useConfirm();
  const { mutate, isPending } = useDeleteFromBin({
    mutation: { meta: { success: t('bin.erased', { name: title }), error: t('bin.eraseFailed') } },
  });
  const ask = () =>
    confirm({
      title: t('bin.erase'),
      message: t('bin.eraseQuestion', { name: title }),
      confirm: t('bin.erase'),
      tone: 'danger',
      onConfirm: () => mutate({ entity, id }),
    });
  return (
    <IconButton
      label={t('bin.eraseNamed', { name: title })}
      icon={IconTrash}
      color="red"
      size={30}
      isPending={isPending}
      onClick={ask}
      title={t('bin.erase')}
    />
  );
}

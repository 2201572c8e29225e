import { useDeleteFromBin } from '@consultancy/client-shared/api/generated/bin/bin';
import type { BinEntryDto } from '@consultancy/client-shared/api/model';
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useConfirm } from '../../ui/use-confirm';
import { useFocusThroughDisabling } from '../../ui/use-focus-through-disabling';

/** Deletes a record for good before its time is over. */
export function EraseButton({ entry: { id, entity, title } }: { entry: BinEntryDto }) {
  const t = useTranslations();
  const confirm = useConfirm();
  const { mutate, isPending } = useDeleteFromBin({
    mutation: { meta: { success: t('bin.erased', { name: title }), error: t('bin.eraseFailed') } },
  });
  const button = useFocusThroughDisabling<HTMLButtonElement>(isPending);
  const ask = () =>
    confirm({
      title: t('bin.erase'),
      message: t('bin.eraseQuestion', { name: title }),
      confirm: t('bin.erase'),
      tone: 'danger',
      onConfirm: () => mutate({ entity, id }),
    });
  return (
    <ActionIcon
      ref={button}
      variant="subtle"
      color="red"
      size={30}
      title={t('bin.erase')}
      aria-label={t('bin.eraseNamed', { name: title })}
      loading={isPending}
      onClick={ask}
    >
      <IconTrash size={17} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}

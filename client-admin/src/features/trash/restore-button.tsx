import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { TrashEntryDto } from '@consultancy/client-shared/api/model';
import { useRestoration } from '../../ui/trash';
import { useFocusThroughDisabling } from '../../ui/use-focus-through-disabling';

export function RestoreButton({ entry: { id, entity, title } }: { entry: TrashEntryDto }) {
  const t = useTranslations();
  const { mutate, isPending } = useRestoration();
  const button = useFocusThroughDisabling<HTMLButtonElement>(isPending);
  return (
    <Button
      ref={button}
      size="compact-sm"
      variant="default"
      leftSection={<IconArrowBackUp size={15} stroke={1.6} aria-hidden />}
      aria-label={t('trash.restoreNamed', { name: title })}
      loading={isPending}
      onClick={() => mutate({ entity, records: [{ id, name: title }] })}
    >
      {t('trash.restore')}
    </Button>
  );
}

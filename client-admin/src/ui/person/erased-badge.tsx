import { ToneBadge } from '@consultancy/client-shared/ui';
import { Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { StatusFilter } from '../list-page';

/** That the person of a record was erased. */
export function ErasedBadge({ erasedAt }: { erasedAt: string | null }) {
  const t = useTranslations();
  return erasedAt && <ToneBadge tone="grey">{t('person.erased')}</ToneBadge>;
}

/** In a list, in place of a status that could be changed. */
export function ErasedStatus({ status }: { status: string }) {
  const t = useTranslations();
  return (
    <Group gap={4} wrap="nowrap">
      <StatusFilter status={status} />
      <ToneBadge tone="grey">{t('person.erased')}</ToneBadge>
    </Group>
  );
}

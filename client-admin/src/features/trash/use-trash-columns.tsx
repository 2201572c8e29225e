import { Box, Flex, Group, Text } from '@mantine/core';
import type { TrashEntryDto } from '@consultancy/client-shared/api/model';
import type { DataTableColumn } from 'mantine-datatable';
import { useTranslations } from 'use-intl';
import { ActivityIcon } from '../../ui/activity-icon';
import { DateTime } from '../../ui/date-time';
import { NameCell, column } from '../../ui/list-page';
import { EraseButton } from './erase-button';
import { RestoreButton } from './restore-button';
import { TimeLeft } from './time-left';

export function useTrashColumns(): DataTableColumn<TrashEntryDto>[] {
  const t = useTranslations();
  return [
    column('title', t('trash.columns.record'), {}, (entry) => (
      <Group w={{ xs: 'max-content' }} gap="sm" wrap="nowrap">
        <Flex component="span" flex="none" c="dimmed" direction="column" aria-hidden>
          <ActivityIcon type={entry.entity} />
        </Flex>
        <NameCell name={entry.title} below={[entry.subtitle]} />
      </Group>
    )),
    column('kind', t('trash.columns.kind'), { from: 'md', noWrap: true }, (entry) =>
      t(`trash.kinds.${entry.entity}`),
    ),
    column(
      'actor',
      t('trash.columns.actor'),
      { from: 'lg', noWrap: true },
      (entry) =>
        entry.deletedBy ?? (
          <Text span c="dimmed" inherit>
            {t('trash.goneActor')}
          </Text>
        ),
    ),
    column('deletedAt', t('trash.columns.deletedAt'), {}, (entry) => <DateTime value={entry.deletedAt} />),
    column('left', t('trash.columns.left'), { textAlign: 'right', noWrap: true }, (entry) => (
      <TimeLeft entry={entry} />
    )),
    column('actions', t('list.actions'), { textAlign: 'right' }, (entry) => (
      <Group gap="xs" wrap="nowrap" justify="flex-end">
        <RestoreButton entry={entry} />
        {/* What an order needs stays as long as the order; the place of its button stays free. */}
        <Box w={30}>{entry.expiresAt !== null && <EraseButton entry={entry} />}</Box>
      </Group>
    )),
  ];
}

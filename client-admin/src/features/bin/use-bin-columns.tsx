import { Flex, Group, Text } from '@mantine/core';
import type { BinEntryDto } from '@consultancy/client-shared/api/model';
import type { DataTableColumn } from 'mantine-datatable';
import { useTranslations } from 'use-intl';
import { ActivityIcon } from '../../ui/activity-icon';
import { DateTime } from '../../ui/date-time';
import { NameCell, visibleFrom } from '../../ui/list-page';
import classes from './bin-page.module.css';
import { EraseButton } from './erase-button';
import { RestoreButton } from './restore-button';
import { TimeLeft } from './time-left';

export function useBinColumns(): DataTableColumn<BinEntryDto>[] {
  const t = useTranslations();
  return [
    {
      accessor: 'title',
      title: t('bin.columns.record'),
      render: (entry) => (
        <Group w="max-content" gap="sm" wrap="nowrap">
          <Flex component="span" flex="none" c="dimmed" direction="column" aria-hidden>
            <ActivityIcon type={entry.entity} />
          </Flex>
          <NameCell name={entry.title} below={[entry.subtitle]} />
        </Group>
      ),
    },
    {
      accessor: 'kind',
      ...visibleFrom('md'),
      title: t('bin.columns.kind'),
      noWrap: true,
      render: (entry) => t(`bin.kinds.${entry.entity}`),
    },
    {
      accessor: 'actor',
      ...visibleFrom('lg'),
      title: t('bin.columns.actor'),
      noWrap: true,
      render: (entry) =>
        entry.deletedBy ?? (
          <Text span c="dimmed" inherit>
            {t('bin.goneActor')}
          </Text>
        ),
    },
    {
      accessor: 'deletedAt',
      title: t('bin.columns.deletedAt'),
      render: (entry) => <DateTime value={entry.deletedAt} />,
    },
    {
      accessor: 'left',
      title: t('bin.columns.left'),
      textAlign: 'right',
      noWrap: true,
      render: (entry) => <TimeLeft entry={entry} />,
    },
    {
      accessor: 'actions',
      title: t('list.actions'),
      textAlign: 'right',
      render: (entry) => (
        <div className={classes.actions}>
          <RestoreButton entry={entry} />
          {/* What an order needs stays as long as the order. */}
          {entry.expiresAt !== null && <EraseButton entry={entry} />}
        </div>
      ),
    },
  ];
}

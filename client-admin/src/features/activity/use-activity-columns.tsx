import type { ActivityDto } from '@consultancy/client-shared/api/model';
import type { DataTableColumn } from 'mantine-datatable';
import { useTranslations } from 'use-intl';
import { DateTime } from '../../ui/date-time';
import { visibleFrom } from '../../ui/list-page';
import { ActivityActor, ActivityDeed, ActivityRecord } from './activity-cells';

export function useActivityColumns(): DataTableColumn<ActivityDto>[] {
  const t = useTranslations();
  return [
    {
      accessor: 'title',
      title: t('activity.columns.deed'),
      noWrap: true,
      render: (activity) => <ActivityDeed {...activity} />,
    },
    {
      accessor: 'subtitle',
      title: t('activity.columns.record'),
      render: (activity) => <ActivityRecord activity={activity} />,
    },
    {
      accessor: 'actor',
      ...visibleFrom('md'),
      title: t('activity.columns.actor'),
      noWrap: true,
      render: (activity) => <ActivityActor {...activity} />,
    },
    {
      accessor: 'timestamp',
      title: t('activity.columns.time'),
      render: ({ timestamp }) => <DateTime value={timestamp} />,
    },
  ];
}

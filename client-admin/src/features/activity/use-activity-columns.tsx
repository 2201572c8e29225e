import type { ActivityDto } from '@consultancy/client-shared/api/model';
import type { DataTableColumn } from 'mantine-datatable';
import { useTranslations } from 'use-intl';
import { DateTime } from '../../ui/date-time';
import { column } from '../../ui/list-page';
import { ActivityActor, ActivityDeed, ActivityRecord } from './activity-cells';

export function useActivityColumns(): DataTableColumn<ActivityDto>[] {
  const t = useTranslations();
  return [
    column('title', t('activity.columns.deed'), { noWrap: true }, (activity) => (
      <ActivityDeed {...activity} />
    )),
    column('subtitle', t('activity.columns.record'), {}, (activity) => (
      <ActivityRecord activity={activity} />
    )),
    column('actor', t('activity.columns.actor'), { from: 'md', noWrap: true }, (activity) => (
      <ActivityActor {...activity} />
    )),
    column('timestamp', t('activity.columns.time'), {}, ({ timestamp }) => <DateTime value={timestamp} />),
  ];
}

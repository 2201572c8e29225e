import {
  getListActivityQueryKey,
  useListActivity,
} from '@consultancy/client-shared/api/generated/activity/activity';
import type { LoggedKind } from '@consultancy/client-shared/api/model';
import { Group, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { RecentTime } from '../recent-time';

interface ActivityLineProps {
  kind: LoggedKind;
  id: number;
  /** Another one adds an activity. */
  version: number;
}

/** What was done to a record last, by whom and when. */
export function ActivityLine({ kind, id, version }: ActivityLineProps) {
  const t = useTranslations('recordSide');
  const wanted = { entity: kind, subjectId: id, limit: 1 };
  const { data } = useListActivity(wanted, {
    query: {
      queryKey: [...getListActivityQueryKey(wanted), { version }],
      placeholderData: keepPreviousData,
    },
  });
  const last = data?.data.data[0];
  if (!last) return null;
  return (
    <Group py="sm" gap="0 var(--space-1)" justify="space-between">
      <Text c="dimmed" fz="xs">
        {t('lastActivity', { what: last.title, name: last.actor ?? t('visitor') })}
      </Text>
      <RecentTime value={last.timestamp} />
    </Group>
  );
}

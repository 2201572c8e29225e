import { useListActivity } from '@consultancy/client-shared/api/generated/activity/activity';
import { LoggedKind } from '@consultancy/client-shared/api/model';
import { QueryOutcome } from '@consultancy/client-shared/ui';
import { Anchor, Box, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import common from '../../ui/common.module.css';
import { RecentTime } from '../../ui/recent-time';
import { Panel, PanelSkeleton, ViewAll } from './panel';
import { REFRESH_MS } from './refresh';

const SHOWN = 3;

/** Requested by itself: the latest activities of all kinds need not hold three of projects. */
export function RecentProjects() {
  const t = useTranslations();
  const title = t('dashboard.recentProjects');
  const query = useListActivity(
    { entity: LoggedKind.project, limit: SHOWN },
    { query: { refetchInterval: REFRESH_MS } },
  );
  return (
    <Panel title={title} action={<ViewAll to={paths.projects} title={title} />} flex={1}>
      <QueryOutcome
        query={query}
        pending={<PanelSkeleton />}
        isEmpty={({ data }) => data.data.length === 0}
        empty={
          <Text p="md" c="dimmed" fz="sm">
            {t('dashboard.noProjects')}
          </Text>
        }
        failed={t('dashboard.partFailed')}
      >
        {({ data }) => (
          <ul className={common.between}>
            {data.data.map(({ id, title, subtitle, timestamp }) => (
              <Box key={id} component="li" py={10} px="md">
                <Group align="baseline" justify="space-between" wrap="nowrap">
                  <Anchor
                    component={Link}
                    fw={500}
                    truncate
                    c="inherit"
                    to={`${paths.projects}?search=${encodeURIComponent(subtitle)}`}
                  >
                    {subtitle}
                  </Anchor>
                  <RecentTime value={timestamp} />
                </Group>
                <Text c="dimmed" fz="sm">
                  {title}
                </Text>
              </Box>
            ))}
          </ul>
        )}
      </QueryOutcome>
    </Panel>
  );
}

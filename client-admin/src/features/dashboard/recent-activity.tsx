import type { ActivityDto } from '@consultancy/client-shared/api/model';
import { Anchor, Box, Center, Flex, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { ActivityIcon } from '../../ui/activity-icon';
import { RecentTime } from '../../ui/recent-time';
import { activityAddress } from '../../ui/record-address';
import { Panel, ViewAll } from './panel';
import classes from './recent-activity.module.css';

const SHOWN = 5;

/** What colleagues and visitors did last. */
export function RecentActivity({ activities }: { activities: ActivityDto[] }) {
  const t = useTranslations();
  const title = t('dashboard.recentActivity');
  return (
    <Panel title={title} action={<ViewAll to={paths.activity} title={title} />}>
      {activities.length === 0 ? (
        <Text p="md" c="dimmed" fz="sm">
          {t('dashboard.noActivity')}
        </Text>
      ) : (
        <Box component="ol" py="sm" px="md">
          {activities.slice(0, SHOWN).map((activity) => (
            <Flex component="li" key={activity.id} className={classes.entry} gap="sm">
              <Center
                component="span"
                flex="none"
                w={28}
                h={28}
                bdrs="50%"
                bg="var(--stone)"
                c="dimmed"
                aria-hidden
              >
                <ActivityIcon type={activity.type} />
              </Center>
              <Box flex={1} miw={0}>
                <Flex gap="sm" align="baseline" justify="space-between">
                  <Text fw={500} inherit>
                    {activity.title}
                  </Text>
                  <RecentTime value={activity.timestamp} />
                </Flex>
                <Text c="dimmed" fz="sm" truncate>
                  <Subject activity={activity} />
                  {activity.actor && ` · ${activity.actor}`}
                </Text>
              </Box>
            </Flex>
          ))}
        </Box>
      )}
    </Panel>
  );
}

function Subject({ activity }: { activity: ActivityDto }) {
  const address = activityAddress(activity);
  if (!address) return activity.subtitle;
  return (
    <Anchor component={Link} to={address} c="inherit">
      {activity.subtitle}
    </Anchor>
  );
}

import { Box, Center, Text } from '@mantine/core';
import type { ActivityDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { activityAddress } from '../../ui/record-address';
import { ActivityIcon } from '../../ui/activity-icon';
import { Panel } from './panel';
import classes from './recent-activity.module.css';
import { RecentTime } from '../../ui/recent-time';

const SHOWN = 5;

/** What colleagues and visitors did last. */
export function RecentActivity({ activities }: { activities: ActivityDto[] }) {
  const t = useTranslations();
  return (
    <Panel title={t('dashboard.recentActivity')} to={paths.activity}>
      {activities.length === 0 ? (
        <Text p="md" c="dimmed" fz="sm">
          {t('dashboard.noActivity')}
        </Text>
      ) : (
        <Box component="ol" py="sm" px="md">
          {activities.slice(0, SHOWN).map((activity) => (
            <li key={activity.id} className={classes.entry}>
              <Center className={classes.mark} component="span" w={28} h={28} c="dimmed" aria-hidden>
                <ActivityIcon type={activity.type} />
              </Center>
              <Text fw={500} inherit>
                {activity.title}
              </Text>
              <RecentTime value={activity.timestamp} />
              <Text className={classes.subtitle} c="dimmed" fz="sm" truncate>
                <Subject activity={activity} />
                {activity.actor && ` · ${activity.actor}`}
              </Text>
            </li>
          ))}
        </Box>
      )}
    </Panel>
  );
}

function Subject({ activity }: { activity: ActivityDto }) {
  const address = activityAddress(activity);
  return address ? <Link to={address}>{activity.subtitle}</Link> : activity.subtitle;
}

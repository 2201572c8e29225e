import type { ActivityDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { activityAddress } from '../../ui/activity-address';
import { ActivityIcon } from '../../ui/activity-icon';
import { Panel } from './panel';
import panel from './panel.module.css';
import classes from './recent-activity.module.css';
import { RecentTime } from '../../ui/recent-time';

const SHOWN = 5;

/** What colleagues and visitors did last. */
export function RecentActivity({ activities }: { activities: ActivityDto[] }) {
  const t = useTranslations();
  return (
    <Panel title={t('dashboard.recentActivity')} to={paths.activity}>
      {activities.length === 0 ? (
        <p className={panel.empty}>{t('dashboard.noActivity')}</p>
      ) : (
        <ol className={classes.timeline}>
          {activities.slice(0, SHOWN).map((activity) => (
            <li key={activity.id} className={classes.entry}>
              <span className={classes.mark} aria-hidden>
                <ActivityIcon type={activity.type} />
              </span>
              <p className={classes.title}>{activity.title}</p>
              <RecentTime value={activity.timestamp} />
              <p className={classes.subtitle}>
                <Subject activity={activity} />
                {activity.actor && ` · ${activity.actor}`}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Subject({ activity }: { activity: ActivityDto }) {
  const address = activityAddress(activity);
  return address ? <Link to={address}>{activity.subtitle}</Link> : activity.subtitle;
}

import type { ActivityDto } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { ActivityIcon } from '../../ui/activity-icon';
import { Panel } from './panel';
import panel from './panel.module.css';
import classes from './recent-activity.module.css';
import { RecentTime } from '../../ui/recent-time';

const SHOWN = 5;

/** What colleagues and visitors did last. */
export function RecentActivity({ activities }: { activities: ActivityDto[] }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('dashboard.recentActivity')} to={paths.activity}>
      {activities.length === 0 ? (
        <p className={panel.empty}>{t('dashboard.noActivity')}</p>
      ) : (
        <ol className={classes.timeline}>
          {activities.slice(0, SHOWN).map(({ id, type, title, subtitle, timestamp, actor }) => (
            <li key={id} className={classes.entry}>
              <span className={classes.mark} aria-hidden>
                <ActivityIcon type={type} />
              </span>
              <p className={classes.title}>{title}</p>
              <RecentTime value={timestamp} />
              <p className={classes.subtitle}>
                {subtitle}
                {actor && ` · ${actor}`}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

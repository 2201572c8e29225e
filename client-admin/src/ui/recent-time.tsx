import { formatDate, formatDateTime, formatRelativeTime } from '@consultancy/client-shared/format';
import { useNow } from './use-now';
import classes from './recent-time.module.css';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** How long ago something was; after a week its date says more. */
export function RecentTime({ value }: { value: string }) {
  const now = useNow();
  const isRecent = now.getTime() - new Date(value).getTime() <= WEEK_MS;
  return (
    <time className={classes.time} dateTime={value} title={formatDateTime(value, 'en')}>
      {isRecent ? formatRelativeTime(value, now, 'en') : formatDate(value, 'en')}
    </time>
  );
}

import { DateText, useReading } from '@consultancy/client-shared/calendar';
import { formatRelativeTime } from '@consultancy/client-shared/format';
import { formatDateTime } from '@consultancy/client-shared/calendar/times';
import { useNow } from './use-now';
import classes from './recent-time.module.css';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** How long ago something was; after a week its date says more. */
export function RecentTime({ value }: { value: string }) {
  const now = useNow();
  const title = formatDateTime(value, useReading());
  const isRecent = now.getTime() - new Date(value).getTime() <= WEEK_MS;
  if (!isRecent) return <DateText className={classes.time} value={value} title={title} />;
  return (
    <time className={classes.time} dateTime={value} title={title}>
      {formatRelativeTime(value, now, 'en')}
    </time>
  );
}

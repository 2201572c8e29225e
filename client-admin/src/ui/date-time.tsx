import { formatDate, formatDateTime, formatTime } from '@consultancy/client-shared/format';
import classes from './date-time.module.css';

/** A point in time for the cell of a table: the day above the time, which carries its zone. */
export function DateTime({ value }: { value: string }) {
  return (
    <time className={classes.dateTime} dateTime={value} title={formatDateTime(value, 'en')}>
      <span>{formatDate(value, 'en')}</span>
      <span className={classes.time}>{formatTime(value)} EAT</span>
    </time>
  );
}

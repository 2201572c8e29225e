import clsx from 'clsx';
import { type CalendarName, calendarsOf, formatDateIn } from '../format';
import type { Language } from '../format';
import { useReading } from './calendar-choice';
import classes from './date-text.module.css';

interface DateTextProps {
  /** A point in time or a day, as the API has it. */
  value: string;
  /** The other calendar below the first one instead of behind it. */
  stacked?: boolean;
  className?: string;
  title?: string;
  /** What a calendar says of it; its date unless something else is given. */
  write?: (calendar: CalendarName, value: string, language: Language) => string;
}

/** A date in both calendars, that of the reader first. */
export function DateText({ value, stacked, className, title, write = formatDateIn }: DateTextProps) {
  const reading = useReading();
  const [first, second] = calendarsOf(reading).map((calendar) => write(calendar, value, reading.language));
  if (!first) return null;
  return (
    <time className={clsx(stacked && classes.stacked, className)} dateTime={value} title={title}>
      <span className={classes.date}>{first}</span>
      {!stacked && ' · '}
      <span className={clsx(classes.date, classes.other)}>{second}</span>
    </time>
  );
}

import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';

/** A point in time for the cell of a table: in the reader's calendar, and below in the other one. */
export function DateTime({ value }: { value: string }) {
  return <DateTimeText value={value} stacked />;
}

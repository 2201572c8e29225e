import { useReading } from '@consultancy/client-shared/calendar';
import { formatDateTime } from '@consultancy/client-shared/calendar/times';
import { calendarsOf, formatDateIn } from '@consultancy/client-shared/format';

/** A date in the reader's calendar alone, where a line has no room for both; its title has both, with the time. */
export function ShortDate({ value }: { value: string }) {
  const reading = useReading();
  const [calendar] = calendarsOf(reading);
  return (
    <time dateTime={value} title={formatDateTime(value, reading)}>
      {formatDateIn(calendar, value, reading.language)}
    </time>
  );
}

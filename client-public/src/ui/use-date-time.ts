import { useReading } from '@consultancy/client-shared/calendar';
import { formatDateTimeIn } from '@consultancy/client-shared/calendar/times';

/** Returns a function that writes a point in time inside a sentence: in the reader's calendar only. */
export function useDateTime(): (value: string) => string {
  const { calendar, language } = useReading();
  return (value) => formatDateTimeIn(calendar, value, language);
}

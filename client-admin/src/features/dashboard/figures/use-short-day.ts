import { useReading } from '@consultancy/client-shared/calendar';
import { dateIn, monthName } from '@consultancy/client-shared/format';

/** How a day is written where there is little room: "Nov 23", or "Hid 14" for who reads the Ethiopian calendar. */
export function useShortDay(): (day: string) => string {
  const { calendar, language } = useReading();
  return (day) => {
    const date = dateIn(calendar, day);
    return `${monthName(calendar, date.month, language).slice(0, 3)} ${date.day}`;
  };
}

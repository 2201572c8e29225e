/** The calendars that people here read. */
export type CalendarName = 'ethiopian' | 'gregorian';

/** A day as a calendar names it; month and day count from 1, and the Ethiopian year has thirteen months. */
export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

let reader: Intl.DateTimeFormat | undefined;

/** Made with the first date: many pages show none, and a phone takes a while for it. */
function ethiopianReader(): Intl.DateTimeFormat {
  return (reader ??= new Intl.DateTimeFormat('en-u-ca-ethiopic-nu-latn', {
    timeZone: 'UTC',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
  }));
}

/** A day in a calendar. @param day YYYY-MM-DD, Gregorian, as the API has it */
export function dateIn(calendar: CalendarName, day: string): CalendarDate {
  const midnight = new Date(`${day}T00:00:00Z`);
  return calendar === 'ethiopian' ? readEthiopian(midnight) : readGregorian(midnight);
}

function readEthiopian(midnight: Date): CalendarDate {
  const parts = ethiopianReader().formatToParts(midnight);
  const number = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return { year: number('year'), month: number('month'), day: number('day') };
}

function readGregorian(midnight: Date): CalendarDate {
  return {
    year: midnight.getUTCFullYear(),
    month: midnight.getUTCMonth() + 1,
    day: midnight.getUTCDate(),
  };
}

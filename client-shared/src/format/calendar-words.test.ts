import { expect, it } from '@jest/globals';
import { CALENDAR_WORDS } from './calendar-words';
import { LANGUAGES } from './language';

// The project's own Node knows all three; mails take their words from there.
it.each(LANGUAGES.map(({ code }) => code))('months and weekdays in %s are those of Unicode', (language) => {
  const name = (part: Intl.DateTimeFormatOptions, day: number, month = 0) =>
    new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' }).format(Date.UTC(2026, month, day));
  const { months, weekdays } = CALENDAR_WORDS[language];
  expect(months).toEqual(months.map((_, month) => name({ month: 'long' }, 1, month)));
  // The fourth of January 2026 is a Sunday.
  expect(weekdays).toEqual(weekdays.map((_, day) => name({ weekday: 'long' }, 4 + day)));
});

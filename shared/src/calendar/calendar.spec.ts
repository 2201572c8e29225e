import { describe, expect, it } from '@jest/globals';
import { whyNoDate } from './date-texts.ts';
import {
  type CalendarLanguage,
  type CalendarName,
  calendarWords,
  dateIn,
  dayOf,
  daysInMonth,
  formatDate,
  formatDateTime,
  formatFullDate,
  formatMonth,
  formatTimeOfDay,
  formatYearIn,
  officeDay,
  officeInstant,
  readingOf,
  timeWords,
} from './index.ts';
import { readDate } from './read-date.ts';

const languages: CalendarLanguage[] = ['en', 'am', 'om'];

function* daysFrom(first: string, last: string): Generator<string> {
  for (let time = Date.parse(first); time <= Date.parse(last); time += 86_400_000) {
    yield new Date(time).toISOString().slice(0, 10);
  }
}

it('writes a year alone in either calendar', () => {
  expect(languages.map((language) => formatYearIn('ethiopian', '2023', language))).toEqual([
    '2015/16 E.C.',
    '2015/16 ዓ.ም.',
    '2015/16 A.L.I.',
  ]);
  expect(languages.map((language) => formatYearIn('gregorian', '2023', language))).toEqual([
    '2023',
    '2023 እ.ኤ.አ.',
    '2023 A.L.A.',
  ]);
  expect(formatYearIn('ethiopian', '1999', 'en')).toBe('1991/92 E.C.');
  expect(formatYearIn('ethiopian', '2007', 'en')).toBe('1999/00 E.C.');
  expect(formatYearIn('ethiopian', 'soon', 'en')).toBe('soon');
});

describe('the Ethiopian calendar', () => {
  it.each([
    ['2023-09-11', { year: 2015, month: 13, day: 6 }],
    ['2025-09-11', { year: 2018, month: 1, day: 1 }],
    ['2026-01-07', { year: 2018, month: 4, day: 29 }],
    ['2000-01-01', { year: 1992, month: 4, day: 22 }],
  ])('calls %s %j', (day, date) => {
    expect(dateIn('ethiopian', day)).toEqual(date);
    expect(dayOf('ethiopian', date)).toBe(day);
  });

  it('has each day from 1990 to 2100 once, one after the other, there and back', () => {
    let count = 0;
    let before = dateIn('ethiopian', '1989-12-31');
    for (const day of daysFrom('1990-01-01', '2100-12-31')) {
      const date = dateIn('ethiopian', day);
      if (dayOf('ethiopian', date) !== day) throw new Error(`${day} does not come back`);
      if (!follows(before, date)) throw new Error(`${day} does not follow the day before`);
      before = date;
      count += 1;
    }
    expect(count).toBe(40_542);
  });

  /** By the rule of the calendar itself, which knows nothing of September: a sixth day of the last month before a year after a leap one. */
  function follows(before: { year: number; month: number; day: number }, date: typeof before): boolean {
    const length = before.month < 13 ? 30 : before.year % 4 === 3 ? 6 : 5;
    if (before.day < length) return date.day === before.day + 1 && date.month === before.month;
    if (before.month < 13) return date.day === 1 && date.month === before.month + 1;
    return date.day === 1 && date.month === 1 && date.year === before.year + 1;
  }
});

describe('a date that its calendar does not have', () => {
  it.each<[CalendarName, number, number, number, RegExp, RegExp, RegExp]>([
    ['gregorian', 2026, 2, 30, /^February 2026 has only 28 days\.$/, /28 ቀን/, /guyyaa 28/],
    ['gregorian', 2028, 2, 30, /29 days/, /29 ቀን/, /guyyaa 29/],
    ['gregorian', 2026, 13, 1, /no month 13: the Gregorian year has 12/, /12 ወራት/, /ji’a 12/],
    ['ethiopian', 2016, 13, 6, /^Pagume 2016 has only 5 days; it has 6 once/, /5 ቀን/, /guyyaa 5/],
    ['ethiopian', 2015, 13, 7, /^Pagume 2015 has only 6 days/, /6 ቀን/, /guyyaa 6/],
    ['ethiopian', 2019, 3, 31, /^Hidar 2019 has only 30 days/, /ኅዳር.*30 ቀን/, /Sadaasa.*guyyaa 30/],
    ['ethiopian', 2019, 14, 1, /no month 14: the Ethiopian year has 13/, /13 ወራት/, /ji’a 13/],
    ['ethiopian', 19, 3, 1, /four digits/, /አራት/, /afur/],
    ['gregorian', 2026, 4, 0, /April 2026 has only 30/, /30/, /30/],
  ])('%s %i-%i-%i: why, in each language', (calendar, year, month, day, en, am, om) => {
    const date = { year, month, day };
    expect(dayOf(calendar, date)).toBeUndefined();
    expect(whyNoDate(calendar, date, 'en')).toMatch(en);
    expect(whyNoDate(calendar, date, 'am')).toMatch(am);
    expect(whyNoDate(calendar, date, 'om')).toMatch(om);
  });

  it('differs from one that it has', () => {
    expect(whyNoDate('ethiopian', { year: 2015, month: 13, day: 6 }, 'en')).toBeUndefined();
    expect(daysInMonth('ethiopian', 2015, 13)).toBe(6);
    expect(daysInMonth('ethiopian', 2018, 13)).toBe(5);
    expect(daysInMonth('gregorian', 2028, 2)).toBe(29);
  });
});

describe('words', () => {
  it.each(['en', 'am'] as const)('of the Gregorian calendar in %s are those of Unicode', (language) => {
    const name = (part: Intl.DateTimeFormatOptions, day: number, month = 0) =>
      new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' }).format(Date.UTC(2026, month, day));
    const { months } = calendarWords[language];
    const { weekdays } = timeWords[language];
    expect(months.gregorian).toEqual(months.gregorian.map((_, month) => name({ month: 'long' }, 1, month)));
    // The fourth of January 2026 is a Sunday.
    expect(weekdays).toEqual(weekdays.map((_, day) => name({ weekday: 'long' }, 4 + day)));
  });

  it('of the Ethiopian calendar in Amharic are those of Unicode', () => {
    const format = new Intl.DateTimeFormat('am-u-ca-ethiopic', { month: 'long', timeZone: 'UTC' });
    const { ethiopian } = calendarWords.am.months;
    expect(ethiopian).toEqual(
      ethiopian.map((_, index) =>
        format.format(new Date(`${dayOf('ethiopian', { year: 2018, month: index + 1, day: 1 })}T00:00Z`)),
      ),
    );
  });

  it.each(languages)('are complete in %s', (language) => {
    const { months } = calendarWords[language];
    const { weekdays } = timeWords[language];
    expect([months.gregorian.length, months.ethiopian.length, weekdays.length]).toEqual([12, 13, 7]);
    expect(new Set([...months.ethiopian, ...weekdays]).size).toBe(20);
  });
});

describe('what people read', () => {
  const lateEvening = '2026-11-20T21:30:00Z'; // half past midnight in Addis Ababa

  it('is both calendars, that of the reader first', () => {
    expect(formatDate(lateEvening, readingOf('en'))).toBe('November 21, 2026 · Hidar 12, 2019 E.C.');
    expect(formatDate(lateEvening, readingOf('am'))).toBe('ኅዳር 12 ቀን 2019 ዓ.ም. · 21 ኖቬምበር 2026 እ.ኤ.አ.');
    expect(formatDate(lateEvening, readingOf('om'))).toBe(
      'Sadaasa 12, 2019 A.L.I. · Sadaasa 21, 2026 A.L.A.',
    );
    expect(formatDate('2026-11-21', { language: 'en', calendar: 'ethiopian' })).toBe(
      'Hidar 12, 2019 E.C. · November 21, 2026',
    );
    expect(formatFullDate(lateEvening, readingOf('en'))).toBe(
      'Saturday, November 21, 2026 · Hidar 12, 2019 E.C.',
    );
    expect(formatFullDate(lateEvening, readingOf('am'))).toMatch(/^ቅዳሜ፣ ኅዳር 12/);
    expect(formatMonth('ethiopian', { year: 2019, month: 13 }, 'om')).toBe('Qaammee 2019 A.L.I.');
  });

  it.each([
    ['09:00', '09:00 · 3:00 morning', '3:00 ጠዋት · 09:00', '3:00 ganama · 09:00'],
    ['06:00', '06:00 · 12:00 morning', '12:00 ጠዋት · 06:00', '12:00 ganama · 06:00'],
    ['12:30', '12:30 · 6:30 afternoon', '6:30 ቀን · 12:30', '6:30 guyyaa · 12:30'],
    ['18:00', '18:00 · 12:00 evening', '12:00 ምሽት · 18:00', '12:00 galgala · 18:00'],
    ['00:05', '00:05 · 6:05 night', '6:05 ሌሊት · 00:05', '6:05 halkan · 00:05'],
  ])('%s is on both clocks', (time, ...shown) => {
    expect(languages.map((language) => formatTimeOfDay(time, readingOf(language)))).toEqual(shown);
  });

  it('carries its zone where it has a time', () => {
    expect(formatDateTime('2026-01-05T09:05:00Z', readingOf('en'))).toBe(
      'January 5, 2026, 12:05 EAT · Tahsas 27, 2018 E.C., 6:05 afternoon',
    );
    expect(formatDateTime('2026-01-05T06:05:00Z', readingOf('am'))).toBe(
      'ታኅሣሥ 27 ቀን 2018 ዓ.ም.፣ 3:05 ጠዋት · 5 ጃንዋሪ 2026 እ.ኤ.አ.፣ 09:05 EAT',
    );
  });

  it('is empty where it cannot be read', () => {
    const reading = readingOf('am');
    expect([formatDate('soon', reading), formatDateTime('', reading), formatFullDate('', reading)]).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('is a day and a time of the office', () => {
    expect(officeDay(lateEvening)).toBe('2026-11-21');
    expect(officeInstant('2026-12-01', '09:30').toISOString()).toBe('2026-12-01T06:30:00.000Z');
    expect(officeInstant('2026-12-01', '00:00').toISOString()).toBe('2026-11-30T21:00:00.000Z');
  });
});

describe('a date that somebody types', () => {
  const ethiopian = { language: 'en', calendar: 'ethiopian' } as const;
  const gregorian = { language: 'en', calendar: 'gregorian' } as const;

  it.each([
    ['11/3/2019', ethiopian],
    [' 11 - 03 - 2019 ', ethiopian],
    ['2019-3-11', ethiopian],
    ['20.11.2026', gregorian],
    ['2026-11-20', gregorian],
    ['November 20, 2026', gregorian],
    // With the name of the month the calendar is clear.
    ['20 november 2026', ethiopian],
    ['Hidar 11, 2019', gregorian],
    ['ኅዳር 11 ቀን 2019 ዓ.ም.', gregorian],
    ['Sadaasa 11, 2019', ethiopian],
    ['Sadaasa 20, 2026 A.L.A.', gregorian],
    // The era says which calendar, also where the words of both are the same.
    ['Sadaasa 20, 2026 A.L.A.', ethiopian],
    ['Sadaasa 11, 2019 A.L.I.', gregorian],
    ['20/11/2026 እ.ኤ.አ.', ethiopian],
    ['11/3/2019 E.C.', gregorian],
    ['፲፩/፫/፳፻፲፱', ethiopian],
    ['ኅዳር ፲፩ ቀን ፳፻፲፱', gregorian],
  ])('as %j is the same day', (text, reading) => {
    expect(readDate(text, reading, '2026-11-20')).toEqual({ day: '2026-11-20' });
  });

  it.each([
    ['2026-12-03', ethiopian, '2026-12-03'],
    ['3/12/2026', ethiopian, '2026-12-03'],
    ['24/3/2019', gregorian, '2026-12-03'],
    ['24/3/2019', ethiopian, '2026-12-03'],
    ['3/12/2026', gregorian, '2026-12-03'],
    ['2040-12-03', gregorian, '2040-12-03'],
  ])('as %j is taken for a day to come in the calendar in which it is one', (text, reading, day) => {
    expect(readDate(text, reading, '2026-11-29', '2026-11-29')).toEqual({ day });
  });

  it('stays in the calendar of the reading where past days are asked for too', () => {
    expect(readDate('24/3/2019', gregorian, '2026-11-29')).toEqual({ day: '2019-03-24' });
  });

  it.each([
    ['6/13/2016', /^Pagume 2016 has only 5 days/],
    ['30 February 2026', /^February 2026 has only 28 days/],
    ['7/13/2015', /^Pagume 2015 has only 6 days/],
    ['soon', /^Write the date as day\/month\/year, for example 11\/3\/2019\.$/],
    ['11/3/19', /four digits/],
    ['', /^Write the date/],
  ])('as %j is none, and the sentence says why', (text, fault) => {
    expect(readDate(text, ethiopian, '2026-11-20')).toEqual({ fault: expect.stringMatching(fault) });
  });
});

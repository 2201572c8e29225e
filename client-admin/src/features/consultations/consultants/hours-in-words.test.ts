import { expect, it } from '@jest/globals';
import { hoursInWords } from './hours-in-words';

const none = {
  ...{ monday: null, tuesday: null, wednesday: null, thursday: null, friday: null },
  ...{ saturday: null, sunday: null },
};
const day = { opens: '09:00', closes: '17:00' };
const morning = { opens: '09:00', closes: '12:00' };
const gregorian = { calendar: 'gregorian', language: 'en' } as const;

it.each([
  [{ ...none }, ''],
  [{ ...none, monday: day, tuesday: day, wednesday: day }, 'Mon–Wed 09:00–17:00'],
  [{ ...none, monday: day, wednesday: day }, 'Mon 09:00–17:00, Wed 09:00–17:00'],
  [{ ...none, thursday: day, friday: morning, saturday: morning }, 'Thu 09:00–17:00, Fri–Sat 09:00–12:00'],
])('says %j as “%s”', (week, words) => {
  expect(hoursInWords(week, gregorian)).toBe(words);
});

import { describe, expect, it } from '@jest/globals';
import type { OfficeDay } from '../office-hours/office-hours.module.js';
import { whyNotWorking, workingHoursOn } from './consultant-hours.js';
import type { Consultant } from './consultant.entity.js';

const monday = '2026-06-01';
const office = { opens: '08:00', closes: '18:00' };
const usual: OfficeDay = { hours: office, names: null };
const special = (hours: OfficeDay['hours']): OfficeDay => ({
  hours,
  names: { en: 'Moving day', am: null, om: null },
});
const none = {
  ...{ monday: null, tuesday: null, wednesday: null, thursday: null, friday: null },
  ...{ saturday: null, sunday: null },
};
const consultant = (given: Partial<Consultant> = {}) => ({ name: 'Selam', week: null, away: [], ...given });
const own = consultant({ week: { ...none, monday: { opens: '13:00', closes: '20:00' } } });
const away = consultant({ away: [{ from: '2026-05-30', to: monday, reason: 'Leave' }] });

describe('a consultant', () => {
  it.each([
    ['keeps the hours of the office without own ones', consultant(), usual, office],
    ['keeps their own instead, longer ones too', own, usual, { opens: '13:00', closes: '20:00' }],
    ['meets nobody on a day without hours of theirs', consultant({ week: none }), usual, null],
    ['meets nobody while the office is closed', own, special(null), null],
    [
      'keeps what is in common on a special day',
      own,
      special({ opens: '10:00', closes: '15:00' }),
      { opens: '13:00', closes: '15:00' },
    ],
    ['meets nobody where nothing is in common', own, special({ opens: '08:00', closes: '13:00' }), null],
    ['meets nobody while away, on the last day too', away, usual, null],
  ])('%s', (_, who, day, hours) => {
    expect(workingHoursOn(who, day, monday)).toEqual(hours);
  });

  it('is back on the day after', () => {
    expect(workingHoursOn(away, usual, '2026-06-02')).toEqual(office);
  });

  it.each([
    [own, usual, /^Selam works from 13:00 to 20:00 on Monday, June 1, 2026.*\.$/],
    [consultant({ week: none }), usual, /^Selam does not work on Mondays\.$/],
    [away, usual, /^Selam is away until June 1, 2026.* \(Leave\)\.$/],
    [own, special(null), /^The office is closed on Monday, June 1.*\(Moving day\), so Selam does not work/],
    [own, special({ opens: '08:00', closes: '13:00' }), /^Selam does not work while the office is open on/],
  ])('says why not', (who, day, sentence) => {
    const hours = workingHoursOn(who, day, monday);
    expect(whyNotWorking(who, day, monday, hours)).toMatch(sentence);
  });
});

import { dateIn } from '@consultancy/shared/calendar';
import { describe, expect, it } from '@jest/globals';
import { Holiday } from '../holiday.enum.js';
import { movableFeasts } from './bahire-hasab.js';
import { holidayNames } from './holiday-names.js';
import { holidaysBetween, proposedFeasts } from './holidays-between.js';

/** Easter of the Julian calendar as Meeus reckons it, in the Gregorian one; valid from 1900 to 2099. */
function julianEaster(year: number): string {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const [month, day] = [Math.floor((d + e + 114) / 31), ((d + e + 114) % 31) + 1];
  return new Date(Date.UTC(year, month - 1, day + 13)).toISOString().slice(0, 10);
}

describe('movable feasts', () => {
  it.each([
    [2016, '2024-05-05'],
    [2017, '2025-04-20'],
    [2018, '2026-04-12'],
    [2013, '2021-05-02'],
    [2002, '2010-04-04'],
  ])('Fasika of %i is on %s', (year, fasika) => {
    expect(movableFeasts(year).fasika).toBe(fasika);
  });

  it('are those of the eastern churches from 1990 to 2099', () => {
    for (let year = 1990; year < 2100; year += 1) {
      const { siklet, fasika } = movableFeasts(year - 8);
      expect(fasika).toBe(julianEaster(year));
      expect(Date.parse(fasika) - Date.parse(siklet)).toBe(2 * 86_400_000);
    }
  });
});

describe('holidays', () => {
  const daysOf = (from: string, to: string) =>
    holidaysBetween(from, to).map(({ day, holiday }) => `${day} ${holiday}`);

  it('of a year are on their days, in order', () => {
    expect(daysOf('2025-09-01', '2026-08-31')).toEqual([
      '2025-09-11 ENKUTATASH',
      '2025-09-27 MESKEL',
      '2026-01-07 GENA',
      '2026-01-19 TIMKET',
      '2026-03-02 ADWA',
      '2026-04-10 SIKLET',
      '2026-04-12 FASIKA',
      '2026-05-01 LABOUR_DAY',
      '2026-05-05 PATRIOTS_VICTORY',
    ]);
  });

  it('move with the leap day, but for Gena', () => {
    expect(daysOf('2023-09-01', '2024-03-31')).toEqual([
      '2023-09-12 ENKUTATASH',
      '2023-09-28 MESKEL',
      '2024-01-07 GENA',
      '2024-01-20 TIMKET',
      '2024-03-02 ADWA',
    ]);
    expect(dateIn('ethiopian', '2024-01-07').day).toBe(28);
    expect(daysOf('2026-01-07', '2026-01-07')).toEqual(['2026-01-07 GENA']);
    expect(daysOf('2026-01-08', '2026-01-18')).toEqual([]);
  });

  it('are those that the law of their year names', () => {
    expect(daysOf('2024-05-28', '2024-05-28')).toEqual(['2024-05-28 DERG_DOWNFALL']);
    for (const year of [2025, 2026, 2027, 2029]) expect(daysOf(`${year}-05-28`, `${year}-05-28`)).toEqual([]);
  });

  it('of Islam are proposed', () => {
    expect(proposedFeasts('2026-01-01', '2026-12-31')).toEqual([
      { day: '2026-03-20', holiday: Holiday.EID_AL_FITR },
      { day: '2026-05-27', holiday: Holiday.EID_AL_ADHA },
      { day: '2026-08-25', holiday: Holiday.MAWLID },
    ]);
  });

  it.each(Object.values(Holiday))('%s has a name in each language, in its letters', (holiday) => {
    const { en, am, om } = holidayNames[holiday];
    expect(en).toMatch(/^[A-Za-z ’()-]+$/);
    expect(am).toMatch(/^[\p{Script=Ethiopic} -]+$/u);
    expect(om).toMatch(/^[A-Za-z ’-]+$/);
  });
});

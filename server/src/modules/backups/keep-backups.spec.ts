import { dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { backupName, timeOf } from './backup-place.js';
import { BackupReason } from './backup.enums.js';
import { chooseKept } from './keep-backups.js';

const { SCHEDULED, MANUAL, BEFORE_UPDATE } = BackupReason;
const dayMs = 24 * 60 * 60 * 1000;
/** At 02:00 in Addis Ababa, on the day with this number. */
const night = (number: number) => new Date(Date.UTC(2026, 0, 1, 23) + number * dayMs);
const nightly = (number: number) => backupName(SCHEDULED, night(number));

const anyName = fc
  .record({
    reason: fc.constantFrom(SCHEDULED, MANUAL, BEFORE_UPDATE),
    time: fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
  })
  .map(({ reason, time }) => backupName(reason, time));
const anyNames = fc.uniqueArray(anyName, { minLength: 1, maxLength: 200 });

describe('chooseKept', () => {
  it('keeps seven days, four weeks and six months, when it chooses each night', () => {
    let stored: string[] = [];
    for (let today = 0; today < 400; today += 1) {
      stored = [...chooseKept([...stored, nightly(today)])];
      if (today < 200) continue;
      for (let day = today - 6; day <= today; day += 1) expect(stored).toContain(nightly(day));
      const ages = stored.map((name) => today - numberOf(name));
      for (const week of [1, 2, 3])
        expect(ages.some((age) => age >= 7 * week - 6 && age <= 7 * week + 6)).toBe(true);
      // One of each of the five months before, which have at most 31 days.
      expect(Math.max(...ages)).toBeGreaterThanOrEqual(5 * 30 - 31);
      expect(Math.max(...ages)).toBeLessThanOrEqual(6 * 31);
      expect(stored.length).toBeLessThanOrEqual(7 + 4 + 6);
    }
  });

  it('keeps the newest, at most 23, and nothing that is not there', () => {
    fc.assert(
      fc.property(anyNames, (names) => {
        const kept = chooseKept(names);
        const times = names.map((name) => name.replace(/^\D+/, '')).sort();
        expect([...kept].some((name) => name.endsWith(times.at(-1)!))).toBe(true);
        expect(kept.size).toBeLessThanOrEqual(7 + 4 + 6 + 3 + 3);
        for (const name of kept) expect(names).toContain(name);
      }),
    );
  });

  it('chooses the same of what it has chosen, in any order', () => {
    fc.assert(
      fc.property(anyNames, (names) => {
        const kept = chooseKept(names);
        expect(chooseKept([...kept].reverse())).toEqual(kept);
      }),
    );
  });

  it('never keeps fewer because one more was made', () => {
    fc.assert(
      fc.property(anyNames, anyName, (names, another) => {
        const days = (of: Iterable<string>) => new Set([...of].map((name) => dayInAddisAbaba(timeOf(name))));
        const [before, after] = [chooseKept(names), chooseKept([...names, another])];
        expect(days(after).size).toBeGreaterThanOrEqual(Math.min(7, days(before).size));
      }),
    );
  });

  it('keeps the last three before an update and at request, however old, and as many of the newest as asked', () => {
    const updates = [1, 2, 3, 4].map((number) => backupName(BEFORE_UPDATE, night(number)));
    const kept = chooseKept(
      [...updates, ...Array.from({ length: 30 }, (_, index) => nightly(300 + index))],
      12,
    );
    expect(updates.filter((name) => kept.has(name))).toEqual(updates.slice(1));
    for (let day = 318; day < 330; day += 1) expect(kept).toContain(nightly(day));
  });
});

function numberOf(name: string): number {
  const [, year, month, day] = /(\d{4})-(\d\d)-(\d\d)/.exec(name)!;
  return (Date.UTC(Number(year), Number(month) - 1, Number(day)) - Date.UTC(2026, 0, 1)) / dayMs;
}

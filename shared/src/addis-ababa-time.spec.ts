import {
  dayInAddisAbaba,
  instantFrom,
  instantInAddisAbaba,
  isDay,
  timeInAddisAbaba,
} from '@consultancy/shared/addis-ababa-time';
import { describe, expect, it } from '@jest/globals';

describe('Addis Ababa time', () => {
  it('begins its day three hours before UTC does', () => {
    expect(dayInAddisAbaba(new Date('2026-11-20T20:59:59Z'))).toBe('2026-11-20');
    expect(dayInAddisAbaba(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-21');
  });

  it('turns a wall-clock time there into an instant', () => {
    expect(instantInAddisAbaba('2026-11-20', '09:30').toISOString()).toBe('2026-11-20T06:30:00.000Z');
  });

  it('shows three hours more than UTC', () => {
    expect(timeInAddisAbaba(new Date('2026-11-20T22:05:00Z'))).toBe('01:05');
  });

  it.each(['2026-11-20', '2028-02-29'])('knows the day %s', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-11-00', '20261120', '2026-11-20T09:00', ''])(
    'does not take %j for a day',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );

  it.each([
    ['2026-11-20T06:30:00.000Z', '2026-11-20T06:30:00.000Z'],
    ['2026-11-20T09:30:00+03:00', '2026-11-20T06:30:00.000Z'],
    ['2026-11-20T09:30', '2026-11-20T06:30:00.000Z'],
  ])('reads the timestamp %s', (text, instant) => {
    expect(instantFrom(text)?.toISOString()).toBe(instant);
  });

  it.each(['2026-11-20', '2026-02-30T09:00Z', '2026-11-20T25:00Z', '2026-11-20T09:00+99:99', 'tomorrow'])(
    'does not take %j for a timestamp',
    (text) => {
      expect(instantFrom(text)).toBeUndefined();
    },
  );
});

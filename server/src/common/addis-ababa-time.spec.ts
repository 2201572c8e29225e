import { describe, expect, it } from 'vitest';
import { dayInAddisAbaba, instantInAddisAbaba } from './addis-ababa-time.js';

describe('Addis Ababa time', () => {
  it('begins its day three hours before UTC does', () => {
    expect(dayInAddisAbaba(new Date('2026-11-20T20:59:59Z'))).toBe('2026-11-20');
    expect(dayInAddisAbaba(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-21');
  });

  it('turns a wall-clock time there into an instant', () => {
    expect(instantInAddisAbaba('2026-11-20', '09:30').toISOString()).toBe('2026-11-20T06:30:00.000Z');
  });
});

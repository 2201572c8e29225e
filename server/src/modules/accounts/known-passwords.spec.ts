import { describe, expect, it } from '@jest/globals';
import { isKnownPassword } from './known-passwords.js';

describe('isKnownPassword', () => {
  it.each(['Password1', 'PASSW0RD', 'Qwerty123', '1qaz2wsx'])('knows %s, which leaked often', (password) => {
    expect(isKnownPassword(password)).toBe(true);
  });

  it.each(['Admin2026', 'AddisAbaba1!', 'Architecture_7'])('knows %s, which is obvious here', (password) => {
    expect(isKnownPassword(password)).toBe(true);
  });

  it.each(['Correct1', 'Enset-And-Teff-9', 'Adminton1'])('does not know %s', (password) => {
    expect(isKnownPassword(password)).toBe(false);
  });
});

import { describe, expect, it } from '@jest/globals';
import { asText } from './one-message.js';

describe('asText', () => {
  it('inserts each parameter at its place, in any order and repeatedly', () => {
    expect(asText('SELECT $2, $1, $2, $10', ['a', 2, ...'345678'.split(''), true, 'ten'])).toBe(
      `SELECT 2, 'a', 2, 'ten'`,
    );
  });

  it.each([
    [`it's`, `'it''s'`],
    ['a\\', ` E'a\\\\'`],
    [`\\'; DROP TABLE users; --`, ` E'\\\\''; DROP TABLE users; --'`],
    ['$1 $& $`', `'$1 $& $\`'`],
    [-1.5, '-1.5'],
    [false, 'false'],
    [new Date('2026-11-29T08:00:00Z'), `'2026-11-29T08:00:00.000Z'`],
  ])('writes %j as %s', (value, text) => {
    expect(asText('$1', [value])).toBe(text);
  });

  it.each([[NaN], [Infinity], [null], [undefined], [{}], [['a']]])('refuses %j', (value) => {
    expect(() => asText('$1', [value])).toThrow(TypeError);
  });
});

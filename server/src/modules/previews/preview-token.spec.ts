import { expect, it } from '@jest/globals';
import { isSecretOf, newSecret, readToken, tokenOf } from './preview-token.js';

it('proves itself by its secret, and by no other', () => {
  const { secret, hash } = newSecret();
  expect(hash).not.toContain(secret);
  expect(readToken(tokenOf(7, secret))).toEqual({ id: 7, secret });
  expect([isSecretOf(secret, hash), isSecretOf(newSecret().secret, hash), isSecretOf('', hash)]).toEqual([
    ...[true, false, false],
  ]);
});

it.each(['', '7', '7.', `0.${'a'.repeat(43)}`, `7.${'a'.repeat(42)}`, `7.${'a'.repeat(44)}`, '7.../..'])(
  'is not %j',
  (token) => {
    expect(readToken(token)).toBeNull();
  },
);

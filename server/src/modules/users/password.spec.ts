import { describe, expect, it } from '@jest/globals';
import { hashPassword, verifyPassword } from './password.js';

describe('passwords', () => {
  it('are stored as Argon2id and found again', async () => {
    const hash = await hashPassword('Correct1');
    expect(hash).toMatch(/^\$argon2id\$/);
    expect(await verifyPassword(hash, 'Correct1')).toBe(true);
    expect(await verifyPassword(hash, 'correct1')).toBe(false);
  });

  it('are never right for an account that does not exist', async () => {
    expect(await verifyPassword(undefined, 'no account has this password')).toBe(false);
  });
});

it('lets only so many wait for it, so that a flood of logins keeps nobody waiting for ever', async () => {
  const hash = await hashPassword('Correct1');
  const tries = await Promise.allSettled(Array.from({ length: 260 }, () => verifyPassword(hash, 'Wrong1')));
  const refused = tries.filter((each) => each.status === 'rejected');
  expect(refused.map(({ reason }) => (reason as { status: number }).status)).toEqual(Array(8).fill(503));
  expect(await verifyPassword(hash, 'Correct1')).toBe(true);
});

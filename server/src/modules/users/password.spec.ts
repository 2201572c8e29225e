import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.js';

describe('passwords', () => {
  it('are kept as Argon2id and found again', async () => {
    const hash = await hashPassword('Correct1');
    expect(hash).toMatch(/^\$argon2id\$/);
    expect(await verifyPassword(hash, 'Correct1')).toBe(true);
    expect(await verifyPassword(hash, 'correct1')).toBe(false);
  });

  it('are never right for an account that does not exist', async () => {
    expect(await verifyPassword(undefined, 'no account has this password')).toBe(false);
  });
});

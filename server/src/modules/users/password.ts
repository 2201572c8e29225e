import { hash, verify } from '@node-rs/argon2';
import { BoundedWork } from '../../common/bounded-work.js';

/** Each takes a thread of the four that also read files, 19 MiB and about 15 ms; so the last in the queue waits 2 s. */
export const hashing = new BoundedWork({ atOnce: 2, waiting: 250 });

/**
 * Hashes with Argon2id and the library's parameters (19 MiB, two passes), as OWASP asks for.
 * @throws ApiException 503 where too many passwords wait already
 */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(password));
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one behind the hash. Without a hash (no such account) it takes just as long, so
 * that the answer's timing does not reveal which accounts exist.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  if (passwordHash !== undefined) return hashing.run(() => verify(passwordHash, password));
  decoy ??= hash('no account has this password');
  const decoyHash = await decoy;
  await hashing.run(() => verify(decoyHash, password));
  return false;
}

import { hash, verify } from '@node-rs/argon2';

/** Hashes with Argon2id and the library's parameters (19 MiB, two passes), as OWASP asks for. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one behind the hash. Without a hash (no such account) it takes just as long, so
 * that the answer's timing tells nobody which accounts exist.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  if (passwordHash !== undefined) return verify(passwordHash, password);
  decoy ??= hashPassword('no account has this password');
  await verify(await decoy, password);
  return false;
}

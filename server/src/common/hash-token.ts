import { createHash } from 'node:crypto';

/** What is stored of a token. Tokens are random, so a fast hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/** A random part, base64url; what makes a token unguessable. */
const secretPattern = '[\\w-]{43}';
// Tokens of former releases have no seal. They are exchanged like others.
const pattern = new RegExp(
  `^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\.(${secretPattern})(?:\\.(${secretPattern}))?$`,
);

/**
 * A refresh token: the session's id, a secret, and a seal over both that only this server can make. Hashes tell
 * which token is the newest of its session; the seal distinguishes one that was issued from one that was invented.
 * @param secret 32 bytes that nobody can guess
 * @param sealingKey the server's own secret
 */
export function refreshTokenOf(sessionId: string, secret: Buffer, sealingKey: string): string {
  const body = `${sessionId}.${secret.toString('base64url')}`;
  return `${body}.${sealOf(body, sealingKey)}`;
}

/** The session that a text names, if it has the form of a refresh token. */
export function sessionIdOf(refreshToken: string): string | undefined {
  return pattern.exec(refreshToken)?.[1];
}

/** Whether this server made the token, whenever that was. */
export function isSealed(refreshToken: string, sealingKey: string): boolean {
  const [, id, secret, seal] = pattern.exec(refreshToken) ?? [];
  if (!seal) return false;
  const wanted = sealOf(`${id}.${secret}`, sealingKey);
  return timingSafeEqual(Buffer.from(seal), Buffer.from(wanted));
}

/**
 * The secret of the token that follows another one. Who has the former token and the salt finds it again, from the
 * database alone nobody does.
 * @param salt 32 random bytes, made for this exchange
 */
export function successorSecret(refreshToken: string, salt: Buffer): Buffer {
  return createHmac('sha256', salt).update(refreshToken).digest();
}

function sealOf(body: string, key: string): string {
  return createHmac('sha256', key).update(`refresh token ${body}`).digest('base64url');
}

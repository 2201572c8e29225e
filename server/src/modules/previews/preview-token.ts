import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hashToken } from '../../common/hash-token.js';

/** More than anybody can guess. */
const secretBytes = 32;

/** What a link says: which one it is, and a secret that proves it. */
const pattern = /^([1-9]\d{0,9})\.([\w-]{43})$/;

export function newSecret(): { secret: string; hash: string } {
  const secret = randomBytes(secretBytes).toString('base64url');
  return { secret, hash: hashToken(secret) };
}

export function tokenOf(id: number, secret: string): string {
  return `${id}.${secret}`;
}

/** @returns null for what is no token */
export function readToken(token: string): { id: number; secret: string } | null {
  const [, id, secret] = pattern.exec(token) ?? [];
  return id && secret ? { id: Number(id), secret } : null;
}

/** Takes as long for any secret. */
export function isSecretOf(secret: string, hash: string): boolean {
  const [given, kept] = [hashToken(secret), hash].map((each) => Buffer.from(each));
  return given!.length === kept!.length && timingSafeEqual(given!, kept!);
}

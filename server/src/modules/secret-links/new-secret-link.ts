import { randomBytes } from 'node:crypto';
import { hashToken } from '../../common/sealing.js';
import { linkTerms } from './link-terms.js';
import type { SecretLink } from './secret-link.entity.js';

/** What a link is about. */
export type LinkSubject = Pick<SecretLink, 'kind' | 'recordId'>;

/** What there is to say of a new link. The terms of its purpose give `expiresAt` where it is left out. */
export type NewSecretLink = LinkSubject &
  Pick<SecretLink, 'purpose'> &
  Partial<Pick<SecretLink, 'email' | 'sessionId' | 'createdById' | 'expiresAt' | 'passwordHash'>>;

/** Makes a token, and the row that is to be stored with the mail that brings it. */
export function newSecretLink(link: NewSecretLink) {
  const token = randomBytes(32).toString('base64url');
  const { goodForMs, uses: usesLeft } = linkTerms[link.purpose];
  const end = goodForMs === null ? null : new Date(Date.now() + goodForMs);
  const expiresAt = link.expiresAt ?? end;
  return { token, link: { ...link, tokenHash: hashToken(token), expiresAt, usesLeft } };
}

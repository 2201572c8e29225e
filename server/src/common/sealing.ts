import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** In bytes, of AES-256-GCM. */
const nonceLength = 12;
const tagLength = 16;

/**
 * Encrypts a text so that only the same secret opens it (AES-256-GCM, with a key derived from the secret).
 * @param purpose what it is sealed for: what was sealed for another purpose does not open
 * @returns base64, a third longer than the text and 28 bytes
 */
export function seal(text: string, secret: string, purpose: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Opens what `seal` returned. @throws Error where it was sealed with another secret, for another purpose, or changed */
export function unseal(sealed: string, secret: string, purpose: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const text = bytes.subarray(nonceLength + tagLength);
  const decipher = createDecipheriv(
    'aes-256-gcm',
    cipherKey(secret, purpose),
    bytes.subarray(0, nonceLength),
    { authTagLength: tagLength },
  );
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}

function cipherKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}

/** What is stored of a token. Tokens are random, so a fast hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const header = 'x-in-process';
const secret = randomBytes(32);

/** Headers that mark a request of this process to itself, such as a page fetching its data while rendered. */
export const inProcessHeaders = { [header]: secret.toString('hex') };

/** Whether a request comes from this very process; nobody else knows the secret, which changes at each start. */
export function isInProcess(headers: IncomingHttpHeaders): boolean {
  const given = Buffer.from(String(headers[header] ?? ''), 'hex');
  return given.length === secret.length && timingSafeEqual(given, secret);
}

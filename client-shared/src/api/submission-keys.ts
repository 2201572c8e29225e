import { randomId } from './random-id';

/** How long an attempt without an answer is remembered; the same request after that is meant to be sent once more. */
const REMEMBERED_MS = 10 * 60_000;

const keys = new Map<string, { key: string; usedAt: number }>();

interface Submission {
  /** The Idempotency-Key it goes out with, now and when it is tried again. */
  key: string;
  /** It has arrived: the same request later is meant to be sent once more. */
  arrived: () => void;
}

/**
 * One Idempotency-Key for each request until it has arrived, so that neither the automatic retry nor a second press
 * files anything twice.
 */
export function submissionOf(method: string, url: string, body: RequestInit['body']): Submission {
  const now = Date.now();
  for (const [name, { usedAt }] of keys) {
    if (now - usedAt > REMEMBERED_MS) keys.delete(name);
  }
  const name = JSON.stringify([method, url, describeBody(body)]);
  const key = keys.get(name)?.key ?? randomId();
  keys.set(name, { key, usedAt: now });
  return { key, arrived: () => keys.delete(name) };
}

/** The same for the same content; a file is known by what the browser says of it. */
function describeBody(body: RequestInit['body']): unknown {
  if (!(body instanceof FormData)) return body;
  return [...body].map(([field, value]) =>
    value instanceof File ? [field, value.name, value.size, value.type, value.lastModified] : [field, value],
  );
}

import { randomId } from './random-id';
import { readStoredUser } from './session-storage';

/** How long an attempt without an answer is remembered; the same request after that is meant to be sent once more. */
const REMEMBERED_MS = 10 * 60_000;

const keys = new Map<string, { key: string; timer: ReturnType<typeof setTimeout> }>();

interface Submission {
  /** The Idempotency-Key it goes out with, now and when it is tried again. */
  key: string;
  /** It has been answered: the same request later is meant to be sent once more. */
  answered: () => void;
}

/**
 * One Idempotency-Key for each request of an account until it is answered, so that neither the automatic retry nor a
 * second press files anything twice. What was sent is remembered no longer than that: it may hold a password.
 */
export function submissionOf(method: string, url: string, body: RequestInit['body']): Submission {
  const name = JSON.stringify([callers(), method, url, describeBody(body)]);
  const known = keys.get(name);
  clearTimeout(known?.timer);
  const key = known?.key ?? randomId();
  const timer = setTimeout(() => keys.delete(name), REMEMBERED_MS);
  keys.set(name, { key, timer });
  const answered = () => {
    clearTimeout(keys.get(name)?.timer);
    keys.delete(name);
  };
  return { key, answered };
}

/** The accounts signed in; the next account in this tab sends requests of its own. */
function callers(): unknown[] {
  return (['admin', 'public'] as const).map((kind) => readStoredUser<{ id: number }>(kind)?.id);
}

/** The same for the same content; a file is known by what the browser says of it. */
function describeBody(body: RequestInit['body']): unknown {
  if (!(body instanceof FormData)) return body;
  return [...body].map(([field, value]) =>
    value instanceof File ? [field, value.name, value.size, value.type, value.lastModified] : [field, value],
  );
}

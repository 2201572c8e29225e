import { ApiError, networkError } from './api-error';
import { refreshSession } from './session-refresh';
import { readAccessToken, type SessionKind } from './session-storage';
import { submissionOf } from './submission-keys';
import { send, type TransportOptions } from './transport';
import type { UploadProgress } from './upload-progress';

/** The error type of every generated hook. */
export type ErrorType<_Answer> = ApiError;

export interface RequestOptions extends TransportOptions {
  /** Called while large files are sent; without it the application shows how far they are. */
  onProgress?: (progress: UploadProgress) => void;
}

/** A form with fewer bytes of files is sent at once: in ten seconds at 400 kbit/s. */
export const SMALL_FORM_BYTES = 512 * 1024;

interface Credentials {
  kind: SessionKind;
  token: string;
}

/**
 * What the generated hooks call. Resolves with the envelope, throws an ApiError and nothing else
 * (except the caller's own cancellation). It never shows anything: that is the screens' business.
 */
export async function fetcher<T>(url: string, options: RequestOptions = {}): Promise<T> {
  const { method = 'GET', body } = options;
  const headers = new Headers(options.headers);
  if ((method !== 'POST' && method !== 'PUT') || headers.has('Idempotency-Key')) {
    return sendWithFiles(url, options);
  }
  const { key, answered } = submissionOf(method, url, body);
  headers.set('Idempotency-Key', key);
  try {
    const answer = await sendWithFiles<T>(url, { ...options, headers });
    answered();
    return answer;
  } catch (error) {
    if (isRefusal(error)) answered();
    throw error;
  }
}

/** What was refused was not carried out. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** Large files go ahead, part by part; the form names them. */
async function sendWithFiles<T>(url: string, { onProgress, ...options }: RequestOptions): Promise<T> {
  const { body } = options;
  if (!(body instanceof FormData) || bytesIn(body) <= SMALL_FORM_BYTES) return sendAsCaller(url, options);
  // Not with the first code of the site, where nobody sends files.
  const { sendInParts } = await import('./upload-in-parts').catch((cause: unknown) => {
    throw networkError('Network error', 0, cause);
  });
  return sendInParts(url, { ...options, body }, { onProgress, send: sendAsCaller });
}

function bytesIn(form: FormData): number {
  return [...form.values()].reduce((sum, value) => sum + (value instanceof File ? value.size : 0), 0);
}

async function sendAsCaller<T>(url: string, options: TransportOptions): Promise<T> {
  const credentials = namesItsCaller(options) ? null : storedCredentials();
  try {
    return await send<T>(url, withCredentials(options, credentials));
  } catch (error) {
    if (!credentials || !isExpiredToken(error)) throw error;
    // With a new token the request is repeated as the same account; without one it goes out with what is
    // left, so that a stale sign-in never keeps anybody from the public pages.
    await refreshSession(credentials.kind, credentials.token);
    return await send<T>(url, withCredentials(options, storedCredentials()));
  }
}

/** A request may carry a token of its own, for example to end a session that is not stored. */
function namesItsCaller({ headers }: TransportOptions): boolean {
  return new Headers(headers).has('Authorization');
}

function storedCredentials(): Credentials | null {
  for (const kind of ['admin', 'public'] as const) {
    const token = readAccessToken(kind);
    if (token !== null) return { kind, token };
  }
  return null;
}

function withCredentials(
  { headers, ...init }: TransportOptions,
  credentials: Credentials | null,
): TransportOptions {
  const merged = new Headers(headers);
  if (!merged.has('Accept')) merged.set('Accept', 'application/json');
  if (credentials) merged.set('Authorization', `Bearer ${credentials.token}`);
  // The browser writes the multipart boundary itself; a content type of ours would break the upload.
  if (init.body instanceof FormData) merged.delete('Content-Type');
  else if (init.body && !merged.has('Content-Type')) merged.set('Content-Type', 'application/json');
  return { ...init, headers: merged };
}

/** What a sign-in is refused with has codes of its own. */
function isExpiredToken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'UNAUTHORIZED';
}

import { ApiError, type ApiErrorShape } from '../api';

const DEFAULT_RETRY_SECONDS = 30;

/** What passes by itself: a sign-in that ended, a slow line, too many requests. */
const WAITS = [401, 408, 429];

/**
 * Whether sending it again would not help. An answer that is not the API's own, such as the page of a network that
 * asks to sign in, counts as none.
 */
export function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.code === 'NETWORK_ERROR') return false;
  return error.status >= 400 && error.status < 500 && !WAITS.includes(error.status);
}

/** When the server may be called again, in milliseconds since 1970; undefined where it did not answer, or to nobody. */
export function retryAtOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.status === 401) return undefined;
  const { code, retryAfter } = error;
  if (code === 'NETWORK_ERROR' && retryAfter === undefined) return undefined;
  return Date.now() + (retryAfter ?? DEFAULT_RETRY_SECONDS) * 1000;
}

/** What is stored of a refusal: without the record that a conflict answers with, which is not the device's to keep. */
export function storedFailure({ status, code, message, details }: ApiError): ApiErrorShape {
  return { status, code, message, details: Array.isArray(details) ? details : undefined };
}

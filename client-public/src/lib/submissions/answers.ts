import { ApiError, type ApiErrorShape } from '@consultancy/client-shared/api';

const DEFAULT_RETRY_SECONDS = 30;

/** What passes by itself: a slow line, too many requests, a server that is busy or not reached. */
const WAITS = [408, 429, 502, 503, 504];

/**
 * Whether it waits and is sent by itself. An answer that is not the API's own, such as the page of a network that asks
 * to sign in, counts as none.
 */
export function passesByItself(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'NETWORK_ERROR' || WAITS.includes(error.status);
}

/** When the server may be called again, in milliseconds since 1970; undefined where it did not answer, or to nobody. */
export function retryAtOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.status === 401) return undefined;
  const { code, retryAfter } = error;
  if (code === 'NETWORK_ERROR' && retryAfter === undefined) return undefined;
  return Date.now() + (retryAfter ?? DEFAULT_RETRY_SECONDS) * 1000;
}

/** What is stored of a refusal: without the record that a conflict answers with, which does not belong on the device. */
export function storedFailure(error: unknown): ApiErrorShape {
  const { status, code, message, details } = error as ApiError;
  return { status, code, message, details: Array.isArray(details) ? details : undefined };
}

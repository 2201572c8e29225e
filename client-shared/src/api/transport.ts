import { ApiError, type ApiErrorCode, networkError } from './api-error';

/** Anything that answers like `fetch`: the browser's own, or the server's in-process one. */
export type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

export const REQUEST_TIMEOUT_MS = 10_000;

/** Files take their time on a slow line: thirty pictures are 150 MB, and a long list is written while it is sent. */
export const FILE_TIMEOUT_MS = 300_000;

export interface TransportOptions extends RequestInit {
  /** How long the whole answer may take; without it ten seconds, and longer for what carries files. */
  timeoutMs?: number;
  /** Carries this one request in place of what carries all others. */
  through?: FetchLike;
}

const browserFetch: FetchLike = (url, init) => fetch(url, init);
let transport = browserFetch;

/** Replaces what carries requests; without an argument the browser's fetch is back. */
export function setTransport(next: FetchLike = browserFetch): void {
  transport = next;
}

interface Envelope {
  success: boolean;
  message?: string;
  error?: { code: ApiErrorCode; message?: string; details?: unknown };
}

/**
 * One request and its answer, read to the end.
 * JSON answers are returned as parsed, what the server sends as an attachment as a File with its name, an
 * empty answer as undefined.
 */
export async function send<T>(
  url: string,
  { timeoutMs, through = transport, ...init }: TransportOptions,
): Promise<T> {
  const isUpload = init.body instanceof FormData;
  const deadline = AbortSignal.timeout(timeoutMs ?? (isUpload ? FILE_TIMEOUT_MS : REQUEST_TIMEOUT_MS));
  // Not AbortSignal.any, which browsers have only since 2024.
  const call = new AbortController();
  for (const signal of [deadline, init.signal]) {
    signal?.addEventListener('abort', () => call.abort(signal.reason));
  }
  try {
    init.signal?.throwIfAborted();
    const response = await through(url, {
      ...init,
      headers: withLanguage(init.headers),
      signal: call.signal,
    });
    return await readAnswer<T>(response);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    // The caller changed its mind (a screen was left): not a failure, so it is passed on as it is.
    if (init.signal?.aborted) throw cause;
    throw networkError(deadline.aborted ? 'Timed out' : 'Network error', 0, cause);
  }
}

/**
 * Names the language of the page where the call names none, in which the server says failures and writes mails: left alone the browser would
 * name its own. While a page is rendered the server knows.
 */
function withLanguage(given: HeadersInit | undefined): Headers {
  const headers = new Headers(given);
  const language = globalThis.document?.documentElement.lang;
  if (language && !headers.has('Accept-Language')) headers.set('Accept-Language', language);
  return headers;
}

async function readAnswer<T>(response: Response): Promise<T> {
  if (response.ok && response.status === 204) return undefined as T;
  const disposition = response.headers.get('content-disposition');
  if (response.ok && disposition !== null) return (await readFile(response, disposition)) as T;

  const envelope = parseEnvelope(await response.text());
  if (!envelope) throw unreadable(response);
  if (response.ok && envelope.success) return envelope as T;
  throw new ApiError({
    status: response.status,
    code: envelope.error?.code ?? 'INTERNAL_ERROR',
    // Empty where the server has nothing to say: each screen has words of its own for that.
    message: envelope.message || envelope.error?.message || '',
    details: envelope.error?.details,
    retryAfter: readRetryAfter(response),
  });
}

async function readFile(response: Response, disposition: string): Promise<File> {
  const [, name = ''] = /filename="([^"]+)"/.exec(disposition) ?? [];
  const content = await response.blob();
  return new File([content], name, { type: content.type });
}

function parseEnvelope(body: string): Envelope | null {
  try {
    const parsed: unknown = JSON.parse(body);
    const isEnvelope = typeof parsed === 'object' && parsed !== null && 'success' in parsed;
    return isEnvelope ? (parsed as Envelope) : null;
  } catch {
    return null;
  }
}

/** Not the API's own: of a proxy, which may say when to ask again, or of a network that asks to sign in. */
function unreadable(response: Response): ApiError {
  return new ApiError({
    status: response.status,
    code: 'NETWORK_ERROR',
    message: 'Unreadable answer',
    retryAfter: readRetryAfter(response),
  });
}

function readRetryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

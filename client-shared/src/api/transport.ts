import { ApiError, type ApiErrorCode, networkError, timeoutError } from './api-error';

/** Anything that answers like `fetch`: the browser's own, or the server's in-process one. */
export type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

export const REQUEST_TIMEOUT_MS = 10_000;

/** Until a file begins to arrive: some are made when they are requested. How long all of it takes has no limit. */
export const FILE_TIMEOUT_MS = 60_000;

/** Between two pieces of a file that arrives. */
export const STALLED_FILE_MS = 30_000;

/** A form with files: half a megabyte over a slow line, or the work on thirty pictures that have arrived. */
export const FORM_TIMEOUT_MS = 120_000;

/** How the files of a form go that do not belong to an account. */
export interface UploadOptions {
  /** Where their parts go; without it to those of the account. */
  address?: string;
  /** Names them for good, so that another page goes on with what has arrived. */
  idOf?: (file: File) => string | undefined;
  /** Without a connection it fails at once: the caller tries again when there is one. */
  isQueued?: boolean;
}

export interface TransportOptions extends RequestInit {
  /** How long the answer may take, a file until it begins; without it ten seconds, and longer for forms with files. */
  timeoutMs?: number;
  upload?: UploadOptions;
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
export async function send<T>(url: string, { timeoutMs, ...init }: TransportOptions): Promise<T> {
  const isForm = init.body instanceof FormData;
  const call = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLate = false;
  const expectWithin = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isLate = true;
      call.abort();
    }, ms);
  };
  // Not AbortSignal.any, which browsers have only since 2024.
  const cancel = () => call.abort(init.signal?.reason);
  init.signal?.addEventListener('abort', cancel);
  try {
    init.signal?.throwIfAborted();
    expectWithin(timeoutMs ?? (isForm ? FORM_TIMEOUT_MS : REQUEST_TIMEOUT_MS));
    const response = await transport(url, {
      ...init,
      headers: withLanguage(init.headers),
      signal: call.signal,
    });
    return await readAnswer<T>(response, () => expectWithin(STALLED_FILE_MS));
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    // The caller changed its mind (a screen was left): not a failure, so it is passed on as it is.
    if (init.signal?.aborted) throw cause;
    throw isLate ? timeoutError(cause) : networkError('Network error', 0, cause);
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', cancel);
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

/** @param onPiece is called whenever a piece of a file has arrived */
async function readAnswer<T>(response: Response, onPiece: () => void): Promise<T> {
  if (response.ok && response.status === 204) return undefined as T;
  const disposition = response.headers.get('content-disposition');
  if (response.ok && disposition !== null) return (await readFile(response, disposition, onPiece)) as T;

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

async function readFile(response: Response, disposition: string, onPiece: () => void): Promise<File> {
  const [, name = ''] = /filename="([^"]+)"/.exec(disposition) ?? [];
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body!.getReader();
  onPiece();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    onPiece();
  }
  return new File(pieces, name, { type: response.headers.get('content-type') ?? '' });
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

/** The server's codes, and NETWORK_ERROR for an answer that never came or made no sense. */
export type ApiErrorCode =
  | 'VALIDATION_ERROR'
  | 'UNAUTHORIZED'
  | 'INVALID_CREDENTIALS'
  | 'SECOND_FACTOR_REQUIRED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'RATE_LIMITED'
  | 'INTERNAL_ERROR'
  | 'SERVICE_UNAVAILABLE'
  | 'NETWORK_ERROR';

export interface FieldFailure {
  field: string;
  message: string;
}

export interface ApiErrorShape {
  /** HTTP status; 0 when no answer arrived. */
  status: number;
  code: ApiErrorCode;
  /** The server's own words; empty when it had none. */
  message: string;
  /** A list of field failures, or `{ current }` of a stale version. */
  details?: unknown;
  /** Seconds to wait, from Retry-After. */
  retryAfter?: number;
}

const TIMED_OUT = 'Timed out';

/** The one error every call of the API throws. */
export class ApiError extends Error implements ApiErrorShape {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly details?: unknown;
  readonly retryAfter?: number;

  constructor({ status, code, message, details, retryAfter }: ApiErrorShape, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }

  /** Whether the time for an answer ran out. The server may have done what was requested. */
  get isTimeout(): boolean {
    return this.code === 'NETWORK_ERROR' && this.message === TIMED_OUT;
  }

  /** Validation failures by field, ready for a form; empty when the failure is of another kind. */
  get fieldErrors(): Record<string, string> {
    if (!Array.isArray(this.details)) return {};
    const failures = this.details as FieldFailure[];
    return Object.fromEntries(failures.map((failure) => [failure.field, failure.message]));
  }
}

export function networkError(message: string, status = 0, cause?: unknown): ApiError {
  return new ApiError({ status, code: 'NETWORK_ERROR', message }, { cause });
}

export function timeoutError(cause: unknown): ApiError {
  return networkError(TIMED_OUT, 0, cause);
}

/** The record as it is now, where a change of it was refused because it was based on an older version. */
export function currentRecord<Entry extends object>(failure: unknown): Entry | undefined {
  if (!(failure instanceof ApiError) || failure.status !== 409) return undefined;
  return (failure.details as { current?: Entry } | undefined)?.current;
}

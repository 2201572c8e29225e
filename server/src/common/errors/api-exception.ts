import { HttpException, HttpStatus } from '@nestjs/common';
import { ErrorCode } from './error-code.enum.js';

/** One field of a request that cannot be used, and why. */
export interface FieldError {
  field: string;
  message: string;
}

/** An answer other than success, with the code that section 2 of the decisions gives it. */
export class ApiException extends HttpException {
  constructor(
    status: HttpStatus,
    readonly code: ErrorCode,
    message: string,
    readonly details?: FieldError[] | { current: unknown },
    readonly headers: Record<string, string> = {},
  ) {
    super(message, status);
  }
}

export function validationError(details: FieldError[]): ApiException {
  const message = details.map((detail) => detail.message).join(' ');
  return new ApiException(HttpStatus.BAD_REQUEST, ErrorCode.VALIDATION_ERROR, message, details);
}

/** @param thing what was looked for, as it starts a sentence: "Project" */
export function notFound(thing: string): ApiException {
  return new ApiException(HttpStatus.NOT_FOUND, ErrorCode.NOT_FOUND, `${thing} not found.`);
}

export function unauthorized(message: string): ApiException {
  return new ApiException(HttpStatus.UNAUTHORIZED, ErrorCode.UNAUTHORIZED, message);
}

export function forbidden(message: string): ApiException {
  return new ApiException(HttpStatus.FORBIDDEN, ErrorCode.FORBIDDEN, message);
}

export function invalidCredentials(message: string): ApiException {
  return new ApiException(HttpStatus.UNAUTHORIZED, ErrorCode.INVALID_CREDENTIALS, message);
}

export function conflict(message: string): ApiException {
  return new ApiException(HttpStatus.CONFLICT, ErrorCode.CONFLICT, message);
}

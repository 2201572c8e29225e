import {
  ArgumentsHost,
  Catch,
  ExceptionFilter,
  HttpException,
  HttpStatus,
  Logger,
  PayloadTooLargeException,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { QueryFailedError } from 'typeorm';
import { ApiException, conflict } from './api-exception.js';
import { constraintMessages } from './constraint-messages.js';
import { isDatabaseUnavailable } from './database-unavailable.js';
import { ErrorCode } from './error-code.enum.js';

const codeByStatus: Record<number, ErrorCode> = {
  400: ErrorCode.VALIDATION_ERROR,
  401: ErrorCode.UNAUTHORIZED,
  403: ErrorCode.FORBIDDEN,
  404: ErrorCode.NOT_FOUND,
  405: ErrorCode.NOT_FOUND,
  406: ErrorCode.VALIDATION_ERROR,
  409: ErrorCode.CONFLICT,
  413: ErrorCode.PAYLOAD_TOO_LARGE,
  415: ErrorCode.UNSUPPORTED_MEDIA_TYPE,
  429: ErrorCode.RATE_LIMITED,
  503: ErrorCode.SERVICE_UNAVAILABLE,
};

/** Sentences for faults that the framework words for programmers. */
const messageByStatus: Record<number, string> = {
  404: 'There is nothing at this address. See /docs for the calls that exist.',
  413: 'The request is too large.',
  415: 'This content type is not supported. Send application/json.',
  429: 'Too many requests. Wait a moment and try again.',
  503: 'The server cannot do this right now. Wait a moment and try again.',
};

const fileTooLarge = 'The file is too large: at most 5 MB.';

/** PostgreSQL's way to say that two transactions got in each other's way. */
const collisionStates = new Set(['40001', '40P01']);
/** PostgreSQL's integrity violations: foreign key, unique, exclusion. */
const conflictStates = new Set(['23503', '23505', '23P01']);

/** Turns whatever was thrown into the one error envelope; what nobody foresaw is logged and stays private. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const request = http.getRequest<FastifyRequest>();
    const error = this.#asApiException(thrown);
    if (error.getStatus() >= 500 && error !== thrown) {
      this.logger.error(
        { err: thrown, requestId: request.id },
        `${request.method} ${request.routeOptions.url ?? ''} failed`,
      );
    }
    void reply
      .status(error.getStatus())
      .headers(error.headers)
      .send({
        success: false,
        message: error.message,
        error: { code: error.code, message: error.message, ...(error.details && { details: error.details }) },
      });
  }

  #asApiException(thrown: unknown): ApiException {
    if (thrown instanceof ApiException) return thrown;
    const isUnavailable = isDatabaseUnavailable(thrown);
    if (thrown instanceof QueryFailedError && !isUnavailable) return fromDatabase(thrown);
    const status = isUnavailable ? HttpStatus.SERVICE_UNAVAILABLE : statusOf(thrown);
    const code = codeByStatus[status];
    if (code === undefined) return internalError();
    const message =
      thrown instanceof PayloadTooLargeException ? fileTooLarge : messageFor(status, thrown as Error);
    return new ApiException(status, code, message);
  }
}

function messageFor(status: number, error: Error): string {
  return messageByStatus[status] ?? error.message;
}

/** Fastify's own errors (a broken JSON body, a body too large) carry `statusCode`. */
function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  const status = (thrown as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : HttpStatus.INTERNAL_SERVER_ERROR;
}

function fromDatabase(error: QueryFailedError): ApiException {
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  if (code !== undefined && collisionStates.has(code)) {
    return conflict('Somebody else changed the same thing at the same moment. Try again.');
  }
  if (code === undefined || !conflictStates.has(code)) return internalError();
  const message = constraint === undefined ? undefined : constraintMessages[constraint];
  return message === undefined ? internalError() : conflict(message);
}

function internalError(): ApiException {
  return new ApiException(
    HttpStatus.INTERNAL_SERVER_ERROR,
    ErrorCode.INTERNAL_ERROR,
    'Something went wrong on our side. Please try again later.',
  );
}

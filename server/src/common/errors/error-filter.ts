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
import { varyBy } from '../http/caching.js';
import { preferredLanguage } from '../language/request-language.decorator.js';
import type { SiteLanguage } from '../language/site-language.enum.js';
import { ApiException, conflict } from './api-exception.js';
import { ConstraintMessages } from './constraint-messages.js';
import { isDatabaseUnavailable } from './database-unavailable.js';
import { ErrorCode } from './error-code.enum.js';
import { inEachLanguage, type Sentence } from './sentence.js';

const codeByStatus: Record<number, ErrorCode> = {
  400: ErrorCode.VALIDATION_ERROR,
  401: ErrorCode.UNAUTHORIZED,
  403: ErrorCode.FORBIDDEN,
  404: ErrorCode.NOT_FOUND,
  405: ErrorCode.NOT_FOUND,
  406: ErrorCode.VALIDATION_ERROR,
  409: ErrorCode.CONFLICT,
  412: ErrorCode.CONFLICT,
  413: ErrorCode.PAYLOAD_TOO_LARGE,
  415: ErrorCode.UNSUPPORTED_MEDIA_TYPE,
  416: ErrorCode.VALIDATION_ERROR,
  429: ErrorCode.RATE_LIMITED,
  503: ErrorCode.SERVICE_UNAVAILABLE,
};

/** Sentences for faults that the framework words for programmers. */
const messageByStatus: Record<number, Sentence> = {
  404: 'Nothing was found at this address. See /docs for the API.',
  412: 'The file has changed and does not match If-Match. Send the request without that header.',
  413: inEachLanguage((texts) => texts.tooLarge),
  415: 'This content type is not supported. Send application/json, or files as multipart/form-data.',
  416: 'The requested range is outside the file.',
  429: inEachLanguage((texts) => texts.tooManyRequests),
  503: inEachLanguage((texts) => texts.unavailable),
};

const fileTooLarge =
  'The file is too large. Pictures and texts may have 5 MB, films 12 MB, drawings 25 MB, attachments of a form 1 MB.';

/** PostgreSQL's way to say that two transactions got in each other's way. */
const collisionStates = new Set(['40001', '40P01']);
/** PostgreSQL's integrity violations: foreign key, unique, exclusion. */
const conflictStates = new Set(['23503', '23505', '23P01']);

/**
 * Turns any exception into the one error envelope, in the language of the request; what nobody foresaw is
 * logged and stays private.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  constructor(private readonly constraints: ConstraintMessages) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const request = http.getRequest<FastifyRequest>();
    const error = isCutOff(request) ? cutOff() : this.#asApiException(thrown);
    if (error.getStatus() >= 500 && error !== thrown) {
      this.logger.error(
        { err: thrown, requestId: request.id },
        `${request.method} ${request.routeOptions.url ?? ''} failed`,
      );
    }
    const language = preferredLanguage(request.headers['accept-language']);
    if (error.isTranslated) {
      reply.header('Content-Language', language);
      varyBy(reply, 'Accept-Language');
    }
    void reply.status(error.getStatus()).headers(error.headers);
    this.send(reply, error, language);
  }

  /** Another body is sent where no program asks. */
  protected send(reply: FastifyReply, error: ApiException, language: SiteLanguage): void {
    const said = error.inLanguage(language);
    void reply.send({ success: false, message: said.message, error: said });
  }

  #asApiException(thrown: unknown): ApiException {
    if (thrown instanceof ApiException) return thrown;
    const isUnavailable = isDatabaseUnavailable(thrown);
    if (thrown instanceof QueryFailedError && !isUnavailable) return this.#fromDatabase(thrown);
    const status = isUnavailable ? HttpStatus.SERVICE_UNAVAILABLE : statusOf(thrown);
    const code = codeByStatus[status];
    if (code === undefined) return internalError();
    const sentence =
      thrown instanceof PayloadTooLargeException ? fileTooLarge : sentenceFor(status, thrown as Error);
    return new ApiException(status, code, sentence, undefined, headersOf(thrown));
  }

  #fromDatabase(error: QueryFailedError): ApiException {
    const { code, constraint } = error.driverError as { code?: string; constraint?: string };
    if (code !== undefined && collisionStates.has(code)) {
      return conflict(inEachLanguage((texts) => texts.collision));
    }
    if (code === undefined || !conflictStates.has(code)) return internalError();
    const sentence = constraint === undefined ? undefined : this.constraints.find(constraint);
    return sentence === undefined ? internalError() : conflict(sentence);
  }
}

/**
 * Whether the connection ended before the whole request arrived. The error follows from that, and no answer arrives: it
 * is no fault of the server.
 */
function isCutOff({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

function cutOff(): ApiException {
  const message = 'The connection ended before the whole request arrived.';
  return new ApiException(HttpStatus.BAD_REQUEST, ErrorCode.VALIDATION_ERROR, message);
}

function sentenceFor(status: number, error: Error): Sentence {
  return messageByStatus[status] ?? error.message;
}

/** Fastify's own errors (a broken JSON body, a body too large) carry `statusCode`. */
function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) return thrown.getStatus();
  const status = (thrown as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : HttpStatus.INTERNAL_SERVER_ERROR;
}

/** How long a file is that is requested a part which it does not have; Nest wraps who says it. */
function headersOf(thrown: unknown): Record<string, string> {
  const { cause } = thrown as { cause?: { headers?: Record<string, string> } };
  const length = cause?.headers?.['Content-Range'];
  return length === undefined ? {} : { 'Content-Range': length };
}

function internalError(): ApiException {
  const sentence = inEachLanguage((texts) => texts.fault);
  return new ApiException(HttpStatus.INTERNAL_SERVER_ERROR, ErrorCode.INTERNAL_ERROR, sentence);
}

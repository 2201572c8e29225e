import { HttpException, HttpStatus } from '@nestjs/common';
import { SiteLanguage } from '../language/site-language.enum.js';
import { ErrorCode } from './error-code.enum.js';
import type { ErrorDto, FieldErrorDto } from './error-envelope.dto.js';
import { inEachLanguage, say, type Sentence, type TranslatedText } from './sentence.js';

/** An answer must not grow with the request. */
const mostFieldsNamed = 20;

/** One field of a request that cannot be used, and why. */
export interface FieldError {
  field: string;
  message: Sentence;
}

/** An answer other than success, with the code that section 2 of the decisions gives it. */
export class ApiException extends HttpException {
  constructor(
    status: HttpStatus,
    readonly code: ErrorCode,
    private readonly sentence: Sentence,
    private readonly details?: FieldError[] | { current: object },
    readonly headers: Record<string, string> = {},
  ) {
    super(say(sentence, SiteLanguage.en), status);
  }

  /** Whether it can be said in every language of the site. */
  get isTranslated(): boolean {
    return typeof this.sentence !== 'string';
  }

  /** The error as it is answered, in one language: what is not translated is in English throughout. */
  inLanguage(wanted: SiteLanguage): ErrorDto {
    const { code, sentence, details } = this;
    const language = this.isTranslated ? wanted : SiteLanguage.en;
    const message = say(sentence, language);
    if (Array.isArray(details)) return { code, message, details: sayEach(details, language) };
    return { code, message, ...(details && { details }) };
  }

  /** The fields that cannot be used, and why, in English. */
  get fields(): FieldErrorDto[] {
    return Array.isArray(this.details) ? sayEach(this.details, SiteLanguage.en) : [];
  }
}

function sayEach(fields: FieldError[], language: SiteLanguage): FieldErrorDto[] {
  return fields.map(({ field, message }) => ({ field, message: say(message, language) }));
}

/** Names the first fields; of more than people read at once, only how many there are. */
export function validationError(faults: FieldError[]): ApiException {
  const details = faults.slice(0, mostFieldsNamed);
  const unnamed = faults.length - details.length;
  const more: Sentence[] = unnamed > 0 ? [inEachLanguage((texts) => texts.moreFields(unnamed))] : [];
  const sentence = inTurn([...details.map(({ message }) => message), ...more]);
  return new ApiException(HttpStatus.BAD_REQUEST, ErrorCode.VALIDATION_ERROR, sentence, details);
}

/** One after another; in English where one of them is only there in English. */
function inTurn(sentences: Sentence[]): Sentence {
  const isTranslated = (sentence: Sentence): sentence is TranslatedText => typeof sentence !== 'string';
  const inOne = (language: SiteLanguage) => sentences.map((each) => say(each, language)).join(' ');
  return sentences.every(isTranslated)
    ? inEachLanguage((_texts, language) => inOne(language))
    : inOne(SiteLanguage.en);
}

export function notFound(sentence: Sentence): ApiException {
  return new ApiException(HttpStatus.NOT_FOUND, ErrorCode.NOT_FOUND, sentence);
}

/**
 * What is requested has another address. Nobody may keep that: another record may take the address, or this one come
 * back to it.
 */
export function moved(sentence: Sentence, location: string): ApiException {
  const headers = { Location: location, 'Cache-Control': 'no-cache' };
  return new ApiException(HttpStatus.MOVED_PERMANENTLY, ErrorCode.NOT_FOUND, sentence, undefined, headers);
}

export function unauthorized(sentence: Sentence): ApiException {
  return new ApiException(HttpStatus.UNAUTHORIZED, ErrorCode.UNAUTHORIZED, sentence);
}

export function forbidden(sentence: Sentence): ApiException {
  return new ApiException(HttpStatus.FORBIDDEN, ErrorCode.FORBIDDEN, sentence);
}

export function invalidCredentials(sentence: Sentence): ApiException {
  return new ApiException(HttpStatus.UNAUTHORIZED, ErrorCode.INVALID_CREDENTIALS, sentence);
}

/** The password was right, and the account asks for a code beside it. */
export function secondFactorRequired(sentence: Sentence): ApiException {
  return new ApiException(HttpStatus.UNAUTHORIZED, ErrorCode.SECOND_FACTOR_REQUIRED, sentence);
}

/** @param seconds after which it is worth trying again */
export function tooMany(sentence: Sentence, seconds: number): ApiException {
  const headers = { 'Retry-After': String(seconds) };
  return new ApiException(HttpStatus.TOO_MANY_REQUESTS, ErrorCode.RATE_LIMITED, sentence, undefined, headers);
}

/** @param seconds after which it is worth trying again */
export function unavailable(seconds: number): ApiException {
  return new ApiException(
    HttpStatus.SERVICE_UNAVAILABLE,
    ErrorCode.SERVICE_UNAVAILABLE,
    inEachLanguage((texts) => texts.unavailable),
    undefined,
    { 'Retry-After': String(seconds) },
  );
}

/** @param field whose file it is, where visitors see it there */
export function tooLarge(sentence: Sentence, field?: string): ApiException {
  const { PAYLOAD_TOO_LARGE: status } = HttpStatus;
  return new ApiException(status, ErrorCode.PAYLOAD_TOO_LARGE, sentence, at(field, sentence));
}

/** @param field whose file it is, where visitors see it there */
export function unsupportedType(sentence: Sentence, field?: string): ApiException {
  const { UNSUPPORTED_MEDIA_TYPE: status } = HttpStatus;
  return new ApiException(status, ErrorCode.UNSUPPORTED_MEDIA_TYPE, sentence, at(field, sentence));
}

function at(field: string | undefined, message: Sentence): FieldError[] | undefined {
  return field === undefined ? undefined : [{ field, message }];
}

export function conflict(sentence: Sentence): ApiException {
  return new ApiException(HttpStatus.CONFLICT, ErrorCode.CONFLICT, sentence);
}

import {
  applyDecorators,
  CallHandler,
  ExecutionContext,
  HttpCode,
  HttpStatus,
  Injectable,
  NestInterceptor,
  SetMetadata,
  type Type,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtraModels, ApiProperty, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { map, type Observable } from 'rxjs';
import { ErrorEnvelope } from '../errors/error-envelope.dto.js';
import { PaginationDto } from '../pagination/list-query.dto.js';

/** Metadata key of the sentence in the envelope; handlers without it answer as they are. */
const ANSWER_MESSAGE = 'answer:message';

interface AnswerOptions {
  /** The sentence in the envelope. */
  message?: string;
  status?: HttpStatus;
  /** What staff get in its place: its fields, and more. */
  forStaff?: Type;
}

/** The handler answers `data` of this type. */
export function Answer(type: Type | [Type], options: AnswerOptions = {}): MethodDecorator {
  const { forStaff } = options;
  return answerWith(
    Array.isArray(type) ? listEnvelope(type[0], forStaff) : envelope(type, forStaff),
    options,
  );
}

/** The handler answers a page of this type. */
export function AnswerPage(type: Type, options: AnswerOptions = {}): MethodDecorator {
  return answerWith(pageEnvelope(type, options.forStaff), options);
}

/** The handler answers `data: null`. */
export function AnswerNothing(options: AnswerOptions = {}): MethodDecorator {
  return answerWith(NothingEnvelope, options);
}

/** The handler answers a file as it is, without an envelope. @param mediaType such as text/calendar */
export function AnswerFile(mediaType: string, description: string): MethodDecorator {
  const schema = { type: 'string', format: 'binary' };
  return ApiResponse({ status: HttpStatus.OK, description, content: { [mediaType]: { schema } } });
}

function answerWith(
  schema: Type,
  { message = 'OK', status = HttpStatus.OK }: AnswerOptions,
): MethodDecorator {
  return applyDecorators(
    SetMetadata(ANSWER_MESSAGE, message),
    HttpCode(status),
    ApiResponse({ status, type: schema, description: message }),
  );
}

abstract class SuccessEnvelope {
  @ApiProperty({ enum: [true], type: Boolean })
  success: true;

  @ApiProperty({ description: 'What happened, for people.' })
  message: string;
}

class NothingEnvelope extends SuccessEnvelope {
  @ApiProperty({ type: 'object', nullable: true, additionalProperties: false, description: 'Always null.' })
  data: null;
}

/** Swagger names a schema after its class, so each envelope is a class with a name of its own. */
const named = new Map<string, Type>();

function define(name: string, make: () => Type): Type {
  let schema = named.get(name);
  if (!schema) {
    schema = make();
    Object.defineProperty(schema, 'name', { value: name });
    named.set(name, schema);
  }
  return schema;
}

function baseName(type: Type, forStaff?: Type): string {
  return type.name.replace(/Dto$/, '') + (forStaff ? 'OrStaff' : '');
}

/** The schema of a type, or of what staff get in its place. */
function schemaOf(type: Type, forStaff?: Type) {
  if (!forStaff) return { $ref: getSchemaPath(type) };
  return { anyOf: [{ $ref: getSchemaPath(type) }, { $ref: getSchemaPath(forStaff) }] };
}

function envelope(type: Type, forStaff?: Type): Type {
  return define(`${baseName(type, forStaff)}Envelope`, () => {
    @ApiExtraModels(type, ...(forStaff ? [forStaff] : []))
    class Envelope extends SuccessEnvelope {
      @ApiProperty(forStaff ? schemaOf(type, forStaff) : { type })
      data: unknown;
    }
    return Envelope;
  });
}

function listEnvelope(type: Type, forStaff?: Type): Type {
  return define(`${baseName(type, forStaff)}ListEnvelope`, () => {
    @ApiExtraModels(type, ...(forStaff ? [forStaff] : []))
    class Envelope extends SuccessEnvelope {
      @ApiProperty(forStaff ? { type: 'array', items: schemaOf(type, forStaff) } : { type: [type] })
      data: unknown[];
    }
    return Envelope;
  });
}

function pageEnvelope(type: Type, forStaff?: Type): Type {
  const page = define(`${baseName(type, forStaff)}Page`, () => {
    @ApiExtraModels(type, ...(forStaff ? [forStaff] : []))
    class Page {
      @ApiProperty(forStaff ? { type: 'array', items: schemaOf(type, forStaff) } : { type: [type] })
      data: unknown[];

      @ApiProperty({ type: PaginationDto })
      pagination: PaginationDto;
    }
    return Page;
  });
  return envelope(page);
}

/** Documents that the call can be refused, and why. */
export const Refuses = (status: number, description: string): MethodDecorator =>
  ApiResponse({ status, type: ErrorEnvelope, description });

export const conflictDescription =
  'The record as it is does not allow this. For a stale version `details.current` is the record.';

/**
 * Documents that the call can be refused for what is stored. Of a call that takes an Idempotency-Key or a version that
 * it is based on, `openapi.ts` says so.
 */
export const CanConflict = (): MethodDecorator => Refuses(409, conflictDescription);

/** Documents that the record may have another address by now. */
export const MayHaveMoved = (): MethodDecorator =>
  ApiResponse({
    status: 301,
    type: ErrorEnvelope,
    description: 'It has another address by now: `Location`.',
    headers: { Location: { schema: { type: 'string' }, description: 'The same of the address of now.' } },
  });

/** Wraps what a handler returns into `{ success, message, data }`. */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const message = this.reflector.get<string | undefined>(ANSWER_MESSAGE, context.getHandler());
    if (message === undefined) return next.handle();
    return next.handle().pipe(map((data: unknown) => ({ success: true, message, data: data ?? null })));
  }
}

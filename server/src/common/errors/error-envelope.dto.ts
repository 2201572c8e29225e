import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { ErrorCode } from './error-code.enum.js';

/** One field of the request that cannot be used. */
export class FieldErrorDto {
  /** Name of the field, with a dot before a nested one. */
  field: string;

  /** What is wrong and what to send instead, in the language of `error.message`. */
  message: string;
}

/** The record as it is now, for an update that was based on an older version. */
export class StaleVersionDto {
  /** The current record. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  current: object;
}

/** What went wrong. */
export class ErrorDto {
  /** For programs. */
  code: ErrorCode;

  /** For people: what is wrong and what to do, in the language that `Content-Language` names, else in English. */
  message: string;

  @ApiProperty({
    required: false,
    description: 'The fields that failed validation, or the current record for a stale version.',
    oneOf: [
      { type: 'array', items: { $ref: getSchemaPath(FieldErrorDto) } },
      { $ref: getSchemaPath(StaleVersionDto) },
    ],
  })
  details?: FieldErrorDto[] | StaleVersionDto;
}

/** Every answer other than success. */
export class ErrorEnvelope {
  @ApiProperty({ enum: [false], type: Boolean })
  success: false;

  /** The same as error.message. */
  message: string;

  error: ErrorDto;
}

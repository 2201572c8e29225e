import { applyDecorators, type Type, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-fastify/multipart';
import { ApiBody, ApiConsumes, ApiProperty, ApiResponse } from '@nestjs/swagger';
import { ErrorEnvelope } from '../errors/error-envelope.dto.js';
import { TakesForm } from '../validation/undocumented-input.interceptor.js';

const largestFileBytes = 5 * 1024 * 1024;

/** A file of a multipart form, in memory. */
export interface UploadedText {
  buffer?: Buffer;
}

/**
 * The handler takes a file of text in the field `file` of a multipart form.
 * @param form describes all fields to the document
 * @param kind what the file has to be, such as `a CSV file`
 */
export function AcceptsFile(form: Type, kind: string): MethodDecorator {
  return applyDecorators(
    TakesForm(),
    UseInterceptors(
      FileInterceptor('file', {
        limits: { fileSize: largestFileBytes, fieldSize: 1_000, fields: 10, fieldNestingDepth: 1 },
      }),
    ),
    ApiConsumes('multipart/form-data'),
    ApiBody({ type: form }),
    ApiResponse({ status: 413, type: ErrorEnvelope, description: 'The file is larger than 5 MB.' }),
    ApiResponse({ status: 415, type: ErrorEnvelope, description: `The file is not ${kind}.` }),
  );
}

/** Describes the file of a form to the document. */
export function FileUpload(kind: string): PropertyDecorator {
  return ApiProperty({
    type: 'string',
    format: 'binary',
    description: `${kind} as an export writes it, at most 5 MB.`,
  });
}

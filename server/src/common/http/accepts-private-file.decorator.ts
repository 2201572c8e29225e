import { applyDecorators, type Type, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-fastify/multipart';
import { ApiBody, ApiConsumes, ApiResponse } from '@nestjs/swagger';
import { ErrorEnvelope } from '../errors/error-envelope.dto.js';
import { TakesForm } from '../validation/undocumented-input.interceptor.js';
import { FillFiles } from './fill-files.interceptor.js';

/** 25 MB: a set of drawings. */
const largestFileBytes = 25 * 1024 * 1024;

/** The handler takes a file in the field `file` of a multipart form. @param form describes all fields to the document */
export function AcceptsPrivateFile(form: Type): MethodDecorator {
  const limits = { fileSize: largestFileBytes, fieldSize: 1_000, fields: 10, fieldNestingDepth: 1 };
  return applyDecorators(
    TakesForm(),
    UseInterceptors(FileInterceptor('file', { limits }), FillFiles(largestFileBytes)),
    ApiConsumes('multipart/form-data'),
    ApiBody({ type: form }),
    ApiResponse({ status: 413, type: ErrorEnvelope, description: 'The file is larger than 25 MB.' }),
    ApiResponse({
      status: 415,
      type: ErrorEnvelope,
      description: 'The file is of another kind, or a PDF that cannot be read or is locked.',
    }),
  );
}

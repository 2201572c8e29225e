import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-fastify/multipart';
import { ApiBody, ApiConsumes, ApiResponse } from '@nestjs/swagger';
import { validationError } from '../../common/errors/api-exception.js';
import { ErrorEnvelope } from '../../common/errors/error-envelope.dto.js';
import { TakesForm } from '../../common/validation/undocumented-input.interceptor.js';
import type { UploadedImage } from '../../integrations/images/image-uploads.js';
import { UploadPartForm } from './dto/upload.dto.js';

const largestPartBytes = 1024 * 1024;

/**
 * The handler takes bytes of a file in the field `part` of a multipart form.
 * @param most ends the sentence about what is too large
 */
export function AcceptsPart(most: string): MethodDecorator {
  const limits = { fileSize: largestPartBytes, fieldSize: 1_000, fields: 10, fieldNestingDepth: 1 };
  return applyDecorators(
    TakesForm(),
    UseInterceptors(FileInterceptor('part', { limits })),
    ApiConsumes('multipart/form-data'),
    ApiBody({ type: UploadPartForm }),
    ApiResponse({
      status: 413,
      type: ErrorEnvelope,
      description: `The part is larger than 1 MB, the file larger than ${most}`,
    }),
  );
}

/** @throws ApiException 400 where there are no bytes */
export function requirePart(part: UploadedImage | undefined): Buffer {
  if (part?.buffer?.length) return part.buffer;
  throw validationError([{ field: 'part', message: 'Send the bytes as the file part.' }]);
}

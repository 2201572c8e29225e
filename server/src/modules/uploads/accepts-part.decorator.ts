import { FileInterceptor } from '@nestjs/platform-fastify/multipart';
import { validationError } from '../../common/errors/api-exception.js';
import { AcceptsForm, formLimits } from '../../common/http/accepts-form.decorator.js';
import type { UploadedImage } from '../../integrations/images/image-uploads.js';
import { UploadPartForm } from './dto/upload.dto.js';

const largestPartBytes = 1024 * 1024;

/**
 * The handler takes bytes of a file in the field `part` of a multipart form.
 * @param most ends the sentence about what is too large
 */
export function AcceptsPart(most: string): MethodDecorator {
  return AcceptsForm(UploadPartForm, {
    interceptors: [FileInterceptor('part', formLimits(largestPartBytes, 1_000, 10))],
    tooLarge: `The part is larger than 1 MB, the file larger than ${most}`,
  });
}

/** @throws ApiException 400 where there are no bytes */
export function requirePart(part: UploadedImage | undefined): Buffer {
  if (part?.buffer?.length) return part.buffer;
  throw validationError([{ field: 'part', message: 'Send the bytes as the file part.' }]);
}

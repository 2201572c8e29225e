import { FileInterceptor } from '@nestjs/platform-fastify/multipart';
import { validationError } from '../../common/errors/api-exception.js';
import { AcceptsForm, formLimits } from '../../common/http/accepts-form.decorator.js';
import { PathParam } from '../../common/validation/path-param.decorator.js';
import type { FormFile } from '../../integrations/file-uploads/file-uploads.js';
import { largestUploadBytes } from '../../integrations/upload-parts/upload-parts.js';
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
export function requirePart(part: FormFile | undefined): Buffer {
  if (part?.buffer?.length) return part.buffer;
  throw validationError([{ field: 'part', message: 'Send the bytes as the file part.' }]);
}

/** The place in a file where a part begins, in bytes. */
export function OffsetParam(): ParameterDecorator {
  const read = (text: string) =>
    /^\d{1,9}$/.test(text) && Number(text) <= largestUploadBytes ? Number(text) : undefined;
  const description = 'Where in the file the part begins, in bytes.';
  const schema = { type: 'integer', minimum: 0, maximum: largestUploadBytes } as const;
  return PathParam(
    { name: 'offset', description, schema },
    read,
    `a whole number from 0 to ${largestUploadBytes}`,
  );
}

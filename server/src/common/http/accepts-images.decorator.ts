import { applyDecorators, type Type, UseInterceptors } from '@nestjs/common';
import { FileFieldsInterceptor } from '@nestjs/platform-fastify/multipart';
import { ApiBody, ApiConsumes, ApiProperty, ApiResponse } from '@nestjs/swagger';
import { ErrorEnvelope } from '../errors/error-envelope.dto.js';
import { TakesForm } from '../validation/undocumented-input.interceptor.js';
import { GatherImages } from './gather-images.interceptor.js';

const largestFileBytes = 5 * 1024 * 1024;

/**
 * The handler takes images in a multipart form, together with the other fields of `form`; without images
 * those may come as JSON as well.
 * @param field name of the form's field for the images
 * @param most how many images one request may bring
 * @param form describes all fields to the document
 */
export function AcceptsImages(field: string, most: number, form: Type): MethodDecorator {
  return applyDecorators(
    TakesForm(),
    UseInterceptors(
      FileFieldsInterceptor(
        [field, `${field}[]`].map((name) => ({ name, maxCount: most })),
        { limits: { fileSize: largestFileBytes, fieldSize: 400_000, fields: 100, fieldNestingDepth: 1 } },
      ),
      GatherImages(field, most),
    ),
    ApiConsumes('application/json', 'multipart/form-data'),
    ApiBody({ type: form }),
    ApiResponse({
      status: 413,
      type: ErrorEnvelope,
      description: 'A picture is larger than 5 MB or 50 megapixels.',
    }),
    ApiResponse({ status: 415, type: ErrorEnvelope, description: 'A file is no JPEG, PNG or WebP picture.' }),
  );
}

/** Describes the images of a form to the document. */
export function ImagesField(most: number): PropertyDecorator {
  const file = { type: 'string' as const, format: 'binary' };
  const description = 'JPEG, PNG or WebP, at most 5 MB each; in a multipart form only.';
  return ApiProperty({ type: 'array', items: file, maxItems: most, required: false, description });
}

/** Describes the one image of a form to the document. */
export function ImageField(): PropertyDecorator {
  const description = 'JPEG, PNG or WebP, at most 5 MB; in a multipart form only.';
  return ApiProperty({ type: 'string', format: 'binary', required: false, description });
}

/** Describes a field to the document that is a text, such as an address, or the image itself. */
export function TextOrImageField(maxLength: number, pattern: RegExp, description: string): PropertyDecorator {
  const text = { type: 'string', maxLength, pattern: pattern.source, nullable: true };
  const file = { type: 'string', format: 'binary', description: 'In a multipart form only.' };
  return ApiProperty({ oneOf: [text, file], required: false, nullable: true, description });
}

import { applyDecorators, type Type, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-fastify/multipart';
import { ApiBody, ApiConsumes, ApiProperty, ApiResponse } from '@nestjs/swagger';
import { ErrorEnvelope } from '../errors/error-envelope.dto.js';
import { TakesForm } from '../validation/undocumented-input.interceptor.js';
import { FillFiles } from './fill-files.interceptor.js';

/** 12 MB: half a minute behind a headline. */
const largestFilmBytes = 12 * 1024 * 1024;

/**
 * The handler takes a film in a multipart form, together with the other fields of `form`; without one those may come
 * as JSON as well.
 * @param field name of the form's field for the film
 * @param form describes all fields to the document
 */
export function AcceptsFilm(field: string, form: Type): MethodDecorator {
  const limits = { fileSize: largestFilmBytes, fieldSize: 100_000, fields: 100, fieldNestingDepth: 1 };
  return applyDecorators(
    TakesForm(),
    UseInterceptors(FileInterceptor(field, { limits }), FillFiles(largestFilmBytes)),
    ApiConsumes('application/json', 'multipart/form-data'),
    ApiBody({ type: form }),
    ApiResponse({
      status: 413,
      type: ErrorEnvelope,
      description: 'The film is larger than 12 MB or longer than 30 seconds.',
    }),
    ApiResponse({
      status: 415,
      type: ErrorEnvelope,
      description: 'The file is no film: MP4 (H.264) or WebM.',
    }),
  );
}

/** Describes a field to the document that is the path of a film, or the film itself. */
export function TextOrFilmField(maxLength: number): PropertyDecorator {
  const text = { type: 'string', maxLength, nullable: true };
  const file = { type: 'string', format: 'binary', description: 'In a multipart form only.' };
  const description =
    'The path of the present film, or another film itself: MP4 (H.264) or WebM, at most 12 MB and 30 seconds.';
  return ApiProperty({ oneOf: [text, file], required: false, nullable: true, description });
}

import type { Type } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-fastify/multipart';
import { AcceptsForm, formLimits, formOf, TextOrFile } from './accepts-form.decorator.js';
import { FillFiles } from './fill-files.interceptor.js';

const megabyte = 1024 * 1024;
const binary = { type: 'string', format: 'binary' } as const;

/** A file of a multipart form, in memory. */
export interface UploadedText {
  buffer?: Buffer;
}

/**
 * The handler takes a file of text in the field `file` of a multipart form.
 * @param kind what the file has to be, such as `a CSV file`
 * @param format how it is written, such as CSV
 */
export function AcceptsFile(dto: Type, kind: string, format: string): MethodDecorator {
  const description = `${format} as an export writes it, at most 5 MB.`;
  return AcceptsForm(formOf(dto, 'file', { ...binary, description }), {
    interceptors: [FileInterceptor('file', formLimits(5 * megabyte, 1_000, 10))],
    tooLarge: 'The file is larger than 5 MB.',
    otherType: `The file is not ${kind}.`,
  });
}

/** The handler takes a set of drawings in the field `file` of a multipart form. */
export function AcceptsPrivateFile(dto: Type): MethodDecorator {
  const largest = 25 * megabyte;
  const description = 'PDF, ZIP, DWG, DXF, IFC, SKP, RVT, XLSX, DOCX, JPG or PNG, at most 25 MB.';
  return AcceptsForm(formOf(dto, 'file', { ...binary, description }), {
    interceptors: [FileInterceptor('file', formLimits(largest, 1_000, 10)), FillFiles(largest)],
    tooLarge: 'The file is larger than 25 MB.',
    otherType: 'The file is of another kind, or a PDF that cannot be read or is locked.',
  });
}

/**
 * The handler takes a film in a multipart form, half a minute behind a headline, together with the other fields of
 * `form`.
 */
export function AcceptsFilm(field: string, form: Type): MethodDecorator {
  const largest = 12 * megabyte;
  return AcceptsForm(form, {
    interceptors: [FileInterceptor(field, formLimits(largest, 100_000, 100)), FillFiles(largest)],
    orJson: true,
    tooLarge: 'The film is larger than 12 MB or longer than 30 seconds.',
    otherType: 'The file is no film: MP4 (H.264) or WebM.',
  });
}

/** Describes a field to the document that is the path of a film, or the film itself. */
export function TextOrFilmField(maxLength: number): PropertyDecorator {
  const description =
    'The path of the present film, or another film itself: MP4 (H.264) or WebM, at most 12 MB and 30 seconds.';
  return TextOrFile({ maxLength }, description);
}

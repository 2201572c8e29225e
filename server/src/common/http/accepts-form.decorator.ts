import { applyDecorators, type NestInterceptor, type Type, UseInterceptors } from '@nestjs/common';
import { FileFieldsInterceptor, FileInterceptor } from '@nestjs/platform-fastify/multipart';
import { ApiBody, ApiConsumes, ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Refuses } from '../envelope/answer.decorator.js';
import { textLimits } from '../text-limits.js';
import { OptionalText, WebAddress } from '../validation/text.decorator.js';
import { TakesForm } from '../validation/undocumented-input.interceptor.js';
import { FillFiles } from './fill-files.interceptor.js';
import { GatherImages } from './gather-images.interceptor.js';

interface FormOptions {
  /** They read the form, in this order. */
  interceptors: Type<NestInterceptor>[];
  /** Whether the fields may come as JSON as well, without files. */
  orJson?: boolean;
  /** Descriptions of the answers 413 and 415. */
  tooLarge: string;
  otherType?: string;
}

/** The handler takes a multipart form. @param form describes all fields to the document */
export function AcceptsForm(
  form: Type,
  { interceptors, orJson = false, tooLarge, otherType }: FormOptions,
): MethodDecorator {
  return applyDecorators(
    TakesForm(),
    UseInterceptors(...interceptors),
    ApiConsumes(...(orJson ? ['application/json'] : []), 'multipart/form-data'),
    ApiBody({ type: form }),
    Refuses(413, tooLarge),
    ...(otherType === undefined ? [] : [Refuses(415, otherType)]),
  );
}

/** Describes a field to the document that is a text, such as an address, or the file itself. */
function TextOrFile(text: { maxLength: number; pattern?: string }, description: string): PropertyDecorator {
  const file = { type: 'string', format: 'binary', description: 'In a multipart form only.' };
  // Not one of the two alone: in JSON every text is a possible file as well.
  const anyOf = [{ type: 'string', nullable: true, ...text }, file];
  return ApiProperty({ anyOf, required: false, description });
}

/** By the DTO: handlers that take the same form share it. */
const forms = new WeakMap<Type, Type>();

/** The fields of a DTO together with a file, or files, as the document shows them; `CreateProjectForm`. */
export function formOf(dto: Type, field: string, files: ApiPropertyOptions): Type {
  let form = forms.get(dto);
  if (!form) {
    form = class extends (dto as Type<object>) {};
    ApiProperty(files)(form.prototype as object, field);
    Object.defineProperty(form, 'name', { value: dto.name.replace(/Dto$/, 'Form') });
    forms.set(dto, form);
  }
  return form;
}

/** What the parser of a form accepts. @param fieldSize in bytes, of a field that is no file @param fields how many */
export function formLimits(fileSize: number, fieldSize: number, fields: number) {
  return { limits: { fileSize, fieldSize, fields, fieldNestingDepth: 1 } };
}

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

const largestFileBytes = 5 * 1024 * 1024;

/**
 * The handler takes images in a multipart form, together with the other fields of `form`; without images
 * those may come as JSON as well.
 * @param field name of the form's field for the images
 * @param most how many images one request may bring
 * @param dto all fields but the images; the field of one image that may be left out is among them
 * @param least how many images it must bring; JSON can bring none
 */
export function AcceptsImages(field: string, most: number, dto: Type, least = 0): MethodDecorator {
  const form = most === 1 && least === 0 ? dto : formOf(dto, field, imagesOf(most, least));
  const names = [field, `${field}[]`].map((name) => ({ name, maxCount: most }));
  return AcceptsForm(form, {
    interceptors: [
      FileFieldsInterceptor(names, formLimits(largestFileBytes, 400_000, 100)),
      ...[GatherImages(field, most), FillFiles(largestFileBytes)],
    ],
    orJson: least === 0,
    tooLarge: 'A picture is larger than 5 MB or 50 megapixels.',
    otherType: 'A file is no JPEG, PNG or WebP picture.',
  });
}

function imagesOf(most: number, least: number): ApiPropertyOptions {
  const items = { type: 'string' as const, format: 'binary' };
  const description = 'JPEG, PNG or WebP, at most 5 MB each; in a multipart form only.';
  const bounds = { ...(least > 0 && { minItems: least }), maxItems: most };
  return { type: 'array', items, ...bounds, required: least > 0, description };
}

/** Describes a field to the document that is a text, such as an address, or the image itself. */
export function TextOrImageField(maxLength: number, pattern: RegExp, description: string): PropertyDecorator {
  return TextOrFile({ maxLength, pattern: pattern.source }, description);
}

const path = /^\/uploads\/[\w/.-]+$/;
/** As far as a pattern can say it; what no browser can read is refused as well. */
const addressOrPath = /^(https:\/\/[^\s/]\S*|\/uploads\/[\w/.-]+)$/;

/** The field `image` of a record with one picture: an address, the path of a picture of the site, or a picture itself. */
export function ImageOrAddress(): PropertyDecorator {
  return applyDecorators(
    OptionalText(textLimits.short),
    WebAddress({
      or: path,
      message: 'image must be an https address or the path of a picture of the site.',
    }),
    TextOrImageField(
      textLimits.short,
      addressOrPath,
      'An absolute https address, the path of a picture of the site, or a picture itself: JPEG, PNG or WebP, at most 5 MB.',
    ),
  );
}

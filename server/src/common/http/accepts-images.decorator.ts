import type { Type } from '@nestjs/common';
import { FileFieldsInterceptor } from '@nestjs/platform-fastify/multipart';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { AcceptsForm, formLimits, formOf, TextOrFile } from './accepts-form.decorator.js';
import { FillFiles } from './fill-files.interceptor.js';
import { GatherImages } from './gather-images.interceptor.js';

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

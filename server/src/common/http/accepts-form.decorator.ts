import { applyDecorators, type NestInterceptor, type Type, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { Refuses } from '../errors/refuses.decorator.js';
import { TakesForm } from '../validation/undocumented-input.interceptor.js';

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

/** What the parser of a form accepts. @param fieldSize in bytes, of a field that is no file @param fields how many */
export function formLimits(fileSize: number, fieldSize: number, fields: number) {
  return { limits: { fileSize, fieldSize, fields, fieldNestingDepth: 1 } };
}

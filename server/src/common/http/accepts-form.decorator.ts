import { applyDecorators, type NestInterceptor, type Type, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
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

/** Describes a field to the document that is a text, such as an address, or the file itself. */
export function TextOrFile(
  text: { maxLength: number; pattern?: string },
  description: string,
): PropertyDecorator {
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

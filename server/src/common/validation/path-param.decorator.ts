import { Param } from '@nestjs/common';
import { ApiParam, type ApiParamOptions } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { validationError } from '../errors/api-exception.js';

/** The largest value of PostgreSQL's integer. */
export const largestId = 2_147_483_647;

/** Takes a value from the path. @param read returns undefined for a text that is none @param rule ends a refusal (400) */
export function PathParam(
  document: ApiParamOptions,
  read: (text: string) => unknown,
  rule: string,
): ParameterDecorator {
  const { name } = document;
  const transform = (text: string) => {
    const value = read(text);
    if (value === undefined) throw validationError([{ field: name, message: `${name} must be ${rule}.` }]);
    return value;
  };
  return (controller, handler, index) => {
    const descriptor = Object.getOwnPropertyDescriptor(controller, handler!)!;
    Param(name, { transform })(controller, handler, index);
    ApiParam(document)(controller, handler!, descriptor);
  };
}

/** A positive integer. */
export function IdParam(name = 'id', description = 'The id of the record.'): ParameterDecorator {
  const read = (text: string) =>
    /^[1-9][0-9]{0,9}$/.test(text) && Number(text) <= largestId ? Number(text) : undefined;
  const schema = { type: 'integer', minimum: 1, maximum: largestId } as const;
  return PathParam({ name, description, schema }, read, `a whole number from 1 to ${largestId}`);
}

/** An id that is a UUID. */
export function UuidParam(): ParameterDecorator {
  const read = (text: string) => (isUUID(text) ? text.toLowerCase() : undefined);
  const schema = { type: 'string', format: 'uuid' } as const;
  return PathParam({ name: 'id', description: 'The id of the record.', schema }, read, 'a UUID');
}

/** One value of an enum. @param enumName what the document calls the enum */
export function EnumParam(name: string, values: readonly string[], enumName: string): ParameterDecorator {
  const read = (text: string) => values.find((each) => each === text);
  return PathParam({ name, enum: [...values], enumName }, read, `one of ${values.join(', ')}`);
}

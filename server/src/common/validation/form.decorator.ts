import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { plainToInstance, Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEnum,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  Max,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { fraction } from '../fields/fraction.js';
import { MayBeLeftOut } from './may-be-left-out.decorator.js';
import { AtMost, isStorable } from './text.decorator.js';
import { RecordIds } from './whole-number.decorator.js';

// Fields that come as JSON or in a multipart form, where everything is text. All may be left out; where a field
// can be emptied, null and the empty text empty it.

/** true or false. */
export function BooleanInput(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      value === 'true' ? true : value === 'false' ? false : value,
    ),
    MayBeLeftOut(),
    IsBoolean({ message: '$property must be true or false.' }),
    ApiProperty({ type: Boolean, required: false }),
  );
}

/** A whole number that can be emptied, unless it is not `nullable`. */
export function IntegerInput(min: number, max: number, { nullable = true } = {}): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => numberFrom(value)),
    nullable ? IsOptional() : MayBeLeftOut(),
    // First: what is no number is not too large.
    IsInt({ message: '$property must be a whole number.' }),
    Max(max, { message: `$property must be ${max} or less.` }),
    Min(min, { message: `$property must be ${min} or more.` }),
    ApiProperty({
      type: 'integer',
      minimum: min,
      maximum: max,
      required: false,
      ...(nullable && { nullable }),
    }),
  );
}

/** A number that can be emptied. */
export function NumberInput(min: number, max: number): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => numberFrom(value)),
    IsOptional(),
    IsNumber({ allowNaN: false, allowInfinity: false }, { message: '$property must be a number.' }),
    Max(max, { message: `$property must be ${max} or less.` }),
    Min(min, { message: `$property must be ${min} or more.` }),
    ApiProperty({ ...fraction, minimum: min, maximum: max, required: false, nullable: true }),
  );
}

/** One value of an enum, in any case. */
export function EnumInput(values: Record<string, string>, enumName: string): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim().toUpperCase() : value,
    ),
    MayBeLeftOut(),
    IsEnum(values, { message: `$property must be one of ${Object.values(values).join(', ')}.` }),
    ApiProperty({ enum: values, enumName, required: false }),
  );
}

/** Values of an enum, each once, also as a JSON text. */
export function EnumListInput(values: Record<string, string>, enumName: string): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => listFrom(value)),
    MayBeLeftOut(),
    IsEnum(values, {
      each: true,
      message: `Each entry of $property must be one of ${Object.values(values).join(', ')}.`,
    }),
    ArrayMaxSize(Object.keys(values).length, { message: '$property must name each value once.' }),
    IsArray({ message: '$property must be a list.' }),
    ApiProperty({ enum: values, enumName, isArray: true, required: false }),
  );
}

/** A list of records of one shape, also as a JSON text. */
export function RecordListInput<Shape extends object>(
  shape: Type<Shape>,
  mostItems: number,
): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => recordsFrom(value, shape)),
    MayBeLeftOut(),
    ValidateNested({ each: true }),
    IsObject({ each: true, message: '$property must be a list of records.' }),
    ArrayMaxSize(mostItems, { message: `$property must have at most ${mostItems} entries.` }),
    IsArray({ message: '$property must be a list.' }),
    ApiProperty({ type: [shape], required: false, maxItems: mostItems }),
  );
}

/** A list of texts, also as a JSON text; trimmed, without blanks. */
export function TextListInput(mostItems: number, maxLength: number): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => listFrom(value)),
    MayBeLeftOut(),
    AtMost(maxLength, {
      each: true,
      message: `Each entry of $property must have at most ${maxLength} characters.`,
    }),
    MinLength(1, { each: true, message: '$property must be a list of texts.' }),
    ArrayMaxSize(mostItems, { message: `$property must have at most ${mostItems} entries.` }),
    IsArray({ message: '$property must be a list of texts.' }),
    ApiProperty({
      type: 'array',
      items: { type: 'string', maxLength },
      maxItems: mostItems,
      required: false,
      description: 'A list, or the same as a JSON text.',
    }),
  );
}

/** Ids of records, also as a JSON text. */
export function RecordIdsInput(most: number): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? parseJson(value) : value)),
    MayBeLeftOut(),
    RecordIds(most, 0),
    ApiProperty({ required: false }),
  );
}

function numberFrom(value: unknown): unknown {
  if (value === '') return null;
  // Clients write it into a form as JSON would, which writes very small ones with an exponent.
  const isNumber = typeof value === 'string' && /^\s*-?\d+(\.\d+)?(e[+-]?\d+)?\s*$/i.test(value);
  return isNumber ? Number(value) : value;
}

/** What is no list comes back as it was, for the checks to refuse. */
function listFrom(value: unknown): unknown {
  const list = typeof value === 'string' ? parseJson(value) : value;
  // The content of the JSON text was hidden from the check for texts that cannot be stored.
  if (!Array.isArray(list) || !list.every(isStorable)) return value === '' ? [] : value;
  const trimmed = list.map((entry: unknown) => (typeof entry === 'string' ? entry.trim() : entry));
  return [...new Set(trimmed.filter((entry) => entry !== ''))];
}

/** What is no list of records comes back as it was, for the checks to refuse. */
function recordsFrom<Shape extends object>(value: unknown, shape: Type<Shape>): unknown {
  const list = typeof value === 'string' ? parseJson(value) : value;
  if (!Array.isArray(list)) return value === '' ? [] : value;
  const isRecord = (entry: unknown) => typeof entry === 'object' && entry !== null && !Array.isArray(entry);
  // As in lists of texts: a JSON text hides what it holds.
  if (!list.every((entry) => isRecord(entry) && Object.values(entry as object).every(isStorable)))
    return value;
  return list.map((entry) => plainToInstance(shape, entry));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

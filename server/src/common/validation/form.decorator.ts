import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEnum,
  IsInt,
  IsNumber,
  IsOptional,
  Max,
  Min,
  MinLength,
} from 'class-validator';
import { AtMost } from './at-most.decorator.js';
import { MayBeLeftOut } from './may-be-left-out.decorator.js';

// Fields that come as JSON or in a multipart form, where everything is text. All may be left out; where a field
// can be emptied, null and the empty text empty it.

/** true or false. */
export function BooleanField(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      value === 'true' ? true : value === 'false' ? false : value,
    ),
    MayBeLeftOut(),
    IsBoolean({ message: '$property must be true or false.' }),
    ApiProperty({ type: Boolean, required: false }),
  );
}

/** A whole number that can be emptied. */
export function IntegerField(min: number, max: number): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => numberFrom(value)),
    IsOptional(),
    Max(max, { message: `$property must be ${max} or less.` }),
    Min(min, { message: `$property must be ${min} or more.` }),
    IsInt({ message: '$property must be a whole number.' }),
    ApiProperty({ type: 'integer', minimum: min, maximum: max, required: false, nullable: true }),
  );
}

/** A number that can be emptied. */
export function NumberField(min: number, max: number): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => numberFrom(value)),
    IsOptional(),
    Max(max, { message: `$property must be ${max} or less.` }),
    Min(min, { message: `$property must be ${min} or more.` }),
    IsNumber({ allowNaN: false, allowInfinity: false }, { message: '$property must be a number.' }),
    ApiProperty({ type: Number, minimum: min, maximum: max, required: false, nullable: true }),
  );
}

/** One value of an enum, in any case. */
export function EnumField(values: Record<string, string>, enumName: string): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim().toUpperCase() : value,
    ),
    MayBeLeftOut(),
    IsEnum(values, { message: `$property must be one of ${Object.values(values).join(', ')}.` }),
    ApiProperty({ enum: values, enumName, required: false }),
  );
}

/** A list of texts, also as a JSON text; trimmed, without blanks. */
export function TextListField(mostItems: number, maxLength: number): PropertyDecorator {
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
      type: [String],
      maxItems: mostItems,
      required: false,
      description: 'A list, or the same as a JSON text.',
    }),
  );
}

function numberFrom(value: unknown): unknown {
  if (value === '') return null;
  const isNumber = typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value);
  return isNumber ? Number(value) : value;
}

/** What is no list comes back as it was, for the checks to refuse. */
function listFrom(value: unknown): unknown {
  const list = typeof value === 'string' ? parseJson(value) : value;
  // What stands inside the JSON text was hidden from the check for texts that cannot be stored.
  const isStorable = (entry: unknown) =>
    typeof entry !== 'string' || (entry.isWellFormed() && !entry.includes('\0'));
  if (!Array.isArray(list) || !list.every(isStorable)) return value === '' ? [] : value;
  const trimmed = list.map((entry: unknown) => (typeof entry === 'string' ? entry.trim() : entry));
  return [...new Set(trimmed.filter((entry) => entry !== ''))];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

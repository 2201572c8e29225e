import { ArgumentMetadata, Injectable, ValidationError, ValidationPipe } from '@nestjs/common';
import { type FieldError, validationError } from '../errors/api-exception.js';
import type { Sentence } from '../errors/sentence.js';
import { withLatinDigits } from '../text/phone.js';
import { plainText } from '../text/plain-text.js';
import { aboutField, type FieldSentence } from './field-names.decorator.js';
import { refuseOversized } from './request-size.js';
import { isStorable } from './text.decorator.js';

const longestName = 100;

/**
 * What every body and query goes through: more than any request means is refused, texts that no database can hold are
 * refused, all others are made plain, empty query values count as absent, unknown fields are refused, and the rest is
 * checked against the DTO.
 */
@Injectable()
export class RequestPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      stopAtFirstError: true,
      // Its class says what its fields are called.
      validationError: { target: true },
      exceptionFactory: (errors: ValidationError[]) => validationError(fieldErrors(errors)),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'custom') return value;
    if (metadata.type === 'body' && !isObject(value)) {
      throw validationError([{ field: 'body', message: 'The body must be a JSON object.' }]);
    }
    refuseOversized(value, metadata.data ?? metadata.type);
    const parts = partsOf(value);
    const broken = parts.find(({ name, part }) => !isStorable(name) || !isStorable(part));
    if (broken) {
      const path = isStorable(broken.part) ? broken.parent : broken.field;
      const field = clipped(path || metadata.data || metadata.type);
      const message = aboutField(metadata.metatype, field, (texts, name) => texts.cannotBeStored(name));
      throw validationError([{ field, message }]);
    }
    // The checks for unknown fields take names that every object has, such as `toString`, for known ones.
    const inherited = parts.find(({ name }) => name in Object.prototype || name === 'prototype');
    if (inherited) throw validationError([unknownField(clipped(inherited.field))]);
    // Values in the path have pipes of their own; here it would become a number, however it was spelled.
    if (metadata.type === 'param') return value;
    const plain = withPlainTexts(value);
    return super.transform(metadata.type === 'query' ? withoutEmpty(plain) : plain, metadata);
  }
}

/** The base class takes null for an empty object, which would pass for an update that leaves everything out. */
function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is dialled, and the digits and references that people copy from a phone. */
const isDialled = (name: string) => /(phone|digits|reference)$/i.test(name);
/** A password is the person's own, sign by sign. */
const isPassword = (name: string) => /password$/i.test(name);

/** The same value with all texts as they are stored and compared. */
function withPlainTexts(value: unknown, name = ''): unknown {
  if (typeof value === 'string') {
    if (isPassword(name)) return value;
    return isDialled(name) ? withLatinDigits(plainText(value)) : plainText(value);
  }
  if (Array.isArray(value)) return value.map((each) => withPlainTexts(each));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withPlainTexts(each, key)]));
}

/** Not the bytes of a file. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function withoutEmpty(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

interface Part {
  name: string;
  part: unknown;
  /** The path of the part, and of what holds it. */
  field: string;
  parent: string;
}

/** A value and all that it holds, at any depth. */
function partsOf(part: unknown, name = '', parent = ''): Part[] {
  const field = parent ? `${parent}.${name}` : name;
  const held = typeof part === 'object' && part !== null ? Object.entries(part) : [];
  return [{ name, part, field, parent }, ...held.flatMap(([key, each]) => partsOf(each, key, field))];
}

/** A name is the client's own invention, and may be as long as the request. */
function clipped(field: string): string {
  return field.length <= longestName ? field : `${field.slice(0, longestName)}…`;
}

function unknownField(field: string): FieldError {
  return { field, message: `${field} is not a known field. Remove it.` };
}

function fieldErrors(errors: ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = clipped(parent ? `${parent}.${error.property}` : error.property);
    const own = Object.keys(error.constraints ?? {}).map((rule) =>
      rule === 'whitelistValidation' ? unknownField(field) : { field, message: sentenceOf(error, rule) },
    );
    return [...own, ...fieldErrors(error.children ?? [], field)];
  });
}

function sentenceOf(error: ValidationError, rule: string): Sentence {
  const { target, property, value, contexts, constraints } = error;
  const { sentence } = (contexts?.[rule] ?? {}) as { sentence?: FieldSentence };
  return sentence ? aboutField(target?.constructor, property, sentence, value) : constraints![rule]!;
}

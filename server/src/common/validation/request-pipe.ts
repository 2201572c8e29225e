import { ArgumentMetadata, Injectable, ValidationError, ValidationPipe } from '@nestjs/common';
import { type FieldError, validationError } from '../errors/api-exception.js';
import type { Sentence } from '../errors/sentence.js';
import { aboutField } from './field-names.decorator.js';
import { refuseOversized } from './request-size.js';
import type { FieldSentence } from './localized-message.js';

const longestName = 100;

/**
 * What every body and query goes through: more than any request means is refused, empty query values count as
 * absent, texts that no database can hold are refused, unknown fields are refused, and the rest is checked against
 * the DTO.
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
    const broken = findBrokenText(value, '');
    if (broken !== undefined) {
      const field = clipped(broken || metadata.data || metadata.type);
      const message = aboutField(metadata.metatype, field, (texts, name) => texts.cannotBeStored(name));
      throw validationError([{ field, message }]);
    }
    const inherited = findInheritedName(value, '');
    if (inherited !== undefined) throw validationError([unknownField(clipped(inherited))]);
    // Values in the path have pipes of their own; here it would become a number, however it was spelled.
    if (metadata.type === 'param') return value;
    return super.transform(metadata.type === 'query' ? withoutEmpty(value) : value, metadata);
  }
}

/** The base class takes null for an empty object, which would pass for an update that leaves everything out. */
function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withoutEmpty(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

/** The path of the first text with a NUL byte or a lone surrogate, which PostgreSQL cannot store. */
function findBrokenText(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = findBrokenText(part, path ? `${path}.${key}` : key) ?? findBrokenText(key, path);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The path of the first field with a name that every object has, such as `toString`. The checks for unknown fields
 * take those for known ones and drop them in silence.
 */
function findInheritedName(value: unknown, path: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const field = path ? `${path}.${key}` : key;
    if (key in Object.prototype || key === 'prototype') return field;
    const found = findInheritedName(part, field);
    if (found !== undefined) return found;
  }
  return undefined;
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

import { ArgumentMetadata, Injectable, ValidationError, ValidationPipe } from '@nestjs/common';
import { type FieldError, validationError } from '../errors/api-exception.js';
import type { Sentence } from '../errors/sentence.js';
import type { FieldSentence } from './says.js';

/** No request of ours nests deeper than a list in an object. */
const deepest = 10;

/**
 * What every body and query goes through: empty query values count as absent, texts that no database can hold
 * are refused, unknown fields are refused, and the rest is checked against the DTO.
 */
@Injectable()
export class RequestPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      stopAtFirstError: true,
      exceptionFactory: (errors: ValidationError[]) => validationError(fieldErrors(errors)),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'custom') return value;
    if (metadata.type === 'body' && !isObject(value)) {
      throw validationError([{ field: 'body', message: 'The body must be a JSON object.' }]);
    }
    const broken = findBrokenText(value, '');
    if (broken !== undefined) {
      const field = broken || metadata.data || metadata.type;
      throw validationError([{ field, message: (texts) => texts.cannotBeStored(field) }]);
    }
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

/**
 * The path of the first text with a NUL byte or a lone surrogate, which PostgreSQL cannot store, or of what is
 * nested deeper than anything that is meant.
 */
function findBrokenText(value: unknown, path: string, depth = 0): string | undefined {
  if (depth > deepest) return path;
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = findBrokenText(part, path ? `${path}.${key}` : key, depth + 1) ?? findBrokenText(key, path);
    if (found !== undefined) return found;
  }
  return undefined;
}

function fieldErrors(errors: ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = parent ? `${parent}.${error.property}` : error.property;
    const own = Object.keys(error.constraints ?? {}).map((rule) => ({
      field,
      message:
        rule === 'whitelistValidation'
          ? `${field} is not a known field. Remove it.`
          : sentenceOf(error, rule),
    }));
    return [...own, ...fieldErrors(error.children ?? [], field)];
  });
}

function sentenceOf({ property, value, contexts, constraints }: ValidationError, rule: string): Sentence {
  const { sentence } = (contexts?.[rule] ?? {}) as { sentence?: FieldSentence };
  return sentence ? (texts) => sentence(texts, property, value) : constraints![rule]!;
}

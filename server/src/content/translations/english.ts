import { joinLines } from '@consultancy/shared/texts';
import { createHash } from 'node:crypto';
import { TextFormat, translatedFieldsOf } from '../../common/fields/field-info.js';
import type { ContentType } from '../content-type.js';
import type { TranslatedTextDto } from './dto/translation.dto.js';
import { TextState } from './translation-state.enum.js';
import type { Texts } from './translation.entity.js';

/** A text as it is edited: a list has an entry a line. */
export function asText(value: string | string[] | null | undefined): string {
  // A line break within an entry would make two of it.
  if (Array.isArray(value)) return value.map(joinLines).join('\n');
  return value ?? '';
}

/** A text as it is stored. */
export function fromText(text: string, format: TextFormat): string | string[] {
  if (format !== TextFormat.LIST) return text;
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Identifies a text. */
export function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** @param english as it is now @param source what the text was made from */
export function stateOf(english: string, text: string, source: string): TextState {
  if (english === '') return TextState.EMPTY;
  if (text === '') return TextState.MISSING;
  return english === source ? TextState.CURRENT : TextState.OUTDATED;
}

/** What a record says in English, as it is stored. */
export function englishOf({ entity }: Pick<ContentType, 'entity'>, record: object): Texts {
  const values = record as Record<string, string | string[] | null>;
  return Object.fromEntries(translatedFieldsOf(entity).map(([name]) => [name, values[name] ?? '']));
}

/** Why a translation of a text cannot be stored; undefined where it can. */
export function faultOf(
  { field, format, longest, english }: Pick<TranslatedTextDto, 'field' | 'format' | 'longest' | 'english'>,
  text: string,
): string | undefined {
  const entries = [fromText(text, format)].flat();
  const wanted = [fromText(english, format)].flat();
  if (format === TextFormat.LIST && entries.length !== wanted.length)
    return `${field} has ${wanted.length} entries in English, one a line; this has ${entries.length}.`;
  if (entries.some((entry) => [...entry].length > longest))
    return `${field} must have at most ${longest} characters.`;
  if (format === TextFormat.LINE && text.includes('\n')) return `${field} must be one line.`;
  return undefined;
}

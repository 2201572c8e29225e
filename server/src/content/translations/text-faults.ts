import { fromText } from './english.js';
import { TextFormat } from '../../common/fields/field-info.js';

/** What there is to know of a text, in English. */
interface KnownText {
  field: string;
  format: TextFormat;
  longest: number;
  english: string;
}

/** Why a translation of a text cannot be stored; undefined where it can. */
export function faultOf({ field, format, longest, english }: KnownText, text: string): string | undefined {
  const entries = [fromText(text, format)].flat();
  const wanted = [fromText(english, format)].flat();
  if (format === TextFormat.LIST && entries.length !== wanted.length)
    return `${field} has ${wanted.length} entries in English, one a line; this has ${entries.length}.`;
  if (entries.some((entry) => [...entry].length > longest))
    return `${field} must have at most ${longest} characters.`;
  if (format === TextFormat.LINE && text.includes('\n')) return `${field} must be one line.`;
  return undefined;
}

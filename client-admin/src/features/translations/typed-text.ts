import {
  TextFormat,
  type TranslatedTextDto,
  type TranslationDto,
} from '@consultancy/client-shared/api/model';
import { joinLines } from '@consultancy/shared/texts';

/** The English that a text was typed beside. */
export interface SeenEnglish {
  english: string;
  fingerprint: string;
}

/** What the editor holds of one text. */
export interface TypedText {
  text: string;
  /** Null while it is as it is stored. */
  from: SeenEnglish | null;
}

/** What the form of a translation holds: texts by their field, and whether visitors read them. */
export type TranslationValues = Record<string, TypedText | boolean>;

/** Has no text of that name beside it. */
export const PUBLISHED = 'published';

export function valuesOf(translation: TranslationDto | undefined): TranslationValues {
  const texts = (translation?.texts ?? []).map(({ field, text }) => [
    field,
    { text: text ?? '', from: null },
  ]);
  return {
    ...(Object.fromEntries(texts) as TranslationValues),
    [PUBLISHED]: translation?.published ?? false,
  };
}

/**
 * A text after a key was pressed, with the English that was beside it when typing began: where that has changed since,
 * the translator has to look at it first.
 */
export function typed(stored: TranslatedTextDto, before: TypedText, input: string): TypedText {
  const text = stored.format === TextFormat.LINE ? joinLines(input) : input;
  if (text === (stored.text ?? '')) return { text, from: null };
  return { text, from: before.from ?? englishOf(stored) };
}

/** The same text, and the English of now. */
export function fitting(stored: TranslatedTextDto, { text }: TypedText): TypedText {
  return { text, from: englishOf(stored) };
}

function englishOf({ english, fingerprint }: TranslatedTextDto): SeenEnglish {
  return { english, fingerprint };
}

/** The English before it changed while the translator typed, or since the text was translated. */
export function englishBefore(
  stored: TranslatedTextDto,
  { from }: TypedText,
): { english: string; isMeanwhile: boolean } | null {
  if (from && from.fingerprint !== stored.fingerprint) return { english: from.english, isMeanwhile: true };
  const isOutdated = stored.state === 'OUTDATED' && stored.source !== null;
  return isOutdated ? { english: stored.source!, isMeanwhile: false } : null;
}

/** Entries of a list, as the server counts them. */
export function entriesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** What the server would refuse; the rules are its own. */
export type TextProblem = 'entriesWrong' | 'tooLong' | 'tooLongEntry' | 'mustFit';

export function problemOf(stored: TranslatedTextDto, { text, from }: TypedText): TextProblem | undefined {
  if (from === null) return undefined;
  if (text.trim() !== '') {
    const isList = stored.format === TextFormat.LIST;
    const entries = isList ? entriesOf(text) : [text.trim()];
    if (isList && entries.length !== entriesOf(stored.english).length) return 'entriesWrong';
    if (entries.some((entry) => [...entry].length > stored.longest))
      return isList ? 'tooLongEntry' : 'tooLong';
  }
  return from.fingerprint === stored.fingerprint ? undefined : 'mustFit';
}

import { telltaleKey } from './fold-table.js';
import { fold, foldInPlace, keyOf, withoutPrefix, type WordKey } from './fold.js';

/** A piece of a text; the pieces side by side are the text. */
export interface MarkedPart {
  text: string;
  /** Whether this part is a searched word. */
  isMatch: boolean;
}

interface Range {
  start: number;
  end: number;
}

/**
 * Finds the words of a search in a text, however they are written there.
 * @param words the words, as they were typed
 */
export function markWords(text: string, words: string[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const range of merge(findRanges(text, words))) {
    if (range.start > end) parts.push({ text: text.slice(end, range.start), isMatch: false });
    parts.push({ text: text.slice(range.start, range.end), isMatch: true });
    end = range.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/**
 * The part of a long text around the first of the words, at whole words; its beginning where it has none of them.
 * @param length most characters, but for the ellipses
 */
export function excerptAround(text: string, words: string[], length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const first = Math.min(...findRanges(line, words).map(({ start }) => start));
  // A third of the length goes to the text before.
  const wanted = Number.isFinite(first) ? Math.max(0, first - Math.floor(length / 3)) : 0;
  const from = wanted === 0 ? 0 : line.indexOf(' ', wanted - 1) + 1 || wanted;
  const rest = line.slice(from);
  if (rest.length <= length) return `… ${rest}`;
  const cut = rest.slice(0, length + 1);
  const piece = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || length);
  return `${from > 0 ? '… ' : ''}${piece.replace(/[\s,;:–-]+$/, '')} …`;
}

/** Letters of the script that a searched word is not written in: only words with such can sound like it. */
const otherScript: Record<WordKey['script'], RegExp> = { latin: /[\u1200-\u135a]/, ethiopic: /[a-z]/ };

function findRanges(text: string, words: string[]): Range[] {
  const { folded, starts, ends } = foldInPlace(text);
  const at = (from: number, length: number): Range => ({
    start: starts[from]!,
    end: ends[from + length - 1]!,
  });
  return words.flatMap((typed) => {
    const word = fold(typed).trim();
    if (word === '') return [];
    const found: Range[] = [];
    for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + word.length)) {
      found.push(at(from, word.length));
    }
    const key = keyOf(word);
    if (!key) return found;
    for (const { 0: token, index } of folded.matchAll(/[\p{L}\p{M}\p{N}']+/gu)) {
      if (!otherScript[key.script].test(token)) continue;
      const skipped = [0, 1].find((skip) => sounds(key, skip === 0 ? token : withoutPrefix(token)));
      if (skipped !== undefined) found.push(at(index + skipped, token.length - skipped));
    }
    return found;
  });
}

/** Whether a word of the other script sounds like the searched one; see `keyQueryOf`. */
function sounds({ script, key }: WordKey, token: string | undefined): boolean {
  const other = token === undefined ? undefined : keyOf(token);
  if (!other || other.script === script) return false;
  return key.length < telltaleKey ? other.key === key : other.key.startsWith(key);
}

/** In order, and what overlaps or touches as one. */
function merge(ranges: Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges.sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}

import { trimEnd } from '@consultancy/shared/texts';
import { fold, foldInPlace, keyOf, soundsLike, withoutPrefix, type WordKey } from './fold.js';

/** A piece of a text; the pieces side by side are the text. */
export interface MarkedPart {
  text: string;
  /** Whether this part is a searched word. */
  isMatch: boolean;
}

/**
 * Finds the words of a search in a text, however they are written there.
 * @param words the words, as they were typed
 */
export function markWords(text: string, words: string[]): MarkedPart[] {
  const marks = marksOf(text, words);
  const parts: MarkedPart[] = [];
  let start = 0;
  while (start < text.length) {
    const isMatch = marks[start] === 1;
    const change = marks.indexOf(isMatch ? 0 : 1, start);
    const end = change < 0 ? text.length : change;
    parts.push({ text: text.slice(start, end), isMatch });
    start = end;
  }
  return parts;
}

/**
 * The part of a long text around the first of the words, at whole words; its beginning where it has none of them.
 * @param length most characters, but for the ellipses
 */
export function excerptAround(text: string, words: string[], length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  // A third of the length goes to the text before.
  const wanted = Math.max(0, marksOf(line, words).indexOf(1) - Math.floor(length / 3));
  const from = wanted === 0 ? 0 : line.indexOf(' ', wanted - 1) + 1 || wanted;
  const rest = line.slice(from);
  if (rest.length <= length) return `… ${rest}`;
  const cut = rest.slice(0, length + 1);
  const piece = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0) || length);
  return `${from > 0 ? '… ' : ''}${trimEnd(piece, /[\s,;:–-]/)} …`;
}

/** Letters of the script that a searched word is not written in: only words with such can sound like it. */
const otherScript: Record<WordKey['script'], RegExp> = { latin: /[\u1200-\u135a]/, ethiopic: /[a-z]/ };

/** 1 for each character of the text that belongs to one of the words. */
function marksOf(text: string, words: string[]): Uint8Array {
  const { folded, starts, ends } = foldInPlace(text);
  const marks = new Uint8Array(text.length);
  const mark = (from: number, length: number) => marks.fill(1, starts[from], ends[from + length - 1]);
  for (const word of words.map((typed) => fold(typed).trim()).filter((each) => each !== '')) {
    for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + word.length)) {
      mark(from, word.length);
    }
    const key = keyOf(word);
    if (!key) continue;
    for (const { 0: token, index } of folded.matchAll(/[\p{L}\p{M}\p{N}']+/gu)) {
      if (!otherScript[key.script].test(token)) continue;
      const sounding = [token, withoutPrefix(token)].find((each) => {
        const own = each === undefined ? undefined : keyOf(each);
        return own && soundsLike(own, key);
      });
      if (sounding) mark(index + token.length - sounding.length, sounding.length);
    }
  }
  return marks;
}

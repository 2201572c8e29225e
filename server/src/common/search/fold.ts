import { LRUCache } from 'lru-cache';
import {
  foldTable,
  keySteps,
  prefixes,
  sharedKeySteps,
  shortestKey,
  type Step,
  syllableKeys,
  minPrefixKeyLength,
} from './fold-table.js';

/** Ethiopic digits: 1 to 9, 10 to 90, 100, 10,000. More of them in a row are several numbers: nobody writes one that long. */
const numerals = /[፩-፼]{1,8}/g;
const beforeFirstNumeral = 0x1368;
/** Characters that the table may have: not the letters and most signs of ASCII, of which most texts are made. */
const foldable = /[^ -_a-~]/gu;

/**
 * A text as searches compare it: NFC, lower case, what is written in several ways and heard as one in one way, digits and
 * spaces. Searched columns and what is looked for are folded by it alike. Folded again it stays as it is.
 */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(foldable, (character) => foldTable.get(character) ?? character)
    .replace(numerals, (run) => String(readNumeral(run)));
}

/** The number that a run of Ethiopic digits says; units side by side are read as Latin digits would be. */
function readNumeral(run: string): bigint {
  let [total, group, pair] = [0n, 0n, 0n];
  let isAfterUnit = false;
  const most = (a: bigint, b: bigint) => (a > b ? a : b);
  for (const digit of run) {
    const rank = BigInt(digit.codePointAt(0)! - beforeFirstNumeral);
    if (rank <= 9n) pair = (isAfterUnit ? pair * 10n : pair) + rank;
    else if (rank <= 18n) pair += (rank - 9n) * 10n;
    else if (rank === 19n) [group, pair] = [group + most(pair, 1n) * 100n, 0n];
    else [total, group, pair] = [most(total + group + pair, 1n) * 10_000n, 0n, 0n];
    isAfterUnit = rank <= 9n;
  }
  return total + group + pair;
}

const clusters = new RegExp(`${numerals.source}|\\P{M}\\p{M}*|\\p{M}+`, 'gu');
/** Most texts are made of a few hundred characters again and again; letters with more marks are no text. */
const foldedClusters = new LRUCache<string, string>({
  max: 5_000,
  maxEntrySize: 8,
  sizeCalculation: (_folded, { length }) => length,
  memoMethod: fold,
});

/**
 * Folds a text so that what is found in it can be shown in the original.
 * @returns for each character of the folded text where its original begins, and the index behind it
 */
export function foldInPlace(text: string): { folded: string; starts: number[]; ends: number[] } {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  for (const { 0: cluster, index } of text.matchAll(clusters)) {
    folded += foldedClusters.memo(cluster);
    while (starts.length < folded.length) {
      starts.push(index);
      ends.push(index + cluster.length);
    }
  }
  return { folded, starts, ends };
}

/** A word of one script, as both scripts are compared. */
export interface WordKey {
  script: 'latin' | 'ethiopic';
  key: string;
}

/** Written twice or once: spellings of a name differ in them. */
const doubledLetters = /([A-Z])\1+/g;

/**
 * The Latin key of a folded word, by which `bole` finds ቦሌ and ቦሌ finds `Bole`. It says how a word sounds, roughly.
 * @returns undefined where the word has letters of both scripts or of neither, or is too short
 */
export function keyOf(word: string): WordKey | undefined {
  const { latin, ethiopic } = piecesOf(word);
  if (latin.length + ethiopic.length !== 1) return undefined;
  return (latin.length === 1 ? keysIn('latin', latin) : keysIn('ethiopic', ethiopic))[0];
}

/** The keys of all words of a folded text. Words with a prefix of Amharic have a key without it as well. */
export function keysOf(folded: string): WordKey[] {
  const { latin, ethiopic } = piecesOf(folded);
  const stems = ethiopic.map(withoutPrefix).filter((stem) => stem !== undefined);
  return [...keysIn('latin', latin), ...keysIn('ethiopic', [...ethiopic, ...stems])];
}

/** Whether the key matches whole words only; a longer one matches their beginnings too. */
export const isWholeKey = ({ key }: WordKey): boolean => key.length < minPrefixKeyLength;

/** Whether a word of the other script sounds like the searched one. */
export function soundsLike(word: WordKey, searched: WordKey): boolean {
  if (word.script === searched.script) return false;
  return isWholeKey(searched) ? word.key === searched.key : word.key.startsWith(searched.key);
}

/** The runs of letters of each script, without accents and hudhaa. */
function piecesOf(folded: string): Record<WordKey['script'], string[]> {
  const plain = folded.normalize('NFD').replace(/[\u0300-\u036f']/g, '');
  return { latin: plain.match(/[a-z]+/g) ?? [], ethiopic: plain.match(/[\u1200-\u135a]+/g) ?? [] };
}

/** The word without `የ`, `በ`, `ለ` or `ከ` in front. @returns undefined where it has none, or too little is left */
export function withoutPrefix(word: string): string | undefined {
  return prefixes.includes(word[0]!) && word.length > 2 ? word.slice(1) : undefined;
}

/** All words side by side: a step looks at none beyond its word, and takes one pass instead of one for each word. */
function keysIn(script: WordKey['script'], words: string[]): WordKey[] {
  const sounds = replaceBy(keySteps[script], [...new Set(words)].join(' ')).replace(
    /[\u1200-\u135a]/g,
    (syllable) => syllableKeys.get(syllable) ?? syllable,
  );
  return replaceBy(sharedKeySteps, sounds)
    .toUpperCase()
    .replace(doubledLetters, '$1')
    .split(' ')
    .filter((key) => key.length >= shortestKey)
    .map((key) => ({ script, key }));
}

function replaceBy(steps: readonly Step[], text: string): string {
  return steps.reduce((now, [pattern, replacement]) => now.replace(pattern, replacement), text);
}

import {
  doubledKeyLetters,
  ethiopicKeySteps,
  firstNumeral,
  foldedSyllables,
  foldTable,
  lastNumeral,
  latinKeySteps,
  mostNumerals,
  prefixes,
  sharedKeySteps,
  shortestKey,
  type Step,
} from './fold-table.js';

const numerals = new RegExp(`[${firstNumeral}-${lastNumeral}]{1,${mostNumerals}}`, 'g');
/** Characters that the table may have: not the letters and most signs of ASCII, of which most texts are made. */
const foldable = /[^ -_a-~]/gu;
const hasNumeral = new RegExp(`[${firstNumeral}-${lastNumeral}]`);

/**
 * A text as searches compare it: NFC, lower case, what is written in several ways and heard as one in one way, digits and
 * spaces. Searched columns and what is looked for are folded by it alike. Folded again it stays as it is.
 */
export function fold(text: string): string {
  const lower = text.normalize('NFC').toLowerCase();
  const folded = lower.replace(foldable, (character) => foldTable.get(character) ?? character);
  return hasNumeral.test(folded) ? folded.replace(numerals, (run) => String(readNumeral(run))) : folded;
}

/** The number that a run of Ethiopic digits says; units side by side are read as Latin digits would be. */
function readNumeral(run: string): bigint {
  let [total, group, pair] = [0n, 0n, 0n];
  let isAfterUnit = false;
  const most = (a: bigint, b: bigint) => (a > b ? a : b);
  for (const digit of run) {
    const rank = BigInt(digit.codePointAt(0)! - firstNumeral.codePointAt(0)! + 1);
    if (rank <= 9n) pair = (isAfterUnit ? pair * 10n : pair) + rank;
    else if (rank <= 18n) pair += (rank - 9n) * 10n;
    else if (rank === 19n) [group, pair] = [group + most(pair, 1n) * 100n, 0n];
    else [total, group, pair] = [most(total + group + pair, 1n) * 10_000n, 0n, 0n];
    isAfterUnit = rank <= 9n;
  }
  return total + group + pair;
}

/** A folded text, and where in the original each of its characters comes from. */
export interface FoldedText {
  folded: string;
  /** By index in the folded text: where its original begins. */
  starts: number[];
  /** By index in the folded text: behind its original. */
  ends: number[];
}

const clusters = new RegExp(`${numerals.source}|\\P{M}\\p{M}*|\\p{M}+`, 'gu');
/** Most texts are made of a few hundred characters again and again. */
const foldedClusters = new Map<string, string>();
const mostClusters = 5_000;
/** Letters with more marks are no text. */
const longestCluster = 8;

/** Folds a text so that what is found in it can be shown in the original. */
export function foldInPlace(text: string): FoldedText {
  const result: FoldedText = { folded: '', starts: [], ends: [] };
  for (const { 0: cluster, index } of text.matchAll(clusters)) {
    const folded = foldCluster(cluster);
    result.folded += folded;
    while (result.starts.length < result.folded.length) {
      result.starts.push(index);
      result.ends.push(index + cluster.length);
    }
  }
  return result;
}

function foldCluster(cluster: string): string {
  const known = foldedClusters.get(cluster);
  if (known !== undefined) return known;
  // Meaningless searches may fill it; then it is emptied.
  if (foldedClusters.size >= mostClusters) foldedClusters.clear();
  const folded = fold(cluster);
  if (cluster.length <= longestCluster) foldedClusters.set(cluster, folded);
  return folded;
}

/** A word of one script, as both scripts are compared. */
export interface WordKey {
  script: 'latin' | 'ethiopic';
  key: string;
}

const consonants = new Map(foldedSyllables().map(({ syllable, consonant }) => [syllable, consonant]));
const vowels = new Map(foldedSyllables().map(({ syllable, vowel }) => [syllable, vowel]));

/**
 * The Latin key of a folded word, by which `bole` finds ቦሌ and ቦሌ finds `Bole`. It says how a word sounds, roughly.
 * @returns undefined where the word has letters of both scripts or of neither, or is too short
 */
export function keyOf(word: string): WordKey | undefined {
  const { latin, ethiopic } = piecesOf(word);
  if (latin.length + ethiopic.length !== 1) return undefined;
  const script = latin[0] === undefined ? 'ethiopic' : 'latin';
  const key = script === 'latin' ? latinKey(latin[0]!) : ethiopicKey(ethiopic[0]!);
  return isTelling(key) ? { script, key } : undefined;
}

/** The keys of all words of a folded text. Words with a prefix of Amharic have a key without it as well. */
export function keysOf(folded: string): WordKey[] {
  const { latin, ethiopic } = piecesOf(folded);
  const stems = ethiopic.map(withoutPrefix).filter((stem) => stem !== undefined);
  // All words side by side: a step looks at none beyond its word, and takes one pass instead of one for each word.
  const keys = {
    latin: latinKey([...new Set(latin)].join(' ')),
    ethiopic: ethiopicKey([...new Set([...ethiopic, ...stems])].join(' ')),
  };
  return (['latin', 'ethiopic'] as const).flatMap((script) =>
    keys[script]
      .split(' ')
      .filter(isTelling)
      .map((key) => ({ script, key })),
  );
}

/** The runs of letters of each script, without accents and hudhaa. */
function piecesOf(folded: string): Record<WordKey['script'], string[]> {
  const plain = folded.normalize('NFD').replace(/[\u0300-\u036f']/g, '');
  return { latin: plain.match(/[a-z]+/g) ?? [], ethiopic: plain.match(/[\u1200-\u135a]+/g) ?? [] };
}

const isTelling = (key: string) => key.length >= shortestKey;

/** The word without `የ`, `በ`, `ለ` or `ከ` in front. @returns undefined where it has none, or too little is left */
export function withoutPrefix(word: string): string | undefined {
  return prefixes.includes(word[0]!) && word.length > 2 ? word.slice(1) : undefined;
}

const latinReplacements = compile(latinKeySteps);
const ethiopicReplacements = compile(ethiopicKeySteps);
const sharedReplacements = compile(sharedKeySteps);
const doubledReplacements = compile([doubledKeyLetters]);

const latinKey = (words: string) => finish(run(words, latinReplacements));

function ethiopicKey(words: string): string {
  let sounds = '';
  for (const character of run(words, ethiopicReplacements))
    sounds += (consonants.get(character) ?? character) + (vowels.get(character) ?? '');
  return finish(sounds);
}

const finish = (sounds: string) => run(run(sounds, sharedReplacements).toUpperCase(), doubledReplacements);

type Replacement = [pattern: RegExp, replacement: string];

function compile(steps: readonly Step[]): Replacement[] {
  return steps.map(([pattern, replacement]) => [new RegExp(pattern, 'g'), replacement.replaceAll('\\', '$')]);
}

function run(text: string, replacements: Replacement[]): string {
  return replacements.reduce((now, [pattern, replacement]) => now.replace(pattern, replacement), text);
}

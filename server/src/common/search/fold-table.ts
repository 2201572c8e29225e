/**
 * What is written in several ways and heard or meant as one, in one table, by which `fold.ts` folds. Records that are
 * stored keep the columns that an earlier table made, until they are saved again: see docs/architecture/search.md.
 */

/** Syllables of a consonant are in rows of eight: the seven orders, and one with w or o. */
const orders = { u: 1, a: 3, e: 4, o: 6, eighth: 7 };

/** Rows that sound like another one in Amharic. */
const homophoneRows: Record<string, string> = { ሐ: 'ሀ', ኀ: 'ሀ', ኸ: 'ሀ', ሠ: 'ሰ', ዐ: 'አ', ፀ: 'ጸ' };

/** The labialised rows (velars with w) and the plain row of each. */
const labialRows: Record<string, string> = { ቈ: 'ቀ', ቘ: 'ቐ', ኈ: 'ኀ', ኰ: 'ከ', ዀ: 'ኸ', ጐ: 'ገ' };

/** In these rows the fourth order sounds like the first: ሃ and ሀ, ኣ and አ. */
const openRows = ['ሀ', 'አ'];

/** Palatal consonants, whose fifth order sounds like the first: ሼ and ሸ, ዬ and የ. */
const palatalRows = ['ሸ', 'ቸ', 'ኘ', 'ዠ', 'የ', 'ጀ', 'ጨ'];

/** Eighths that are said with o, and so sound like the seventh; the others are said with wa. */
const eighthsWithO = 'ሇቇኇኯዏዯጏፇ';

/** Single syllables: wu and yi are written either way, and ኧ opens words as አ does. */
const alike: Record<string, string> = { ዉ: 'ው', ዪ: 'ይ', ኧ: 'አ', ፘ: 'ርያ', ፙ: 'ምያ', ፚ: 'ፍያ' };

const signs: [from: string, to: string][] = [
  // Space, comma, colon and full stop of the Ethiopic script, and every space there is: words end there.
  ['\u1360፡።፣፤፥፦፧፨', ' '],
  [
    '\t\n\v\f\r\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
    ' ',
  ],
  // The glottal stop of Afaan Oromo, hudhaa, and the characters that keyboards offer for it.
  ['’‘ʼʻ`´′＇', "'"],
  // Square and cubic metres, which phones cannot write.
  ['²', '2'],
  ['³', '3'],
  // At the end of a word or within one, it is the same letter.
  ['ς', 'σ'],
  // Marks of gemination and vowel length, which hardly anybody writes, and what nobody sees.
  ['\u135d\u135e\u135f\u00ad\u200b\u200c\u200d\u200e\u200f\u2060', ''],
];

/** What a character is folded to, after NFC and in lower case; what is not in it stays. */
export const foldTable: ReadonlyMap<string, string> = new Map([
  ...signs.flatMap(([from, to]) => [...from].map((sign) => [sign, to] as const)),
  ...Array.from({ length: 0x135b - 0x1200 }, (_, index) => String.fromCodePoint(0x1200 + index))
    .filter(isLetter)
    .map((syllable) => [syllable, foldSyllable(syllable)] as const)
    .filter(([syllable, folded]) => syllable !== folded),
]);

function foldSyllable(syllable: string): string {
  if (alike[syllable]) return alike[syllable];
  const order = syllable.codePointAt(0)! % 8;
  const row = atOrder(syllable, -order);
  const plain = labialRows[row];
  if (plain) return foldLabial(plain, order);
  if (order === orders.eighth && !eighthsWithO.includes(syllable)) return homeOf(row, orders.u) + 'ዋ';
  return homeOf(row, order === orders.eighth ? orders.o : order);
}

/**
 * ቋ is spelled out as ቁዋ, which is what those write whose keyboard lacks it; letter by letter, so that part of a word is
 * still found. The others have come to be written with the plain letter: ቈ as ቆ, ቊ and ቍ as ቁ.
 */
function foldLabial(plain: string, order: number): string {
  if (order === 0) return homeOf(plain, orders.o);
  const w = order === orders.a ? 'ዋ' : order === orders.e ? 'ዌ' : '';
  return homeOf(plain, orders.u) + w;
}

/** The syllable of a row, by its order, as it is written where alike ones are. */
function homeOf(row: string, order: number): string {
  const home = homophoneRows[row] ?? row;
  const isFirst =
    (openRows.includes(home) && order === orders.a) || (palatalRows.includes(home) && order === orders.e);
  return isFirst ? home : atOrder(home, order);
}

function atOrder(first: string, order: number): string {
  return String.fromCodePoint(first.codePointAt(0)! + order);
}

function isLetter(character: string): boolean {
  return /^\p{L}$/u.test(character);
}

/**
 * How the rows of folded syllables are written in the Latin key, each row before its letter. It is the romanisation of
 * BGN/PCGN, which maps and street names follow, without its marks; what it writes as two letters (ch, sh, ts) is one
 * here, a capital.
 */
const keyConsonants =
  'ሀh ለl መm ረr ሰs ሸX ቀk ቐk በb ቨv ተt ቸC ነn ኘN አ ከk ወw ዘz ዠZ የy ደd ዸd ጀj ገg ጘg ጠt ጨC ጰp ጸQ ፈf ፐp'.split(' ');

/**
 * The vowels that the key keeps, by the order of the syllable: ä, a and e are written for one another (Ababa, Abeba), and
 * whether a silent order or an i is heard (ድሬ, Dire) is not visible in the letters.
 */
const keyVowels = ['a', 'u', '', 'a', 'a', '', 'o'];

/** What the key makes of a syllable of a folded text. */
export const syllableKeys: ReadonlyMap<string, string> = new Map(
  keyConsonants.flatMap(([row, consonant = '']) =>
    keyVowels.map((vowel, order) => [atOrder(row!, order), consonant + vowel] as const),
  ),
);

/** One replacement, everywhere in words side by side. */
export type Step = readonly [pattern: RegExp, replacement: string];

/** What makes a key of words, for each script; `sharedKeySteps` follow for both. */
export const keySteps: Record<'ethiopic' | 'latin', readonly Step[]> = {
  // The first vowel of a word is heard; እንጦጦ is Entoto and እንጀራ injera.
  ethiopic: [[/(^| )[እኢ]/g, '$1a']],
  // Of the letters a to z.
  latin: [
    [/ch/g, 'C'],
    [/sh/g, 'X'],
    [/ts/g, 'Q'],
    [/zh/g, 'Z'],
    [/kh/g, 'h'],
    [/gn/g, 'N'],
    [/ny/g, 'N'],
    [/th/g, 't'],
    [/dh/g, 'd'],
    [/ph/g, 'p'],
    [/c/g, 'k'],
    [/q/g, 'k'],
    [/x/g, 'ks'],
    // Haile and ሀይሌ, Mariam and ማርያም, Kality and ቃሊቲ.
    [/(?<=[aeou])i|i(?=[aeou])/g, 'y'],
    [/(?<![aeiou])y(?![aeiou])/g, ''],
    [/(^| )i/g, '$1a'],
    [/i/g, ''],
    [/e/g, 'a'],
  ],
};

/** What both scripts need: Gwassa is ጓሳ, Woreda is ወረዳ. */
export const sharedKeySteps: readonly Step[] = [
  [/uw?(?=[ao])/g, 'w'],
  [/wo/g, 'wa'],
];

/** Keys that are shorter are found in everything. */
export const shortestKey = 3;
/** From this length on a key matches by its beginning, with any ending; shorter ones are whole words. */
export const minPrefixKeyLength = 5;
/** Of, in, for and from are written together with their word: የቦሌ is of Bole. */
export const prefixes = 'የበለከ';

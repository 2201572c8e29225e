/**
 * What is written in several ways and heard or meant as one, in one table, by which `fold.ts` folds. Records that are
 * stored keep the columns that an earlier table made, until they are saved again: see docs/architecture/search.md.
 */

const firstSyllable = 0x1200;
const lastSyllable = 0x135a;
/** Syllables of a consonant are in rows of eight: the seven orders, and one with w or o. */
const rowLength = 8;
const orders = { u: 1, a: 3, e: 4, silent: 5, o: 6, eighth: 7 };

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
  // At the end of a word or within one, it is the same letter.
  ['ς', 'σ'],
  // Marks of gemination and vowel length, which hardly anybody writes, and what nobody sees.
  ['\u135d\u135e\u135f\u00ad\u200b\u200c\u200d\u200e\u200f\u2060', ''],
];

/** What a character is folded to, after NFC and in lower case; what is not in it stays. */
export const foldTable: ReadonlyMap<string, string> = makeTable();

function makeTable(): Map<string, string> {
  const table = new Map<string, string>();
  for (const [from, to] of signs) for (const sign of from) table.set(sign, to);
  for (let code = firstSyllable; code <= lastSyllable; code += 1) {
    const syllable = String.fromCodePoint(code);
    const folded = isLetter(syllable) ? foldSyllable(code) : syllable;
    if (folded !== syllable) table.set(syllable, folded);
  }
  return table;
}

function foldSyllable(code: number): string {
  const syllable = String.fromCodePoint(code);
  if (alike[syllable]) return alike[syllable];
  const order = (code - firstSyllable) % rowLength;
  const row = String.fromCodePoint(code - order);
  const plain = labialRows[row];
  if (plain) return foldLabial(plain, order);
  if (order === orders.eighth && !eighthsWithO.includes(syllable)) return spellOut(row, 'ዋ');
  return at(row, order === orders.eighth ? orders.o : order);
}

/**
 * ቋ is spelled out as ቁዋ, which is what those write whose keyboard lacks it; letter by letter, so that part of a word is
 * still found. The others have come to be written with the plain letter: ቈ as ቆ, ቊ and ቍ as ቁ.
 */
function foldLabial(plain: string, order: number): string {
  if (order === orders.a) return spellOut(plain, 'ዋ');
  if (order === orders.e) return spellOut(plain, 'ዌ');
  return at(plain, order === 0 ? orders.o : orders.u);
}

function spellOut(row: string, w: string): string {
  return at(row, orders.u) + w;
}

/** The syllable of a row, by its order, as it is written where alike ones are. */
function at(row: string, order: number): string {
  const home = homophoneRows[row] ?? row;
  const isFirst =
    (openRows.includes(home) && order === orders.a) || (palatalRows.includes(home) && order === orders.e);
  const syllable = String.fromCodePoint(home.codePointAt(0)! + (isFirst ? 0 : order));
  return alike[syllable] ?? syllable;
}

function isLetter(character: string): boolean {
  return /^\p{L}$/u.test(character);
}

/** Ethiopic digits in their order: 1 to 9, 10 to 90, 100, 10,000. */
export const firstNumeral = '፩';
export const lastNumeral = '፼';
/** More of them in a row are several numbers: nobody writes a number that long. */
export const mostNumerals = 8;

/**
 * How the rows of folded syllables are written in the Latin key. It is the romanisation of BGN/PCGN, which maps and
 * street names follow, without its marks; what it writes as two letters (ch, sh, ts) is one here, a capital.
 */
const keyConsonants: Record<string, string> = {
  ...{
    ሀ: 'h',
    ለ: 'l',
    መ: 'm',
    ረ: 'r',
    ሰ: 's',
    ሸ: 'X',
    ቀ: 'k',
    ቐ: 'k',
    በ: 'b',
    ቨ: 'v',
    ተ: 't',
    ቸ: 'C',
    ነ: 'n',
  },
  ...{
    ኘ: 'N',
    አ: '',
    ከ: 'k',
    ወ: 'w',
    ዘ: 'z',
    ዠ: 'Z',
    የ: 'y',
    ደ: 'd',
    ዸ: 'd',
    ጀ: 'j',
    ገ: 'g',
    ጘ: 'g',
    ጠ: 't',
  },
  ...{ ጨ: 'C', ጰ: 'p', ጸ: 'Q', ፈ: 'f', ፐ: 'p' },
};

/**
 * The vowels that the key keeps, by the order of the syllable: ä, a and e are written for one another (Ababa, Abeba), and
 * whether a silent order or an i is heard (ድሬ, Dire) is not visible in the letters.
 */
const keyVowels: Readonly<Record<number, string>> = { 0: 'a', 1: 'u', 3: 'a', 4: 'a', 6: 'o' };

/** The syllables that are left once a text is folded, with what the key makes of them. */
export function foldedSyllables(): { syllable: string; consonant: string; vowel: string }[] {
  return Object.entries(keyConsonants).flatMap(([row, consonant]) =>
    [0, 1, 2, 3, 4, 5, 6].flatMap((order) => {
      const syllable = String.fromCodePoint(row.codePointAt(0)! + order);
      const isFolded = isLetter(syllable) && !foldTable.has(syllable);
      return isFolded ? [{ syllable, consonant, vowel: keyVowels[order] ?? '' }] : [];
    }),
  );
}

/** One replacement, everywhere in words side by side. */
export type Step = readonly [pattern: string, replacement: string];

/** The first vowel of a word is heard; እንጦጦ is Entoto and እንጀራ injera. */
export const ethiopicKeySteps: readonly Step[] = [['(^| )[እኢ]', '\\1a']];

/** From words of the letters a to z to the key, but for what both scripts need. */
export const latinKeySteps: readonly Step[] = [
  ['ch', 'C'],
  ['sh', 'X'],
  ['ts', 'Q'],
  ['zh', 'Z'],
  ['kh', 'h'],
  ['gn', 'N'],
  ['ny', 'N'],
  ['th', 't'],
  ['dh', 'd'],
  ['ph', 'p'],
  ['c', 'k'],
  ['q', 'k'],
  ['x', 'ks'],
  // Haile and ሀይሌ, Mariam and ማርያም, Kality and ቃሊቲ.
  ['(?<=[aeou])i|i(?=[aeou])', 'y'],
  ['(?<![aeiou])y(?![aeiou])', ''],
  ['(^| )i', '\\1a'],
  ['i', ''],
  ['e', 'a'],
];

/** What both scripts need: Gwassa is ጓሳ, Woreda is ወረዳ. */
export const sharedKeySteps: readonly Step[] = [
  ['uw?(?=[ao])', 'w'],
  ['wo', 'wa'],
];

/** What comes last, among capitals: nobody agrees on doubled letters. */
export const doubledKeyLetters: Step = ['([A-Z])\\1+', '\\1'];

/** Keys that are shorter are found in everything. */
export const shortestKey = 3;
/** From this length on a key matches by its beginning, with any ending; shorter ones are whole words. */
export const telltaleKey = 5;
/** Of, in, for and from are written together with their word: የቦሌ is of Bole. */
export const prefixes = 'የበለከ';

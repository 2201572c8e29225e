import { describe, expect, it } from '@jest/globals';
import { wordsOf } from '../pagination/search.js';
import { foldTable, keySteps } from './fold-table.js';
import { fold, keyOf, keysOf, withoutPrefix } from './fold.js';
import { keyPatternOf, keyQueryOf, makeSearchColumns, patternOf, titlePatternOf } from './search-columns.js';

const blocks: [name: string, from: number, to: number][] = [
  ['Latin', 0x20, 0x24f],
  ['marks and Greek', 0x300, 0x3ff],
  ['Ethiopic and its supplement', 0x1200, 0x139f],
  ['additions to Latin', 0x1e00, 0x1eff],
  ['punctuation', 0x2000, 0x206f],
  ['Ethiopic extended', 0x2d80, 0x2ddf],
  ['Ethiopic extended A', 0xab00, 0xab2f],
  ['full-width forms', 0xff00, 0xffef],
  ['Ethiopic extended B', 0x1e7e0, 0x1e7ff],
];

const mixed = [
  ...['ሐዋሳ', 'የሐዋሳ ሐይቅ፡ዳር።', 'ቋንቋዎቻችን ኋላ', 'በ፳፻፲፰ ዓ.ም. ፩፪፫፬፭፮፯፰፱፲ ፼፼', 'Waa’ee Keenya – Finfinnee'],
  ...['ΟΔΥΣΣΕΥΣ Σ', 'İstanbul ß ſ Å', 'e\u0301 e\u0323\u0301 \u0301', 'Bole ቦሌ bole-ቦሌ', 'x'.repeat(300)],
  ...['100% _ \\ \' "', 'a\u00a0\ufeffb', '\ud55c\uae00 \u1112\u1161\u11ab', '👩‍👩‍👧 🏠', 'Ādīs Ābeba'],
  ...['qu gwa guwa uoe iii yyy oromiyaa', 'shch tsh kkh gnny'],
];

/** As a search looks into the columns: LIKE, of one word. */
const holds = (column: string, pattern: string) =>
  column.includes(pattern.slice(1, -1).replace(/\\(.)/g, '$1'));

describe('what is stored and what is looked for are folded alike', () => {
  it.each(blocks)('for %s', (_block, from, to) => {
    for (let code = from; code <= to; code += 1) {
      const character = String.fromCodePoint(code);
      // Alone, behind a letter and between syllables.
      for (const text of [character, `a${character}`, `ቦ${character}ሌ`]) {
        expect(fold(fold(text))).toBe(fold(text));
        expect(fold(text.normalize('NFD'))).toBe(fold(text));
        const { searchText } = makeSearchColumns([text], []);
        for (const word of fold(text).split(' ').filter(Boolean))
          expect(holds(searchText, patternOf(word))).toBe(true);
      }
    }
  });

  it('for everything that the table folds', () => {
    for (const [letter, folded] of foldTable) expect(fold(`${letter}${folded}`)).toBe(folded + folded);
  });

  it.each(mixed)('for %s', (text) => {
    const { searchText } = makeSearchColumns([text, text], []);
    expect(searchText.split(' ')).toEqual([...new Set(searchText.split(' '))]);
    for (const word of wordsOf(text)) expect(holds(searchText, patternOf(word))).toBe(true);
  });
});

describe('the keys of a text', () => {
  const syllables = Array.from({ length: 0x135b - 0x1200 }, (_, index) =>
    String.fromCodePoint(0x1200 + index),
  );
  const pieces = [
    'ch',
    'sh',
    'ts',
    'ny',
    'qu',
    'i',
    'y',
    'ee',
    'oo',
    'a',
    'w',
    'uw',
    'x',
    'gn',
    'h',
    'rr',
    "'",
  ];
  const replaced = keySteps.latin.map(([{ source }]) => source).filter((letters) => /^[a-z]+$/.test(letters));
  const words = [
    ...syllables.flatMap((each) => [`${each}ሌቦ`, `ቦ${each}ሌ`, `ቦሌ${each}`]),
    ...pieces.flatMap((one) => pieces.flatMap((two) => pieces.map((three) => one + two + three))),
    ...replaced.flatMap((one) => replaced.map((two) => `a${one}o${two}e`)),
    ...mixed.flatMap((text) => text.split(' ')),
  ].map(fold);
  const keysAlone = (word: string) => [word, withoutPrefix(word)].map((each) => each && keyOf(each));

  it('are those of its words', () => {
    const all = new Set(keysOf(words.join(' ')).map(({ script, key }) => `${script} ${key}`));
    const alone = words.flatMap(keysAlone).filter((key) => key !== undefined && key !== '');
    expect(alone.length).toBeGreaterThan(1_000);
    for (const { script, key } of alone) expect(all).toContain(`${script} ${key}`);
  });

  it('are none where its words have none', () => {
    const isWord = (word: string) => /^([a-z']+|[\u1200-\u135a]+)$/.test(word);
    const keyless = words.filter((word) => isWord(word) && keysAlone(word).every((key) => !key));
    expect(keyless.length).toBeGreaterThan(10);
    expect(keysOf(keyless.join(' '))).toEqual([]);
  });

  it('are those of each part where letters of both scripts are side by side', () => {
    expect(keysOf('boleቦሌ-house')).toEqual([
      { script: 'latin', key: 'BOLA' },
      { script: 'latin', key: 'HOUSA' },
      { script: 'ethiopic', key: 'BOLA' },
    ]);
  });
});

describe('the search columns', () => {
  it('hold each word once, folded, whichever text contains it', () => {
    const { searchText } = makeSearchColumns(['Bole, የሐዋሳ\nbole,', 'BOLE, ሀይቅ'], []);
    expect(searchText).toBe('bole, ሀይቅ የሀዋሳ');
  });

  it('contain keys in the syntax of a tsvector, and match the query', () => {
    expect(makeSearchColumns(['Bole, የሐዋሳ\nbole,'], []).searchKeys).toBe(`'1HAWASA' '1YAHAWASA' '2BOLA'`);
    const requested = ['bole', 'ቦሌ', 'እንጦጦ', '100%', "a_'b:*"];
    expect(requested.map(keyQueryOf)).toEqual(['1BOLA', '2BOLA', '2ANTOTO:*', undefined, undefined]);
    expect(requested.map(keyPatternOf)).toEqual(['%1BOLA %', '%2BOLA %', '%2ANTOTO%', undefined, undefined]);
    expect(requested.map(patternOf)).toEqual(['%bole%', '%ቦሌ%', '%እንጦጦ%', '%100\\%%', "%a\\_'b:*%"]);
  });

  it('hold each title on a line of its own, and its keys', () => {
    const { searchTitle } = makeSearchColumns([], ['Bole  House', 'የቦሌ ቤት', '12']);
    expect(searchTitle).toBe('\nbole house\n 2BOLA 2HOUSA \nየቦሌ ቤት\n 1BAT 1BOLA 1YABOLA \n12\n');
    expect(holds(searchTitle, titlePatternOf('BOLE house', true))).toBe(true);
    expect(holds(searchTitle, titlePatternOf('bole', false))).toBe(true);
    expect(holds(searchTitle, titlePatternOf('bole', true))).toBe(false);
  });

  it('are empty where there is nothing to search', () => {
    expect(makeSearchColumns([], [])).toEqual({ searchText: '', searchTitle: '', searchKeys: '' });
  });

  it('of 100,000 characters are many times shorter', () => {
    const words = Array.from(
      { length: 4_000 },
      (_, index) => `ሐገር${String.fromCodePoint(0x1208 + (index % 300))}${index}`,
    );
    const text = `${words.join(' ')} ${'The quick brown fox. '.repeat(3_000)}`.slice(0, 100_000);
    const { searchText } = makeSearchColumns([text], []);
    expect(searchText.length).toBeGreaterThan(10_000);
    expect(searchText.length).toBeLessThan(60_000);
  });
});

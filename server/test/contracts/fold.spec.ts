import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { fold, keyOf, withoutPrefix } from '../../src/common/search/fold.js';
import { foldTable, latinKeySteps } from '../../src/common/search/fold-table.js';
import { keyPatternOf, keyQueryOf, keySigns, patternOf } from '../../src/common/search/search-patterns.js';
import { createDataSource, type DatabaseConnection } from '../../src/database/database.js';
import { entities } from '../../src/entities.js';
import { openTestDatabase } from '../support/test-database.js';

let database: DatabaseConnection;
let dataSource: DataSource;

beforeAll(async () => {
  database = await openTestDatabase();
  dataSource = createDataSource(database, entities);
  await dataSource.initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.close();
});

/** What a function of the database makes of many texts. */
async function inDatabase(made: string, texts: string[]): Promise<string[]> {
  const rows = await dataSource.query<{ made: string }[]>(
    `SELECT ${made} AS made FROM unnest($1::text[]) WITH ORDINALITY AS given (text, place) ORDER BY place`,
    [texts],
  );
  return rows.map((row) => row.made);
}

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
  ...[
    'ሐዋሳ',
    'የሐዋሳ ሐይቅ፡ዳር።',
    'ቋንቋዎቻችን ኋላ',
    'በ፳፻፲፰ ዓ.ም. ፩፪፫፬፭፮፯፰፱፲ ፼፼',
    'Waa’ee Keenya – Finfinnee',
    'ΟΔΥΣΣΕΥΣ Σ',
  ],
  ...[
    'İstanbul ß ſ Å',
    'e\u0301 e\u0323\u0301 \u0301',
    'Bole ቦሌ bole-ቦሌ',
    'x'.repeat(300),
    '',
    ' ',
    '100% _ \\ \' "',
    'a\u00a0\ufeffb',
  ],
  ...[
    '\ud55c\uae00 \u1112\u1161\u11ab',
    '👩‍👩‍👧 🏠',
    'Ādīs Ābeba',
    'qu gwa guwa uoe iii yyy oromiyaa',
    'shch tsh kkh gnny',
  ],
];

describe('the fold of the database is that of TypeScript', () => {
  it.each(blocks)('for %s', async (_block, from, to) => {
    const characters = Array.from({ length: to - from + 1 }, (_, index) =>
      String.fromCodePoint(from + index),
    );
    // Alone, behind a letter and between syllables.
    const texts = characters.flatMap((each) => [each, `a${each}`, `ቦ${each}ሌ`]);
    expect(await inDatabase('search_fold(text)', texts)).toEqual(texts.map(fold));
  });

  it('for everything that the table folds', async () => {
    const letters = [...foldTable.keys()];
    expect(await inDatabase('search_fold(text)', letters)).toEqual(letters.map(fold));
  });

  it('for mixed texts', async () => {
    const random = mixed.flatMap((one, index) => mixed.map((other) => one.slice(index % 3) + other));
    expect(await inDatabase('search_fold(text)', random)).toEqual(random.map(fold));
  });

  it('and so are the keys', async () => {
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
    const replaced = latinKeySteps.map(([letters]) => letters).filter((letters) => /^[a-z]+$/.test(letters));
    const latin = pieces.flatMap((one) => pieces.flatMap((two) => pieces.map((three) => one + two + three)));
    const words = [
      ...syllables.flatMap((each) => [`${each}ሌቦ`, `ቦ${each}ሌ`, `ቦሌ${each}`]),
      ...latin,
      ...replaced.flatMap((one) => replaced.map((two) => `a${one}o${two}e`)),
      ...mixed.flatMap((text) => text.split(' ')),
    ];
    const expected = words.map((word) => {
      const folded = fold(word);
      // Of words of both scripts, or in pieces, the database keeps the keys of each piece.
      const keys = [folded, withoutPrefix(folded)].map((each) => each && keyOf(each));
      const signed = keys.map((each) => each && ` ${keySigns[each.script]}${each.key} `);
      return signed.filter((each) => each !== undefined);
    });
    const made = await inDatabase('search_keys(search_fold(text))', words);
    made.forEach((keys, index) => {
      for (const key of expected[index]!) expect(`${words[index]} ${keys}`).toContain(key);
    });
    // The other way round: where words have no key here, they have none there.
    const isWord = (word: string) => /^([a-z']+|[\u1200-\u135a]+)$/.test(fold(word));
    const keyless = words.filter((word, index) => isWord(word) && expected[index]!.length === 0);
    expect(keyless.length).toBeGreaterThan(10);
    expect(new Set(await inDatabase('search_keys(search_fold(text))', keyless))).toEqual(new Set(['']));
  });
});

describe('what is searched', () => {
  it('holds the words once, folded', async () => {
    const [text] = await inDatabase('search_text_of(text)', ['Bole, የሐዋሳ\nbole,']);
    expect(text).toBe('bole, የሀዋሳ');
  });

  it('has keys for an index that knows them whole', async () => {
    const texts = ['Bole, የሐዋሳ\nbole,'];
    expect(await inDatabase('search_keys_of(text)::text', texts)).toEqual([`'1HAWASA' '1YAHAWASA' '2BOLA'`]);
    const asked = ['bole', 'ቦሌ', 'እንጦጦ', '100%', "a_'b:*"];
    expect(asked.map(keyQueryOf)).toEqual(['1BOLA', '2BOLA', '2ANTOTO:*', undefined, undefined]);
    expect(asked.map(keyPatternOf)).toEqual(['%1BOLA %', '%2BOLA %', '%2ANTOTO%', undefined, undefined]);
    expect(asked.map(patternOf)).toEqual(['%bole%', '%ቦሌ%', '%እንጦጦ%', '%100\\%%', "%a\\_'b:*%"]);
  });

  it('of 100,000 characters is made in a moment', async () => {
    const words = Array.from(
      { length: 4_000 },
      (_, index) => `ሐገር${String.fromCodePoint(0x1208 + (index % 300))}${index}`,
    );
    const text = `${words.join(' ')} ${'The quick brown fox. '.repeat(3_000)}`.slice(0, 100_000);
    const [made] = await inDatabase('length(search_text_of(text))::text', [text]);
    expect(Number(made)).toBeGreaterThan(10_000);
    expect(Number(made)).toBeLessThan(100_000);
  });

  it('is made by functions that any index may use', async () => {
    const functions = await dataSource.query<{ volatile: string }[]>(
      `SELECT DISTINCT provolatile::text || proparallel::text AS volatile FROM pg_proc
        WHERE proname LIKE 'search\\_%' AND prorettype <> 'trigger'::regtype`,
    );
    expect(functions).toEqual([{ volatile: 'is' }]);
  });
});

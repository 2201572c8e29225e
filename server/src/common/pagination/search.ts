import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { fold } from '../search/fold.js';
import { keyPatternOf, keyQueryOf, patternOf, titlePatternOf } from '../search/search-columns.js';

interface Searched extends ObjectLiteral {
  searchText: string;
  searchTitle: string | null;
}

type SearchedColumn = 'searchText' | 'searchTitle';

/**
 * Keeps the rows that contain every word of the search, however it is written.
 * @param column to search
 */
export function whereSearch<Entity extends Searched>(
  builder: SelectQueryBuilder<Entity>,
  search: string | undefined,
  column: SearchedColumn = 'searchText',
): void {
  wordsOf(search).forEach((word, index) => {
    builder.andWhere(holdsWord(builder, column, word, `${column}${index}`));
  });
}

/**
 * Whether a record holds a word, itself or by its key; compared as the index compares. The words are folded here and not
 * by the functions that fold texts: planning a query would call them for each place where the word is found.
 */
function holdsWord<Entity extends Searched>(
  builder: SelectQueryBuilder<Entity>,
  column: SearchedColumn,
  word: string,
  name: string,
): string {
  const { alias } = builder;
  builder.setParameter(name, patternOf(word));
  const holds = `${alias}.${column} LIKE :${name}`;
  // Titles are short enough to keep their keys among their words.
  const key = column === 'searchTitle' ? keyPatternOf(word) : keyQueryOf(word);
  if (key === undefined) return holds;
  builder.setParameter(`${name}Key`, key);
  return column === 'searchTitle'
    ? `(${holds} OR ${alias}.searchTitle LIKE :${name}Key)`
    : `(${holds} OR ${alias}.searchKeys @@ CAST(:${name}Key AS tsquery))`;
}

/**
 * How well a row's title meets a search, as SQL for a sort, its parameters given to the builder: 0 where it is what was
 * searched, 1 where it begins so, 2 where it holds every word, 3 where the words are elsewhere.
 */
export function rankOf<Entity extends Searched>(
  builder: SelectQueryBuilder<Entity>,
  search: string | undefined,
): string {
  const words = wordsOf(search);
  const phrase = words.join(' ');
  builder.setParameters({
    rankedWhole: titlePatternOf(phrase, true),
    rankedStart: titlePatternOf(phrase, false),
  });
  const holds = words.map((word, index) => holdsWord(builder, 'searchTitle', word, `ranked${index}`));
  const title = `${builder.alias}.searchTitle`;
  return `CASE WHEN ${title} LIKE :rankedWhole THEN 0 WHEN ${title} LIKE :rankedStart THEN 1
    WHEN ${holds.join(' AND ')} THEN 2 ELSE 3 END`;
}

/** Whether the index of the searched texts knows a word of the search: it holds every three letters in a row. */
export function isIndexed(search: string | undefined): boolean {
  return wordsOf(search).some((word) => /[\p{L}\p{N}]{3}/u.test(fold(word)));
}

/**
 * The words of a search; punctuation of the Ethiopic script parts them as spaces do, and is no word. What phones and
 * people put around words, such as a full stop or quotes, is left out, unless there is nothing else.
 */
export function wordsOf(search = ''): string[] {
  const typed = search.split(/[\s\u1360-\u1368]+/u).filter((word) => fold(word).trim() !== '');
  const words = typed.flatMap(partsOf).filter((word) => fold(word).trim() !== '');
  return words.length > 0 ? words : typed;
}

const hudhaa = "'’‘ʼʻ`´′＇";
/** Marks that part or close words; others, such as %, are looked for. */
const mark = '.,;:!?¡¿…"“”„«»‹›()\\[\\]{}<>‐‑–—/|•·-';
/** From the first sign that is no such mark to the last one. */
const withoutEdges = new RegExp(`[^${mark}](?:.*[^${mark}])?`, 'su');
const quoted = new RegExp(`^[${hudhaa}](.+)[${hudhaa}]$`, 's');
/** Letters alone: addresses, phone numbers, codes and days are looked for as they are. */
const joinedWords = /^[\p{L}\p{M}]+([-‐‑–—/][\p{L}\p{M}]+)+$/u;

/** The word without marks around it, or the words that a hyphen joins; nothing where it is marks alone. */
function partsOf(word: string): string[] {
  const bare = withoutEdges.exec(word)?.[0];
  if (bare === undefined) return [];
  const plain = quoted.exec(bare)?.[1] ?? bare;
  return joinedWords.test(plain) ? plain.split(/[-‐‑–—/]/) : [plain];
}

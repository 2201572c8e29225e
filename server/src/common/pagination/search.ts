import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Keeps the rows in whose `searchText` every word of the search stands, in any case. */
export function whereSearch<Entity extends ObjectLiteral & { searchText: string }>(
  builder: SelectQueryBuilder<Entity>,
  search: string | undefined,
): void {
  wordsOf(search).forEach((word, index) => {
    const parameter = `word${index}`;
    // In lower case by the rules of Unicode, compared as the index compares.
    const pattern = `lower(CAST(:${parameter} AS text) COLLATE "und-x-icu") COLLATE "C"`;
    builder.andWhere(`${builder.alias}.searchText LIKE ${pattern}`, { [parameter]: `%${escapeLike(word)}%` });
  });
}

/** Whether the index of `searchText` knows a word of the search: it holds every three letters in a row. */
export function isIndexed(search: string | undefined): boolean {
  return wordsOf(search).some((word) => /[\p{L}\p{N}]{3}/u.test(word));
}

function wordsOf(search = ''): string[] {
  return search.split(/\s+/).filter(Boolean);
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

import { type DataSource, In, type ObjectLiteral } from 'typeorm';
import type { SearchColumns } from '../../src/common/search/search-columns.js';
import { searchColumnsOf, searchedOf } from '../../src/common/search/searched.js';
import type { StaffRecord } from '../../src/common/staff-record.js';
import { ContentTypes, Translation } from '../../src/content/content.module.js';
import type { TestApp } from './test-app.js';

/**
 * Compares the search columns of all records with what their texts make.
 * @returns by entity how many records there are, and those that somebody wrote without their search columns
 */
export async function checkSearch({ dataSource, nest }: Pick<TestApp, 'dataSource' | 'nest'>) {
  const records: Record<string, number> = {};
  const stale: string[] = [];
  for (const { name, target } of dataSource.entityMetadatas) {
    if (searchedOf(target).length === 0) continue;
    const rows = await rowsOf(dataSource, target as new () => ObjectLiteral);
    const kind = nest.get(ContentTypes).ofEntity(target)?.kind;
    const where = {
      ...(kind && { kind }),
      published: true,
      recordId: In(rows.map((row) => row['id'] as number)),
    };
    const translations = kind
      ? await dataSource.manager.find(Translation, { where, order: { language: 'ASC' } })
      : [];
    records[name] = rows.length;
    for (const row of rows) {
      const own = translations.filter(({ recordId }) => recordId === row['id']);
      const texts = own.map((translation) => translation.texts);
      if (wordsOf(row as StaffRecord) !== wordsOf(searchColumnsOf(target, row, texts)))
        stale.push(`${name} ${String(row['id'])}`);
    }
  }
  return { records, stale };
}

/** All of them, those in the trash too, with what is not selected unless it is requested. */
function rowsOf(dataSource: DataSource, target: new () => ObjectLiteral): Promise<ObjectLiteral[]> {
  const builder = dataSource.manager.createQueryBuilder(target, 'record').withDeleted();
  builder.addSelect(['record.searchText', 'record.searchTitle', 'record.searchKeys']);
  for (const { name, of } of searchedOf(target)) if (of) builder.leftJoinAndSelect(`record.${name}`, name);
  return builder.getMany();
}

/** The database has its own order of keys. */
function wordsOf({
  searchText,
  searchTitle,
  searchKeys,
}: Record<keyof SearchColumns, string | null>): string {
  return JSON.stringify([searchText, searchTitle, searchKeys?.split(' ').sort()]);
}

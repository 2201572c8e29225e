import {
  type EntityManager,
  type EntityMetadata,
  type FindOptionsWhere,
  In,
  type ObjectLiteral,
} from 'typeorm';
import { translatedFieldsOf } from '../../common/fields/field-info.js';
import type { SearchColumns } from '../../common/search/search-columns.js';
import { searchColumnsOf, searchedOf } from '../../common/search/searched.js';
import type { ContentTypes } from '../content-types.js';
import { Translation } from '../translations/translation.entity.js';

/** How many records one statement updates. */
const pieceSize = 500;

type RecordClass = new () => ObjectLiteral & { id: number };

/** A relation by whose record others are found. */
interface SearchedRelation {
  name: string;
  /** The property of the related record. */
  of: string;
  entity: RecordClass;
  /** The property that holds its id. */
  key: string;
}

export function searchedRelationsOf(metadata: EntityMetadata): SearchedRelation[] {
  return searchedOf(metadata.target).flatMap(({ name, of }) => {
    const relation = metadata.findRelationWithPropertyPath(name);
    if (!of || !relation) return [];
    return [{ name, of, entity: relation.type as RecordClass, key: relation.joinColumns[0]!.propertyName }];
  });
}

/**
 * Makes the search columns of stored records anew: for what changes a text that is not in their rows, or changes one by
 * SQL. The records stay locked; neither their version nor their times change.
 */
export async function updateSearch(
  manager: EntityManager,
  types: ContentTypes,
  metadata: EntityMetadata,
  where: FindOptionsWhere<ObjectLiteral>,
): Promise<void> {
  const keys = searchedRelationsOf(metadata).map(({ key }) => key);
  const own = searchedOf(metadata.target).flatMap(({ name, of }) => (of ? [] : [name]));
  let piece: { id: number }[];
  let after = 0;
  do {
    piece = await manager
      .createQueryBuilder(metadata.target as RecordClass, 'record')
      .select(['id', ...own, ...keys].map((name) => `record.${name}`))
      .withDeleted()
      .where(where)
      .andWhere('record.id > :after', { after })
      .orderBy('record.id')
      .limit(pieceSize)
      .setLock('for_no_key_update')
      .getMany();
    await store(manager, metadata, piece, await findSearchColumns(manager, types, metadata, piece));
    after = piece.at(-1)?.id ?? after;
  } while (piece.length === pieceSize);
}

/**
 * Makes the search columns of records, with the texts that are not in their rows.
 * @param isNew whether they are yet to be stored. Then related records are locked, so that their texts cannot change
 *   before the new record is there to follow them; a stored record is locked itself.
 */
export async function findSearchColumns(
  manager: EntityManager,
  types: ContentTypes,
  metadata: EntityMetadata,
  records: ObjectLiteral[],
  { isNew = false } = {},
): Promise<SearchColumns[]> {
  if (records.length === 0) return [];
  const kind = types.ofEntity(metadata.target)?.kind;
  const isTranslated = translatedFieldsOf(metadata.target as RecordClass).length > 0;
  const translations =
    kind && isTranslated && !isNew
      ? await manager.find(Translation, {
          select: { recordId: true, texts: true },
          where: { kind, recordId: In(records.map((record) => record['id'] as number)), published: true },
          order: { language: 'ASC' },
        })
      : [];
  const textsOf = Map.groupBy(translations, ({ recordId }) => recordId);
  const whole = records.map((record) => ({ ...record }));
  for (const { name, of, entity, key } of searchedRelationsOf(metadata)) {
    const idOf = (record: ObjectLiteral) => (record[key] ?? (record[name] as { id: number }).id) as number;
    const related = await manager.find(entity, {
      select: { id: true, [of]: true },
      where: { id: In(records.map(idOf)) },
      withDeleted: true,
      ...(isNew && { lock: { mode: 'pessimistic_read' } }),
    });
    for (const record of whole) record[name] = related.find(({ id }) => id === idOf(record));
  }
  return whole.map((record) =>
    searchColumnsOf(
      metadata.target,
      record,
      (textsOf.get(record['id'] as number) ?? []).map(({ texts }) => texts),
    ),
  );
}

async function store(
  manager: EntityManager,
  { tableName }: EntityMetadata,
  records: { id: number }[],
  columns: SearchColumns[],
): Promise<void> {
  if (records.length === 0) return;
  await manager.query(
    `UPDATE ${tableName} SET search_text = made.text, search_title = made.title, search_keys = made.keys::tsvector
     FROM unnest($1::int[], $2::text[], $3::text[], $4::text[]) AS made (id, text, title, keys)
     WHERE ${tableName}.id = made.id`,
    [
      records.map(({ id }) => id),
      columns.map(({ searchText }) => searchText),
      columns.map(({ searchTitle }) => searchTitle),
      columns.map(({ searchKeys }) => searchKeys),
    ],
  );
}

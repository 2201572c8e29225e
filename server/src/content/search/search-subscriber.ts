import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type EntityMetadata,
  type EntitySubscriberInterface,
  type InsertEvent,
  type ObjectLiteral,
  type UpdateEvent,
} from 'typeorm';
import { searchColumnsOf, searchedOf } from '../../common/search/searched.js';
import { ContentTypes } from '../content-types.js';
import { inTurn, recordAfter } from '../subscriber-events.js';
import { Translation } from '../translations/translation.entity.js';
import { findSearchColumns, searchedRelationsOf, updateSearch } from './update-search.js';

/**
 * Sets the search columns of a record before it is stored, and updates those of the records that are found by its
 * texts, in the same transaction. SQL that writes searched columns sets them itself, by `searchColumnsOf`.
 */
@Injectable()
export class SearchSubscriber implements EntitySubscriberInterface<ObjectLiteral>, OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
  ) {}

  /** Not before: TypeORM makes the list of subscribers anew when the data source is initialised. */
  onModuleInit(): void {
    this.dataSource.subscribers.push(this);
  }

  beforeInsert({
    entity,
    manager,
    metadata,
    queryRunner,
  }: InsertEvent<ObjectLiteral>): Promise<void> | undefined {
    if (searchedOf(metadata.target).length === 0 || entity['searchText'] !== undefined) return undefined;
    if (searchedRelationsOf(metadata).length > 0)
      return inTurn(queryRunner, () => this.#set(manager, metadata, entity, entity, { isNew: true }));
    // At once: a picture is inserted within the turn of the record that names it.
    Object.assign(entity, searchColumnsOf(metadata.target, entity));
    return undefined;
  }

  beforeUpdate(event: UpdateEvent<ObjectLiteral>): Promise<void> | undefined {
    const { databaseEntity, entity, manager, metadata, queryRunner, updatedColumns } = event;
    if (!entity) return undefined;
    const searched = searchedOf(metadata.target).map(({ name }) => name);
    searched.push(...searchedRelationsOf(metadata).map(({ key }) => key));
    if (!databaseEntity) {
      requireSearchColumns(metadata, searched, entity);
      return undefined;
    }
    if (!updatedColumns.some(({ propertyName }) => searched.includes(propertyName))) return undefined;
    return inTurn(queryRunner, () => this.#set(manager, metadata, entity, recordAfter(event)));
  }

  async afterInsert({ entity, manager, metadata, queryRunner }: InsertEvent<ObjectLiteral>): Promise<void> {
    if (metadata.target === Translation)
      await inTurn(queryRunner, () => this.#translated(manager, entity as Translation));
    else forgetColumns(metadata, entity);
  }

  async afterUpdate(event: UpdateEvent<ObjectLiteral>): Promise<void> {
    const { databaseEntity, entity, manager, metadata, queryRunner, updatedColumns } = event;
    if (!databaseEntity || !entity) return;
    forgetColumns(metadata, entity);
    if (metadata.target === Translation)
      await inTurn(queryRunner, () => this.#translated(manager, recordAfter(event) as Translation));
    const updated = updatedColumns.map(({ propertyName }) => propertyName);
    for (const other of manager.connection.entityMetadatas)
      for (const { of, entity: related, key } of searchedRelationsOf(other))
        if (related === metadata.target && updated.includes(of)) {
          const where = { [key]: databaseEntity['id'] as number };
          await inTurn(queryRunner, () => updateSearch(manager, this.types, other, where));
        }
  }

  async #set(
    manager: EntityManager,
    metadata: EntityMetadata,
    entity: ObjectLiteral,
    record: ObjectLiteral,
    options?: { isNew: boolean },
  ): Promise<void> {
    const [columns] = await findSearchColumns(manager, this.types, metadata, [record], options);
    Object.assign(entity, columns);
  }

  async #translated(manager: EntityManager, { kind, recordId }: Translation): Promise<void> {
    const metadata = manager.connection.getMetadata(this.types.of(kind).entity);
    if (searchedOf(metadata.target).length > 0)
      await updateSearch(manager, this.types, metadata, { id: recordId });
  }
}

/** An update by a query builder does not know the other texts of its records. */
function requireSearchColumns({ name }: EntityMetadata, searched: string[], written: ObjectLiteral): void {
  if (written['searchText'] !== undefined || !searched.some((each) => written[each] !== undefined)) return;
  throw new Error(
    `This update of ${name} writes a searched column. Set the search columns too, or save the record.`,
  );
}

/** Nobody reads them from a record, and the next save would write them again. */
function forgetColumns({ target }: EntityMetadata, entity: ObjectLiteral | undefined): void {
  if (!entity || searchedOf(target).length === 0) return;
  delete entity['searchText'];
  delete entity['searchTitle'];
  delete entity['searchKeys'];
}

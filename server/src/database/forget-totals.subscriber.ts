import {
  type DataSource,
  type EntityMetadata,
  type EntitySubscriberInterface,
  EventSubscriber,
  type QueryRunner,
  type TransactionCommitEvent,
  type TransactionRollbackEvent,
} from 'typeorm';
import { knownTotals } from '../common/pagination/known-totals.js';

interface WriteEvent {
  dataSource: DataSource;
  queryRunner: QueryRunner;
  metadata: EntityMetadata;
}

/** Forgets the totals of a table once a write to it is there for others to see. */
@EventSubscriber()
export class ForgetTotalsSubscriber implements EntitySubscriberInterface {
  private readonly uncommitted = new WeakMap<QueryRunner, Set<string>>();

  afterInsert = (event: WriteEvent) => this.#written(event);
  afterUpdate = (event: WriteEvent) => this.#written(event);
  afterRemove = (event: WriteEvent) => this.#written(event);
  afterSoftRemove = (event: WriteEvent) => this.#written(event);
  afterRecover = (event: WriteEvent) => this.#written(event);

  afterTransactionCommit({ dataSource, queryRunner }: TransactionCommitEvent): void {
    for (const table of this.uncommitted.get(queryRunner) ?? []) knownTotals(dataSource).forget(table);
    this.uncommitted.delete(queryRunner);
  }

  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    this.uncommitted.delete(queryRunner);
  }

  #written({ dataSource, queryRunner, metadata }: WriteEvent): void {
    const { tableName } = metadata;
    knownTotals(dataSource).forget(tableName);
    if (!queryRunner.isTransactionActive) return;
    const tables = this.uncommitted.get(queryRunner) ?? new Set();
    this.uncommitted.set(queryRunner, tables.add(tableName));
  }
}

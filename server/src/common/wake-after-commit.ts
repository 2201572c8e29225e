import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager, EntitySubscriberInterface, QueryRunner } from 'typeorm';

interface TransactionEvent {
  queryRunner: QueryRunner;
}

/** Wakes somebody once new rows of a table are there for others to see. To be added to the data source's subscribers. */
export class WakeAfterCommit implements EntitySubscriberInterface {
  private readonly uncommitted = new WeakSet<QueryRunner>();
  private readonly wake: () => void;

  constructor(
    private readonly entity: new () => object,
    wake: () => void,
  ) {
    // Who commits is inside a transaction, and what begins there would count as part of it.
    this.wake = AsyncLocalStorage.bind(wake);
  }

  listenTo(): new () => object {
    return this.entity;
  }

  afterInsert({ queryRunner }: TransactionEvent): void {
    this.uncommitted.add(queryRunner);
  }

  afterTransactionCommit({ queryRunner }: TransactionEvent): void {
    if (this.uncommitted.delete(queryRunner)) this.wake();
  }

  afterTransactionRollback({ queryRunner }: TransactionEvent): void {
    this.uncommitted.delete(queryRunner);
  }
}

/** Wakes who waits for new rows of a table, where it is no entity manager that inserts them. */
export function wakeListeners({ dataSource, queryRunner }: EntityManager, entity: unknown): void {
  for (const subscriber of dataSource.subscribers) {
    if (subscriber instanceof WakeAfterCommit && subscriber.listenTo() === entity)
      subscriber.afterInsert({ queryRunner: queryRunner! });
  }
}

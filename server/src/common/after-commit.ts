import { Logger } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type EntityManager,
  type EntitySubscriberInterface,
  EventSubscriber,
  type QueryRunner,
  type TransactionCommitEvent,
  type TransactionRollbackEvent,
} from 'typeorm';

interface Work {
  /** For the log, where it fails. */
  title: string;
  run: (queryRunner: QueryRunner) => unknown;
}

/** What a work begins and does not wait for may ask for a connection of its own. */
const outsideTransactions = AsyncLocalStorage.snapshot();

const waiting = new WeakMap<QueryRunner, Work[]>();

/**
 * Runs work once a transaction is committed, before the call that commits it returns, and not at all after a
 * rollback. A failure is logged, because what was committed stays.
 * @param manager of a transaction
 */
export function afterCommit(manager: EntityManager, title: string, run: Work['run']): void {
  const runner = manager.queryRunner!;
  waiting.set(runner, [...(waiting.get(runner) ?? []), { title, run }]);
}

/** Runs what `afterCommit` was given. A savepoint inside the transaction is no commit. */
@EventSubscriber()
export class AfterCommitSubscriber implements EntitySubscriberInterface {
  private readonly logger = new Logger('AfterCommit');

  async afterTransactionCommit({ queryRunner }: TransactionCommitEvent): Promise<void> {
    if (queryRunner.isTransactionActive) return;
    const works = waiting.get(queryRunner) ?? [];
    waiting.delete(queryRunner);
    for (const { title, run } of works) {
      try {
        await outsideTransactions(run, queryRunner);
      } catch (error) {
        this.logger.error({ err: error }, title);
      }
    }
  }

  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    if (!queryRunner.isTransactionActive) waiting.delete(queryRunner);
  }
}

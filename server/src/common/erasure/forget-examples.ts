import { Logger } from '@nestjs/common';
import {
  type EntityManager,
  type EntitySubscriberInterface,
  type EntityTarget,
  EventSubscriber,
  type ObjectLiteral,
  type QueryRunner,
  type TransactionCommitEvent,
  type TransactionRollbackEvent,
} from 'typeorm';

/** Tables of transactions that are not committed yet. */
const uncommitted = new WeakMap<QueryRunner, Set<string>>();

/**
 * The database plans queries by examples of what columns hold, which may be somebody's name or address. They are taken
 * anew from what is there once the transaction is committed, and before whoever committed it goes on.
 * @param manager of a transaction
 */
export function forgetExamples(manager: EntityManager, ...targets: EntityTarget<ObjectLiteral>[]): void {
  const runner = manager.queryRunner!;
  const tables = uncommitted.get(runner) ?? new Set();
  for (const target of targets) tables.add(manager.dataSource.getMetadata(target).tableName);
  uncommitted.set(runner, tables);
}

/** Within the transaction, ANALYZE would hold its locks to the end, and others that erase somebody would wait. */
@EventSubscriber()
export class ForgetExamplesSubscriber implements EntitySubscriberInterface {
  private readonly logger = new Logger('Erasure');

  async afterTransactionCommit({ queryRunner }: TransactionCommitEvent): Promise<void> {
    const tables = uncommitted.get(queryRunner);
    if (!tables || queryRunner.isTransactionActive) return;
    uncommitted.delete(queryRunner);
    try {
      await queryRunner.query(`ANALYZE ${[...tables].join(', ')}`);
    } catch (error) {
      // What was erased is erased all the same; the database takes examples anew by itself, some time.
      this.logger.error({ err: error }, 'Examples of what was erased could not be taken anew');
    }
  }

  afterTransactionRollback({ queryRunner }: TransactionRollbackEvent): void {
    if (!queryRunner.isTransactionActive) uncommitted.delete(queryRunner);
  }
}

import type { EntitySubscriberInterface, QueryRunner } from 'typeorm';
import { OutboxMail } from './outbox-mail.entity.js';

interface TransactionEvent {
  queryRunner: QueryRunner;
}

/** Wakes the sender once a mail is there for others to see. */
export class WakeAfterCommit implements EntitySubscriberInterface<OutboxMail> {
  private readonly uncommitted = new WeakSet<QueryRunner>();

  constructor(private readonly wake: () => void) {}

  listenTo(): typeof OutboxMail {
    return OutboxMail;
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

import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type EntitySubscriberInterface, type QueryRunner } from 'typeorm';
import { Housekeeping } from '../../common/housekeeping/housekeeping.js';
import { MailTransport } from '../../integrations/mail/mail-transport.js';

const mailsAtOnce = 500;

/** Of some mails, those that the outbox knows, by what their files are called. */
const findKnown = `SELECT regexp_replace(message_id, '[^A-Za-z0-9_.@-]', '_', 'g') AS name
  FROM outbox_mails WHERE split_part(message_id, '@', 1) = ANY ($1)`;

interface TransactionEvent {
  queryRunner: QueryRunner;
}

/** What the way out keeps of mails, where it is a folder: gone as soon as the outbox holds them no more. */
@Injectable()
export class MailCopies implements OnModuleInit, EntitySubscriberInterface {
  private readonly logger = new Logger(MailCopies.name);
  private readonly uncommitted = new WeakMap<QueryRunner, string[]>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transport: MailTransport,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    if (!this.transport.keepsCopies) return;
    this.dataSource.subscribers.push(this);
    this.housekeeping.add('files of mails that are gone', () => this.removeForgotten());
  }

  /** To be called by who removes mails from the outbox: with a transaction that is rolled back their copies stay. */
  discardWith(manager: EntityManager, messageIds: string[]): void {
    const { queryRunner } = manager;
    if (!this.transport.keepsCopies || !queryRunner || messageIds.length === 0) return;
    const others = this.uncommitted.get(queryRunner) ?? [];
    this.uncommitted.set(queryRunner, [...others, ...messageIds]);
  }

  /** What a process that was killed, or one on another machine, could not remove at once. */
  async removeForgotten(): Promise<void> {
    const kept = await this.transport.findKept();
    for (let start = 0; start < kept.length; start += mailsAtOnce) {
      const names = kept.slice(start, start + mailsAtOnce);
      const begins = names.map((name) => name.split('@')[0]);
      const known = await this.dataSource.query<{ name: string }[]>(findKnown, [begins]);
      const stays = new Set(known.map(({ name }) => name));
      await this.transport.discard(names.filter((name) => !stays.has(name)));
    }
  }

  async afterTransactionCommit({ queryRunner }: TransactionEvent): Promise<void> {
    const messageIds = this.uncommitted.get(queryRunner);
    if (!messageIds || queryRunner.isTransactionActive) return;
    this.uncommitted.delete(queryRunner);
    try {
      await this.transport.discard(messageIds);
    } catch (error) {
      // What they were part of is done all the same; housekeeping comes back to them.
      this.logger.error({ err: error }, 'Files of mails that are gone could not be removed');
    }
  }

  afterTransactionRollback({ queryRunner }: TransactionEvent): void {
    if (!queryRunner.isTransactionActive) this.uncommitted.delete(queryRunner);
  }
}

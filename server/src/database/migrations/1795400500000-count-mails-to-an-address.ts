import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many mails went to an address of late is asked for each mail to a visitor. */
export class CountMailsToAnAddress1795400500000 implements MigrationInterface {
  name = 'CountMailsToAnAddress1795400500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE INDEX outbox_mails_recipient_created_at_idx ON outbox_mails (recipient, created_at)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX outbox_mails_recipient_created_at_idx');
  }
}

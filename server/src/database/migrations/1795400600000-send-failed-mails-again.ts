import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A notification knows which mails it tells of, so that they can be sent again from it. */
export class SendFailedMailsAgain1795400600000 implements MigrationInterface {
  name = 'SendFailedMailsAgain1795400600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE notifications
        ADD COLUMN failed_mails integer NOT NULL DEFAULT 0,
        ADD COLUMN sent_again_at timestamptz;
      ALTER TABLE outbox_mails
        ADD COLUMN retried_at timestamptz,
        ADD COLUMN failure_id integer,
        ADD CONSTRAINT outbox_mails_failure_id_fkey
          FOREIGN KEY (failure_id) REFERENCES notifications(id) ON DELETE SET NULL;
      CREATE INDEX outbox_mails_failure_id_idx ON outbox_mails (failure_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE outbox_mails DROP COLUMN failure_id, DROP COLUMN retried_at;
      ALTER TABLE notifications DROP COLUMN sent_again_at, DROP COLUMN failed_mails;
    `);
  }
}

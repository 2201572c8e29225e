import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What looks like spam is filed like any other inquiry, and flagged. */
export class FlagSpam1795740200000 implements MigrationInterface {
  name = 'FlagSpam1795740200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE contact_inquiries
        ADD COLUMN is_spam boolean NOT NULL DEFAULT false,
        ADD COLUMN suspicion varchar(20),
        ADD CONSTRAINT contact_inquiries_suspicion_check CHECK (suspicion IN ('HONEYPOT', 'TIMING', 'RATE'));
      CREATE INDEX contact_inquiries_is_spam_created_at_idx ON contact_inquiries (is_spam, created_at);
      CREATE INDEX contact_inquiries_email_created_at_idx ON contact_inquiries (email, created_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX contact_inquiries_email_created_at_idx;
      ALTER TABLE contact_inquiries DROP COLUMN is_spam, DROP COLUMN suspicion;
    `);
  }
}

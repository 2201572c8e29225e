import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An inquiry has an owner and a time by which it is to be answered. What came before has no such time: it would all be
 * late at once, and nobody promised anything.
 */
export class OwnInquiries1795740000000 implements MigrationInterface {
  name = 'OwnInquiries1795740000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE contact_inquiries
        ADD COLUMN owner_id integer,
        ADD COLUMN due_at timestamptz,
        ADD COLUMN late_told_at timestamptz,
        ADD CONSTRAINT contact_inquiries_owner_id_fkey
          FOREIGN KEY (owner_id) REFERENCES users (id) ON DELETE SET NULL;
      CREATE INDEX contact_inquiries_owner_id_created_at_idx ON contact_inquiries (owner_id, created_at);
      CREATE INDEX contact_inquiries_due_at_idx ON contact_inquiries (due_at)
        WHERE status = 'NEW' AND late_told_at IS NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE contact_inquiries DROP COLUMN owner_id, DROP COLUMN due_at, DROP COLUMN late_told_at;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became a project stays so when its client writes again, and is due then; until then it is not. */
export class ConvertedInquiries1800000035500 implements MigrationInterface {
  name = 'ConvertedInquiries1800000035500';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE contact_inquiries SET due_at = NULL WHERE status = 'CONVERTED';
      DROP INDEX contact_inquiries_due_at_idx;
      CREATE INDEX ON contact_inquiries (due_at) WHERE replied_at IS NULL AND late_told_at IS NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX contact_inquiries_due_at_idx;
      CREATE INDEX ON contact_inquiries (due_at) WHERE status = 'NEW' AND late_told_at IS NULL;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An inquiry that says once more what another of the same person says is joined into that one. */
export class JoinInquiries1795792000000 implements MigrationInterface {
  name = 'JoinInquiries1795792000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE contact_inquiries
        ADD COLUMN joined_into_id integer,
        ADD COLUMN joined_at timestamptz,
        ADD COLUMN status_before_join character varying(20),
        ADD CONSTRAINT contact_inquiries_joined_into_id_fkey
          FOREIGN KEY (joined_into_id) REFERENCES contact_inquiries (id) ON DELETE SET NULL;
      CREATE INDEX contact_inquiries_joined_into_id_idx ON contact_inquiries (joined_into_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE contact_inquiries
        DROP COLUMN joined_into_id, DROP COLUMN joined_at, DROP COLUMN status_before_join;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links by which clients move and cancel their consultations, and until when they may. */
export class LinkConsultationsByMail1795750000000 implements MigrationInterface {
  name = 'LinkConsultationsByMail1795750000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE consultation_links (
        token_hash character(64) PRIMARY KEY,
        consultation_id integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        CONSTRAINT consultation_links_consultation_id_fkey
          FOREIGN KEY (consultation_id) REFERENCES consultations(id) ON DELETE CASCADE
      );
      CREATE INDEX consultation_links_consultation_id_idx ON consultation_links (consultation_id);
      CREATE INDEX consultation_links_expires_at_idx ON consultation_links (expires_at);

      CREATE TABLE consultation_rules (
        id integer NOT NULL DEFAULT 1,
        change_until_hours integer NOT NULL DEFAULT 24,
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT consultation_rules_pkey PRIMARY KEY (id),
        CONSTRAINT consultation_rules_single_row_check CHECK (id = 1)
      );
      CREATE INDEX consultations_client_email_idx ON consultations (client_email);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX consultations_client_email_idx;
      DROP TABLE consultation_rules;
      DROP TABLE consultation_links;
    `);
  }
}

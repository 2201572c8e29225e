import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links to what the office has of a person without an account. */
export class LinkPeopleByMail1795791000000 implements MigrationInterface {
  name = 'LinkPeopleByMail1795791000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE person_links (
        token_hash character(64) PRIMARY KEY,
        subject character varying(20) NOT NULL,
        record_id integer NOT NULL,
        is_mailbox boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        CONSTRAINT person_links_subject_check CHECK (subject IN ('inquiry', 'consultation', 'order'))
      );
      CREATE INDEX person_links_subject_record_id_idx ON person_links (subject, record_id);
      CREATE INDEX person_links_expires_at_idx ON person_links (expires_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE person_links;
    `);
  }
}

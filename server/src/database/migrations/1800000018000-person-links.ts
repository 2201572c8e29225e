import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links by which people without an account see their inquiries, consultations and orders. */
export class PersonLinks1800000018000 implements MigrationInterface {
  name = 'PersonLinks1800000018000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE person_links (
        token_hash char(64) PRIMARY KEY,
        subject varchar(20) NOT NULL CHECK (subject IN ('inquiry', 'consultation', 'order')),
        record_id integer NOT NULL,
        -- True: it opens all records with the address of that one.
        is_mailbox boolean NOT NULL,
        -- True: it was requested just now, and may erase what it opens. Links in mails about a record may
        -- not.
        can_erase boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX ON person_links (subject, record_id);
      CREATE INDEX ON person_links (expires_at);

      -- A link was sent to the address that its record had. With another address it would show somebody else
      -- all that is kept with the new one.
      CREATE FUNCTION end_links_with_address() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM person_links WHERE subject = TG_ARGV[0] AND record_id = NEW.id;
        IF TG_TABLE_NAME = 'consultations' THEN
          DELETE FROM consultation_links WHERE consultation_id = NEW.id;
        END IF;
        RETURN NULL;
      END $$;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE person_links;
      DROP FUNCTION end_links_with_address();
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { raiseContentVersion } from '../content-triggers.js';

/** Whose addresses may change: tables, and what a former address calls their records. */
const addressed = { projects: 'PROJECT', blog_posts: 'POST' };

/** An address that a record had leads on to the one that it has, for as long as there is the record. */
export class LeadOnFromFormerAddresses1795600100000 implements MigrationInterface {
  name = 'LeadOnFromFormerAddresses1795600100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE former_addresses (
        kind varchar(20) NOT NULL,
        slug varchar(220) COLLATE "C" NOT NULL,
        record_id integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT former_addresses_pkey PRIMARY KEY (kind, slug),
        CONSTRAINT former_addresses_kind_check CHECK (kind IN ('PROJECT', 'POST'))
      );
      CREATE INDEX former_addresses_kind_record_id_idx ON former_addresses (kind, record_id);
      ${raiseContentVersion('former_addresses')}

      -- Whoever writes the record. An address belongs to the record that has it, else to the one that had it last.
      CREATE FUNCTION note_former_address() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'DELETE' THEN
            DELETE FROM former_addresses WHERE kind = TG_ARGV[0] AND record_id = OLD.id;
          ELSIF NEW.slug <> OLD.slug THEN
            DELETE FROM former_addresses WHERE kind = TG_ARGV[0] AND slug = NEW.slug;
            INSERT INTO former_addresses (kind, slug, record_id) VALUES (TG_ARGV[0], OLD.slug, NEW.id)
              ON CONFLICT (kind, slug) DO UPDATE SET record_id = excluded.record_id, created_at = now();
          END IF;
          RETURN NULL;
        END
      $$;
    `);
    for (const [table, kind] of Object.entries(addressed))
      await queryRunner.query(`
        CREATE TRIGGER ${table}_note_former_address AFTER DELETE OR UPDATE OF slug ON ${table}
          FOR EACH ROW EXECUTE FUNCTION note_former_address('${kind}');
      `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of Object.keys(addressed))
      await queryRunner.query(`DROP TRIGGER ${table}_note_former_address ON ${table}`);
    await queryRunner.query(`
      DROP TABLE former_addresses;
      DROP FUNCTION note_former_address();
    `);
  }
}

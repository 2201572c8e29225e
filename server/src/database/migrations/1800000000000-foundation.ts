import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the tables of all modules build on. */
export class Foundation1800000000000 implements MigrationInterface {
  name = 'Foundation1800000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Indexes of trigrams find words without reading the whole table. A trusted extension: the owner of a
      -- database may add it.
      CREATE EXTENSION IF NOT EXISTS pg_trgm;

      -- The migration since whose release nobody uses what this one took away: database/migrate.ts.
      ALTER TABLE migrations ADD COLUMN needs varchar;
    `);
    await queryRunner.query(`
      -- The one row says which content cached answers are made of: the number of the last transaction that changed
      -- any. The program writes it (common/caching/cache-version.subscriber.ts).
      CREATE TABLE cache_version (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        version xid8 NOT NULL
      );

      INSERT INTO cache_version (version) VALUES (pg_current_xact_id());
    `);
    await queryRunner.query(`
      -- Rate limits that several processes share. A crash may lose them, which does no harm.
      CREATE UNLOGGED TABLE shared_counts (
        key text PRIMARY KEY,
        count integer NOT NULL,
        ends_at timestamptz NOT NULL
      ) WITH (fillfactor = 50);
      CREATE INDEX ON shared_counts (ends_at);
    `);
    await queryRunner.query(`
      -- Answers to requests with an idempotency key: a retry gets the same answer.
      CREATE TABLE idempotency_keys (
        key_hash char(64) PRIMARY KEY,
        body_hash char(64) NOT NULL,
        sealed_answer text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX ON idempotency_keys (created_at);
    `);
    await queryRunner.query(`
      -- What phone numbers are compared by: the digits with the code of the country. 0911…, 911…, 251911…,
      -- +251 (0) 911… and 00251911… are the same; null for fewer than seven digits, which belong to nobody.
      CREATE FUNCTION phone_key(phone text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
      DECLARE
        dialled text := regexp_replace(phone, '[^0-9]', '', 'g');
        digits text := regexp_replace(dialled, '^00', '');
        has_country boolean := (digits <> dialled OR phone ~ '^[^0-9]*[+]') AND digits !~ '^0';
      BEGIN
        IF length(digits) < 7 THEN
          RETURN NULL;
        ELSIF digits ~ '^2510?[1-9][0-9]{8}$' OR NOT has_country AND digits ~ '^(0[1-9]|[79])[0-9]{8}$' THEN
          RETURN '251' || right(digits, 9);
        ELSE
          RETURN digits;
        END IF;
      END $$;
    `);
  }

  /** The extension stays: the database may have had it before. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP FUNCTION phone_key(text);
      DROP TABLE idempotency_keys, shared_counts, cache_version;
      ALTER TABLE migrations DROP COLUMN needs;
    `);
  }
}

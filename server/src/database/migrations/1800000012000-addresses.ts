import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Redirects from former addresses. */
export class Addresses1800000012000 implements MigrationInterface {
  name = 'Addresses1800000012000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- An address that a record had redirects to the one that it has, as long as the record exists.
      CREATE TABLE former_addresses (
        kind varchar(20) CHECK (kind IN ('project', 'post')),
        slug varchar(220) COLLATE "C",
        record_id integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (kind, slug)
      );
      CREATE INDEX ON former_addresses (kind, record_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE former_addresses');
  }
}

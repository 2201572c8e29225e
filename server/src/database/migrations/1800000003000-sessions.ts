import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How somebody signs in: sessions, and codes beside the password. */
export class Sessions1800000003000 implements MigrationInterface {
  name = 'Sessions1800000003000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        user_agent varchar(300),
        refresh_token_hash char(64) NOT NULL,
        -- With refreshed_at, these answer the exchange of a refresh token a second time.
        previous_token_hash char(64),
        successor_salt char(64),
        created_at timestamptz NOT NULL DEFAULT now(),
        refreshed_at timestamptz,
        expires_at timestamptz NOT NULL,
        ended_at timestamptz
      );
      CREATE INDEX ON sessions (user_id);
      CREATE INDEX ON sessions (expires_at);
    `);
    await queryRunner.query(`
      CREATE TABLE second_factors (
        user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        -- Sealed with the signing secret, which is not in the database.
        secret varchar(200) NOT NULL,
        last_step integer NOT NULL DEFAULT 0,
        recovery_code_hashes char(64)[] NOT NULL DEFAULT '{}'
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE second_factors, sessions');
  }
}

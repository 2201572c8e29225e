import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Links by mail, what they show, and codes beside the password. Addresses of the accounts that are there count as confirmed: their ratings are
 * part of the averages already.
 */
export class LinkAccountsByMail1795730000000 implements MigrationInterface {
  name = 'LinkAccountsByMail1795730000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE account_links (
        token_hash character(64) PRIMARY KEY,
        purpose varchar(20) NOT NULL,
        user_id integer NOT NULL,
        email varchar(254) NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        CONSTRAINT account_links_purpose_check
          CHECK (purpose IN ('PASSWORD', 'INVITATION', 'EMAIL', 'FORMER_EMAIL', 'NEW_EMAIL')),
        CONSTRAINT account_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
      );
      CREATE INDEX account_links_user_id_purpose_idx ON account_links (user_id, purpose);
      CREATE INDEX account_links_expires_at_idx ON account_links (expires_at);

      ALTER TABLE users
        ADD COLUMN email_confirmed_at timestamptz,
        ADD COLUMN second_factor_since timestamptz,
        ADD COLUMN is_invited boolean NOT NULL DEFAULT false;
      UPDATE users SET email_confirmed_at = now();

      CREATE TABLE second_factors (
        user_id integer PRIMARY KEY,
        secret varchar(64) NOT NULL,
        last_step integer NOT NULL DEFAULT 0,
        CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
      );
      CREATE TABLE recovery_codes (
        user_id integer,
        code_hash character(64),
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
        CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
      );

      ALTER TABLE project_ratings ADD COLUMN is_counted boolean NOT NULL DEFAULT true;

      ALTER TABLE sessions ADD COLUMN user_agent varchar(300);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE sessions DROP COLUMN user_agent;
      UPDATE project_counters SET rating_sum = rating_sum + uncounted.sum, rating_count = rating_count + uncounted.count
      FROM (
        SELECT project_id, sum(rating) AS sum, count(*) AS count FROM project_ratings WHERE NOT is_counted GROUP BY project_id
      ) uncounted WHERE uncounted.project_id = project_counters.project_id;
      ALTER TABLE project_ratings DROP COLUMN is_counted;
      ALTER TABLE users DROP COLUMN email_confirmed_at, DROP COLUMN is_invited, DROP COLUMN second_factor_since;
      DROP TABLE recovery_codes, second_factors;
      DROP TABLE account_links;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Secret addresses at which calendar programs of staff read the meetings. */
export class SubscribeToConsultations1795750400000 implements MigrationInterface {
  name = 'SubscribeToConsultations1795750400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE calendar_feeds (
        account_id integer,
        token_hash character(64) NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT calendar_feeds_pkey PRIMARY KEY (account_id),
        CONSTRAINT calendar_feeds_token_hash_key UNIQUE (token_hash),
        CONSTRAINT calendar_feeds_account_id_fkey FOREIGN KEY (account_id) REFERENCES users(id) ON DELETE CASCADE
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE calendar_feeds');
  }
}

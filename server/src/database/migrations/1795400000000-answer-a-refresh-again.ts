import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What it takes to answer the exchange of a refresh token a second time. */
export class AnswerARefreshAgain1795400000000 implements MigrationInterface {
  name = 'AnswerARefreshAgain1795400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE sessions
        ADD COLUMN previous_token_hash char(64),
        ADD COLUMN successor_salt char(64),
        ADD COLUMN refreshed_at timestamptz;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE sessions
        DROP COLUMN previous_token_hash,
        DROP COLUMN successor_salt,
        DROP COLUMN refreshed_at;
    `);
  }
}

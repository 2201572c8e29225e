import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calendars have to be told when an arranged meeting goes to the bin and when it comes back. */
export class CountBinMovesOfConsultations1795400100000 implements MigrationInterface {
  name = 'CountBinMovesOfConsultations1795400100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE consultations ADD COLUMN bin_moves integer NOT NULL DEFAULT 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE consultations DROP COLUMN bin_moves');
  }
}

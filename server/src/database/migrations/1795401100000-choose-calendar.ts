import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The calendar and clock that staff read first. */
export class ChooseCalendar1795401100000 implements MigrationInterface {
  name = 'ChooseCalendar1795401100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE users
        ADD COLUMN calendar varchar(20) NOT NULL DEFAULT 'gregorian',
        ADD CONSTRAINT users_calendar_check CHECK (calendar IN ('ethiopian', 'gregorian'))
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE users DROP COLUMN calendar');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much time clients have to leave before a meeting, and between two. */
export class KeepTimeBetweenConsultations1795750200000 implements MigrationInterface {
  name = 'KeepTimeBetweenConsultations1795750200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE consultation_rules
        ADD COLUMN buffer_minutes integer NOT NULL DEFAULT 0,
        ADD COLUMN notice_hours integer NOT NULL DEFAULT 0;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE consultation_rules DROP COLUMN notice_hours, DROP COLUMN buffer_minutes',
    );
  }
}

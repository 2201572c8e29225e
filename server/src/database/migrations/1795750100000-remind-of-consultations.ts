import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which reminders of which meeting were written, so that each is written once. */
export class RemindOfConsultations1795750100000 implements MigrationInterface {
  name = 'RemindOfConsultations1795750100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE consultation_reminders (
        consultation_id integer,
        scheduled_at timestamptz,
        hours_before integer,
        CONSTRAINT consultation_reminders_pkey PRIMARY KEY (consultation_id, scheduled_at, hours_before),
        CONSTRAINT consultation_reminders_consultation_id_fkey
          FOREIGN KEY (consultation_id) REFERENCES consultations(id) ON DELETE CASCADE
      );
      CREATE INDEX consultation_reminders_scheduled_at_idx ON consultation_reminders (scheduled_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE consultation_reminders');
  }
}

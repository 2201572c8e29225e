import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which page of a project or service led to an inquiry or a request for a consultation. */
export class KeepWhatLedHere1795620100000 implements MigrationInterface {
  name = 'KeepWhatLedHere1795620100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['contact_inquiries', 'consultations'])
      await queryRunner.query(`ALTER TABLE ${table} ADD COLUMN came_from varchar(150)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['contact_inquiries', 'consultations'])
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN came_from`);
  }
}

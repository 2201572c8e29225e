import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By when consultation requests and orders are to be answered, as inquiries have it. */
export class DueTimes1800000030000 implements MigrationInterface {
  name = 'DueTimes1800000030000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE consultations ADD COLUMN due_at timestamptz;
      ALTER TABLE design_orders ADD COLUMN due_at timestamptz;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE design_orders DROP COLUMN due_at;
      ALTER TABLE consultations DROP COLUMN due_at;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['users', 'contact_inquiries', 'design_orders', 'consultations'];

/** The language in which the people behind a record are written to. */
export class AddLanguages1795200000000 implements MigrationInterface {
  name = 'AddLanguages1795200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await queryRunner.query(`
        ALTER TABLE ${table} ADD COLUMN language varchar(20) NOT NULL DEFAULT 'en'
          CONSTRAINT ${table}_language_check CHECK (language IN ('en', 'am', 'om'))
      `);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN language`);
  }
}

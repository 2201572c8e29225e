import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a buyer of a design gets, and what they may do with it. */
export class SayWhatADesignComesWith1795760000000 implements MigrationInterface {
  name = 'SayWhatADesignComesWith1795760000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE projects
        ADD COLUMN package_contents varchar(5000),
        ADD COLUMN licence_text varchar(5000);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE projects DROP COLUMN package_contents, DROP COLUMN licence_text');
  }
}

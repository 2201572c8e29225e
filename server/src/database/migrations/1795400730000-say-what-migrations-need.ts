import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells processes of earlier releases whether they can go on with what later ones made of the database. */
export class SayWhatMigrationsNeed1795400730000 implements MigrationInterface {
  name = 'SayWhatMigrationsNeed1795400730000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE migrations ADD COLUMN needs varchar');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE migrations DROP COLUMN needs');
  }
}

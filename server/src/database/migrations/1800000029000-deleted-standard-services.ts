import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which standard services staff have deleted: no start adds these again. */
export class DeletedStandardServices1800000029000 implements MigrationInterface {
  name = 'DeletedStandardServices1800000029000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE deleted_standard_services (
        slug varchar(40) PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE deleted_standard_services');
  }
}

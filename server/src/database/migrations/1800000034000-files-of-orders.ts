import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A file may be for the buyer of one order, instead of for every buyer of a design. */
export class FilesOfOrders1800000034000 implements MigrationInterface {
  name = 'FilesOfOrders1800000034000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE design_files
        ADD COLUMN order_id integer REFERENCES design_orders ON DELETE SET NULL;
      CREATE INDEX ON design_files (order_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // No file of one buyer may become one of all.
    await queryRunner.query(`
      DELETE FROM design_files WHERE order_id IS NOT NULL;
      ALTER TABLE design_files DROP COLUMN order_id;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that no record names, for whoever sweeps them when their upload was cut off. */
export class AddUnsettledUploads1795400200000 implements MigrationInterface {
  name = 'AddUnsettledUploads1795400200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE unsettled_uploads (
        path varchar(500) PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX unsettled_uploads_created_at_idx ON unsettled_uploads (created_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE unsettled_uploads');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts of what clients may not do too often, where several processes share them. What a crash loses is no loss. */
export class CountForAllProcesses1795400740000 implements MigrationInterface {
  name = 'CountForAllProcesses1795400740000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE UNLOGGED TABLE shared_counts (
      key text PRIMARY KEY,
      count integer NOT NULL,
      ends_at timestamptz NOT NULL
    ) WITH (fillfactor = 50)`);
    await queryRunner.query('CREATE INDEX shared_counts_ends_at_idx ON shared_counts (ends_at)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE shared_counts');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit log says who deleted something for good. */
export class LogErasures1795332184000 implements MigrationInterface {
  name = 'LogErasures1795332184000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE activities
        DROP CONSTRAINT activities_verb_check,
        ADD CONSTRAINT activities_verb_check
          CHECK (verb IN ('created', 'updated', 'deleted', 'restored', 'erased'));
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE activities SET verb = 'deleted' WHERE verb = 'erased';
      ALTER TABLE activities
        DROP CONSTRAINT activities_verb_check,
        ADD CONSTRAINT activities_verb_check CHECK (verb IN ('created', 'updated', 'deleted', 'restored'));
    `);
  }
}

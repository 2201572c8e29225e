import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit log says who took a list along as a file. */
export class LogExports1795790100000 implements MigrationInterface {
  name = 'LogExports1795790100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await setVerbs(queryRunner, `'created', 'updated', 'deleted', 'restored', 'erased', 'exported'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM activities WHERE verb = 'exported'`);
    await setVerbs(queryRunner, `'created', 'updated', 'deleted', 'restored', 'erased'`);
  }
}

async function setVerbs(queryRunner: QueryRunner, verbs: string): Promise<void> {
  await queryRunner.query(`ALTER TABLE activities DROP CONSTRAINT activities_verb_check,
    ADD CONSTRAINT activities_verb_check CHECK (verb IN (${verbs}))`);
}

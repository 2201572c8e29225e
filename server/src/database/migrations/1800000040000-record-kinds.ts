import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The columns that held a list of kinds in a check, with the kinds that each of them allowed. */
const content = ['project', 'service', 'post', 'team-member', 'testimonial', 'award', 'picture'];
const trashed = [...content, 'inquiry', 'order', 'consultation', 'consultant', 'tender-pack'];
const checks = {
  translations: { column: 'kind', kinds: [...content, 'settings', 'site-copy'] },
  trash_entries: { column: 'entity', kinds: trashed },
  activities: { column: 'subject', kinds: [...trashed, 'user', 'settings', 'backup'] },
};

/** A new kind of record is a row, not a longer check in three tables. */
export class RecordKinds1800000040000 implements MigrationInterface {
  name = 'RecordKinds1800000040000';
  /** The foreign keys allow all kinds that releases since then write. */
  readonly needs = 'LogOfBackups1800000037000';

  async up(queryRunner: QueryRunner): Promise<void> {
    const kinds = new Set(Object.values(checks).flatMap((check) => check.kinds));
    await queryRunner.query(`
      CREATE TABLE record_kinds (kind varchar(20) PRIMARY KEY);
      INSERT INTO record_kinds VALUES ${[...kinds].map((kind) => `('${kind}')`).join(', ')};
    `);
    for (const [table, { column }] of Object.entries(checks)) {
      await queryRunner.query(`
        ALTER TABLE ${table}
          DROP CONSTRAINT ${table}_${column}_check,
          ADD FOREIGN KEY (${column}) REFERENCES record_kinds;
      `);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, { column, kinds }] of Object.entries(checks)) {
      const list = kinds.map((kind) => `'${kind}'`).join(', ');
      await queryRunner.query(`
        ALTER TABLE ${table}
          DROP CONSTRAINT ${table}_${column}_fkey,
          ADD CONSTRAINT ${table}_${column}_check CHECK (${column} IN (${list}));
      `);
    }
    await queryRunner.query('DROP TABLE record_kinds');
  }
}

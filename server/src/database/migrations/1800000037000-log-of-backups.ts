import type { MigrationInterface, QueryRunner } from 'typeorm';

const before = `'project', 'service', 'post', 'inquiry', 'order', 'consultation', 'team-member', 'testimonial', 'award',
  'picture', 'consultant', 'tender-pack', 'user', 'settings'`;

/** Downloads of backups are of a kind of their own in the audit log. */
export class LogOfBackups1800000037000 implements MigrationInterface {
  name = 'LogOfBackups1800000037000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE activities
        DROP CONSTRAINT activities_subject_check,
        ADD CONSTRAINT activities_subject_check CHECK (subject IN (${before}, 'backup'));
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE activities SET subject = 'settings' WHERE subject = 'backup';
      ALTER TABLE activities
        DROP CONSTRAINT activities_subject_check,
        ADD CONSTRAINT activities_subject_check CHECK (subject IN (${before}));
    `);
  }
}

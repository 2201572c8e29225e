import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the office is open, as staff set it; until they do there is no row, and the usual hours hold. */
export class KeepOfficeHours1795401000000 implements MigrationInterface {
  name = 'KeepOfficeHours1795401000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE office_hours (
        id integer NOT NULL DEFAULT 1,
        week jsonb NOT NULL,
        days jsonb NOT NULL DEFAULT '[]',
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT office_hours_pkey PRIMARY KEY (id),
        CONSTRAINT office_hours_single_row_check CHECK (id = 1)
      );
      CREATE CONSTRAINT TRIGGER office_hours_raise_content_version AFTER INSERT OR UPDATE OR DELETE ON office_hours
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_content_version();
      CREATE TRIGGER office_hours_emptied AFTER TRUNCATE ON office_hours EXECUTE FUNCTION raise_content_version();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE office_hours');
  }
}

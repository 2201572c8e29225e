import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every backup that the program makes has a row, with its file and whether it was read back. */
export class AllBackups1800000036000 implements MigrationInterface {
  name = 'AllBackups1800000036000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // The name of the table remains: processes of the release before write to it.
    await queryRunner.query(`
      ALTER TABLE scheduled_backups
        ADD reason varchar(20) NOT NULL DEFAULT 'SCHEDULED'
          CONSTRAINT scheduled_backups_reason_check CHECK (reason IN ('SCHEDULED', 'MANUAL', 'BEFORE_UPDATE')),
        ADD name varchar(120),
        ADD rows integer,
        ADD progress real,
        ADD alive_at timestamptz,
        ADD checked_at timestamptz,
        ADD check_error varchar(500),
        ADD copied_at timestamptz,
        ADD copy_error varchar(500),
        ADD removed_at timestamptz;
      UPDATE scheduled_backups
        SET name = 'scheduled-' || to_char(due_at AT TIME ZONE 'UTC', 'YYYY-MM-DD-HH24-MI-SS') || '.tar.gz'
        WHERE finished_at IS NOT NULL AND error IS NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE scheduled_backups
        DROP reason, DROP name, DROP rows, DROP progress, DROP alive_at, DROP checked_at, DROP check_error,
        DROP copied_at, DROP copy_error, DROP removed_at;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SCHEDULED and CONFIRMED consultations may be without a time, which then take nobody's. */
export class MeetingsWithoutATime1800000028000 implements MigrationInterface {
  name = 'MeetingsWithoutATime1800000028000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // tstzrange(NULL, NULL) is all time: one without a time would overlap each other one.
    await queryRunner.query(`
      ALTER TABLE consultations
        DROP CONSTRAINT consultations_no_overlap_excl,
        ADD CONSTRAINT consultations_no_overlap_excl EXCLUDE USING gist (
          tstzrange(scheduled_at, ends_at) WITH &&,
          int4range(consultant_id, consultant_id, '[]') WITH &&
        ) WHERE (status IN ('SCHEDULED', 'CONFIRMED') AND scheduled_at IS NOT NULL AND deleted_at IS NULL);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // The former constraint allows one meeting without a time at most; a request has none either.
    await queryRunner.query(`
      UPDATE consultations SET status = 'REQUESTED'
       WHERE status IN ('SCHEDULED', 'CONFIRMED') AND scheduled_at IS NULL;
      ALTER TABLE consultations
        DROP CONSTRAINT consultations_no_overlap_excl,
        ADD CONSTRAINT consultations_no_overlap_excl EXCLUDE USING gist (
          tstzrange(scheduled_at, ends_at) WITH &&,
          int4range(consultant_id, consultant_id, '[]') WITH &&
        ) WHERE (status IN ('SCHEDULED', 'CONFIRMED') AND deleted_at IS NULL);
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A requested time is held for a while only, and for a few requests of a person. */
export class HoldRequestedTimes1795800000000 implements MigrationInterface {
  name = 'HoldRequestedTimes1795800000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE consultation_rules ADD COLUMN hold_hours integer NOT NULL DEFAULT 24;
      ALTER TABLE consultations
        ADD COLUMN held_until timestamptz,
        ADD COLUMN held_by character varying(64);
      CREATE INDEX consultations_held_until_idx ON consultations (held_until) WHERE held_until IS NOT NULL;
    `);
    // Requests from before had no end; they get three days from now on.
    await queryRunner.query(`
      UPDATE consultations SET held_until = now() + interval '3 days'
        WHERE status = 'REQUESTED' AND deleted_at IS NULL AND consultant_id IS NOT NULL
          AND preferred_time IS NOT NULL AND preferred_date >= now()::date;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE consultations DROP COLUMN held_until, DROP COLUMN held_by;
      ALTER TABLE consultation_rules DROP COLUMN hold_hours;
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of visits to `/track/…`, where somebody may have put their code, only which page it was is kept. */
export class ForgetTrackingCodesInPaths1795400780000 implements MigrationInterface {
  name = 'ForgetTrackingCodesInPaths1795400780000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE visitors SET
        page_url = coalesce(nullif(regexp_replace(regexp_replace(page_url, '[?#].*', ''), '(/track)/.*', '\\1', 'i'), ''), '/'),
        referrer = regexp_replace(regexp_replace(referrer, '[?#].*', ''), '(/track)/.*', '\\1', 'i')
      WHERE page_url ~* '[?#]|/track/' OR referrer ~* '[?#]|/track/';
    `);
  }

  /** What was forgotten stays forgotten. */
  async down(): Promise<void> {}
}

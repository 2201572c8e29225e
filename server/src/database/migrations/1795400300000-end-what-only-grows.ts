import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By what the audit log, notifications and mails call records, the tables that hold them. */
const tables = {
  project: 'projects',
  service: 'services',
  post: 'blog_posts',
  inquiry: 'contact_inquiries',
  order: 'design_orders',
  consultation: 'consultations',
  user: 'users',
};

/**
 * What housekeeping and deletions for good look for stands in indexes, and what is there by now is made as they leave
 * it: addresses of pages without queries, and nothing of records that are gone but who did what.
 */
export class EndWhatOnlyGrows1795400300000 implements MigrationInterface {
  name = 'EndWhatOnlyGrows1795400300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX project_views_day_idx ON project_views (day);
      CREATE INDEX activities_subject_subject_id_idx ON activities (subject, subject_id);
      CREATE INDEX notifications_subject_subject_id_idx ON notifications (subject, subject_id);
      ALTER TABLE outbox_mails ADD COLUMN record_erased boolean NOT NULL DEFAULT FALSE;
      CREATE INDEX outbox_mails_created_at_idx ON outbox_mails (created_at) WHERE status = 'FAILED';
      CREATE INDEX outbox_mails_record_erased_idx ON outbox_mails (record_erased) WHERE record_erased;
      CREATE INDEX outbox_mails_record_idx ON outbox_mails ((record->>'subject'), ((record->>'id')::int));

      UPDATE visitors SET
        page_url = coalesce(nullif(regexp_replace(page_url, '[?#].*', ''), ''), '/'),
        referrer = regexp_replace(referrer, '[?#].*', '')
      WHERE page_url ~ '[?#]' OR referrer ~ '[?#]';
    `);
    for (const [subject, table] of Object.entries(tables)) {
      const isGone = (id: string) => `NOT EXISTS (SELECT FROM ${table} records WHERE records.id = ${id})`;
      await queryRunner.query(`
        UPDATE activities SET subject_title = initcap(subject) || ' #' || subject_id || ', deleted for good'
        WHERE subject = '${subject}' AND ${isGone('subject_id')};
        DELETE FROM notifications WHERE subject = '${subject}' AND ${isGone('subject_id')};
        DELETE FROM outbox_mails WHERE record->>'subject' = '${subject}' AND status <> 'PENDING'
          AND ${isGone(`(record->>'id')::int`)};
        UPDATE outbox_mails SET record_erased = TRUE, record = NULL
        WHERE record->>'subject' = '${subject}' AND ${isGone(`(record->>'id')::int`)};
      `);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX outbox_mails_record_idx;
      DROP INDEX outbox_mails_record_erased_idx;
      DROP INDEX outbox_mails_created_at_idx;
      ALTER TABLE outbox_mails DROP COLUMN record_erased;
      DROP INDEX notifications_subject_subject_id_idx;
      DROP INDEX activities_subject_subject_id_idx;
      DROP INDEX project_views_day_idx;
    `);
  }
}

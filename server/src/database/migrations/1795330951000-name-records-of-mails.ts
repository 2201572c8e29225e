import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Mails name the record they tell of. Those that still wait find theirs by the visitor's address: the last such
 * record that was there when they were written.
 */
export class NameRecordsOfMails1795330951000 implements MigrationInterface {
  name = 'NameRecordsOfMails1795330951000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE outbox_mails ADD COLUMN record jsonb;

      UPDATE outbox_mails SET record = (
        SELECT jsonb_build_object('subject', kind_of_record, 'id', id, 'name', name, 'about', about)
        FROM (
          SELECT 'inquiry' AS kind_of_record, id, full_name AS name, subject AS about, email, created_at
          FROM contact_inquiries
          UNION ALL
          SELECT 'consultation', id, client_name, topic, client_email, created_at FROM consultations
          UNION ALL
          SELECT 'order', orders.id, orders.name, title, email, orders.created_at
          FROM design_orders orders JOIN projects ON projects.id = project_id
          UNION ALL
          SELECT 'user', id, name, email, email, created_at FROM users
        ) records
        WHERE records.email = CASE WHEN kind LIKE 'new-%' THEN reply_to ELSE recipient END
          AND records.created_at <= outbox_mails.created_at
          AND kind_of_record = CASE
            WHEN kind LIKE '%inquiry%' THEN 'inquiry'
            WHEN kind LIKE '%consultation%' THEN 'consultation'
            WHEN kind LIKE '%order%' THEN 'order'
            ELSE 'user'
          END
        ORDER BY records.created_at DESC LIMIT 1
      )
      WHERE status = 'PENDING';
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE outbox_mails DROP COLUMN record');
  }
}

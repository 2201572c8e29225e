import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Notifications name their record and are read by each administrator for themselves; tickets open their stream.
 * Nothing wrote notifications before, so there are none to carry over.
 */
export class TellEachAdministrator1795316000000 implements MigrationInterface {
  name = 'TellEachAdministrator1795316000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM notifications;
      ALTER TABLE notifications
        DROP COLUMN is_read,
        ALTER COLUMN action_url SET NOT NULL,
        ADD COLUMN subject varchar(20) NOT NULL,
        ADD COLUMN subject_id integer NOT NULL,
        ADD CONSTRAINT notifications_subject_check CHECK (subject IN ('inquiry', 'consultation', 'order', 'user'));

      CREATE TABLE unread_notifications (
        user_id integer NOT NULL,
        notification_id integer NOT NULL,
        CONSTRAINT unread_notifications_pkey PRIMARY KEY (user_id, notification_id),
        CONSTRAINT unread_notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
        CONSTRAINT unread_notifications_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE CASCADE
      );
      CREATE INDEX unread_notifications_notification_id_idx ON unread_notifications (notification_id);

      CREATE TABLE session_tickets (
        ticket_hash char(64) NOT NULL,
        session_id uuid NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT session_tickets_pkey PRIMARY KEY (ticket_hash),
        CONSTRAINT session_tickets_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
      );
      CREATE INDEX session_tickets_session_id_idx ON session_tickets (session_id);
      CREATE INDEX session_tickets_expires_at_idx ON session_tickets (expires_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE session_tickets;
      DROP TABLE unread_notifications;
      ALTER TABLE notifications
        DROP COLUMN subject,
        DROP COLUMN subject_id,
        ALTER COLUMN action_url DROP NOT NULL,
        ADD COLUMN is_read boolean NOT NULL DEFAULT false;
      CREATE INDEX notifications_is_read_created_at_idx ON notifications (is_read, created_at);
    `);
  }
}

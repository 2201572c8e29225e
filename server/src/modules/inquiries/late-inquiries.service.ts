import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PollingJob } from '../../common/jobs/polling-job.js';
import {
  NotificationEvent,
  NotificationSubject,
  NotificationsService,
} from '../notifications/notifications.module.js';
import { InquiryStatus } from './inquiry-status.enum.js';

const mostAtOnce = 50;

const isUntold = `status IN ('${InquiryStatus.NEW}', '${InquiryStatus.CONVERTED}') AND late_told_at IS NULL AND due_at <= now() AND replied_at IS NULL
  AND deleted_at IS NULL AND NOT is_spam AND merged_into_id IS NULL`;

type Updated = [rows: { name: string; about: string }[], count: number];

/** Notifies staff once of each inquiry that was not answered in time, in whichever process looks first. */
@Injectable()
export class LateInquiriesService {
  private readonly logger = new Logger('Inquiries');

  constructor(
    private readonly dataSource: DataSource,
    private readonly notifications: NotificationsService,
  ) {}

  /** Notifies of everything that is late by now, unless it was done before. */
  @PollingJob('10/30 * * * * *')
  async doDue(): Promise<void> {
    const late = await this.dataSource.manager.query<{ id: number }[]>(
      `SELECT id FROM contact_inquiries WHERE ${isUntold} ORDER BY due_at LIMIT ${mostAtOnce}`,
    );
    for (const { id } of late) {
      try {
        await this.#notify(id);
      } catch (error) {
        // The others are late all the same.
        this.logger.warn({ err: error }, `Nobody could be notified that inquiry ${id} is late`);
      }
    }
  }

  /** A second process waits for the row, and finds it notified. */
  async #notify(id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [[inquiry]] = await manager.query<Updated>(
        `UPDATE contact_inquiries SET late_told_at = now() WHERE id = $1 AND ${isUntold}
         RETURNING full_name AS name, subject AS about`,
        [id],
      );
      if (!inquiry) return;
      const { INQUIRY: subject } = NotificationSubject;
      await this.notifications.add(manager, { subject, id, ...inquiry, event: NotificationEvent.LATE });
    });
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { PollingJob } from '../../common/jobs/polling-job.js';
import { updateUnversioned } from '../../common/versioning.js';
import { NotificationEvent, NotificationsService } from '../notifications/notifications.module.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { notifiedInquiry } from './inquiry-mails.js';
import { InquiryStatus } from './inquiry-status.enum.js';

const mostAtOnce = 50;

const isUntold = `status IN ('${InquiryStatus.NEW}', '${InquiryStatus.CONVERTED}') AND late_told_at IS NULL AND due_at <= now() AND replied_at IS NULL
  AND deleted_at IS NULL AND NOT is_spam AND merged_into_id IS NULL`;

/** Notifies staff once of each inquiry that was not answered in time, in whichever process looks first. */
@Injectable()
export class LateInquiriesService {
  private readonly logger = new Logger('Inquiries');

  constructor(
    @InjectRepository(ContactInquiry) private readonly inquiries: Repository<ContactInquiry>,
    private readonly dataSource: DataSource,
    private readonly notifications: NotificationsService,
  ) {}

  /** Notifies of everything that is late by now, unless it was done before. */
  @PollingJob('10/30 * * * * *')
  async doDue(): Promise<void> {
    const late = await this.inquiries
      .createQueryBuilder('inquiry')
      .select('inquiry.id')
      .where(isUntold)
      .orderBy('inquiry.dueAt')
      .limit(mostAtOnce)
      .getMany();
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
      const noted = updateUnversioned(manager, ContactInquiry, { lateToldAt: () => 'now()' });
      const { affected } = await noted.where({ id }).andWhere(isUntold).execute();
      if (affected !== 1) return;
      const inquiry = await manager.findOneByOrFail(ContactInquiry, { id });
      await this.notifications.add(manager, { ...notifiedInquiry(inquiry), event: NotificationEvent.LATE });
    });
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { PollingJob } from '../../common/jobs/polling-job.js';
import {
  NotificationEvent,
  NotificationSubject,
  NotificationsService,
} from '../notifications/notifications.module.js';
import { Attachment } from './attachment.entity.js';

const gigabyte = 1024 ** 3;

/** Of all visitors together: their files do not fill the disk. */
export const mostStored = 10 * gigabyte;

/** Shares of it in percent of which staff are notified, the last one first. */
const steps = [100, 90, 80] as const;

/** Notifies staff while there is time to make room, since forms with files are refused once it is full. */
@Injectable()
export class AttachmentSpaceService {
  constructor(
    @InjectRepository(Attachment) private readonly attachments: Repository<Attachment>,
    private readonly dataSource: DataSource,
    private readonly notifications: NotificationsService,
  ) {}

  /** @returns the bytes of all stored files */
  async used(): Promise<number> {
    return (await this.attachments.sum('size')) ?? 0;
  }

  /** Notifies once for each step, as long as its notification is stored. */
  @PollingJob('50 5,35 * * * *')
  async doDue(): Promise<void> {
    const used = await this.used();
    // From the last megabytes on files of the usual size are refused.
    const step = steps.find((percent) => used >= (mostStored * percent) / 100 - 20 * 1024 ** 2);
    if (step === undefined) return;
    const what = step === 100 ? 'Forms with files are refused' : `${step}% are used`;
    const notification = {
      ...{ subject: NotificationSubject.INQUIRY, id: 0, event: NotificationEvent.SPACE_LOW },
      name: 'Files of visitors',
      about: `${what}: there is room for ${mostStored / gigabyte} GB. Delete old inquiries and consultations with files, and delete them for good in the trash.`,
    };
    await this.dataSource.transaction(async (manager) => {
      await this.notifications.lockNotifications(manager);
      if (!(await this.notifications.isThere(manager, notification)))
        await this.notifications.add(manager, notification);
    });
  }
}

import { Injectable } from '@nestjs/common';
import { conflict } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { NotificationDto, NotificationsService } from '../notifications/notifications.module.js';
import { MailQueue } from './mail-queue.js';

/** What staff do about mails that were given up. */
@Injectable()
export class FailedMailsService {
  constructor(
    private readonly queue: MailQueue,
    private readonly notifications: NotificationsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Sends the mails of a notification again; once, however often it is called.
   * @throws ApiException 404 when there is no such notification, 409 when none of its mails is still there
   */
  retry(notificationId: number, request?: RequestIdentity): Promise<NotificationDto> {
    return this.idempotency.runOnce(request, async (manager) => {
      const notification = await this.notifications.lock(manager, notificationId);
      if (notification.sentAgainAt) return NotificationDto.from(notification, true);
      const count = await this.queue.retryMails(manager, { failureId: notificationId });
      if (count === 0) throw conflict('There is no mail to send again: its record was deleted.');
      return this.notifications.settle(manager, notification);
    });
  }
}

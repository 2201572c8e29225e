import { Controller, Post } from '@nestjs/common';
import { ForOffice } from '../../common/access/access.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import { NotificationDto } from '../notifications/notifications.module.js';
import { FailedMailsService } from './failed-mails.service.js';
@Controller('notifications')
@ForOffice()
export class FailedMailsController {
  constructor(private readonly failedMails: FailedMailsService) {}

  /**
   * Resend the failed emails of a notification.
   *
   * Delivery is tried for another three days. Marks the notification as read for everybody; a mail that fails again
   * makes a new notification.
   */
  @Post(':id/retry-mails')
  @Answer(NotificationDto, { message: 'Mails are being sent again' })
  retryMails(@IdParam() id: number, @IdempotencyKey() request?: RequestIdentity): Promise<NotificationDto> {
    return this.failedMails.retry(id, request);
  }
}

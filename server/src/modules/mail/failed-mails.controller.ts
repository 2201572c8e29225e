import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForOffice } from '../../common/access/access.js';
import { Answer } from '../../common/envelope/answer.decorator.js';
import { AcceptsIdempotencyKey } from '../../common/idempotency/accepts-idempotency-key.decorator.js';
import { IdempotencyKey, type RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdParam } from '../../common/validation/id-param.decorator.js';
import { NotificationDto } from '../notifications/notifications.module.js';
import { FailedMailsService } from './failed-mails.service.js';

@ApiTags('notifications')
@Controller('notifications')
@ForOffice()
export class FailedMailsController {
  constructor(private readonly failedMails: FailedMailsService) {}

  /**
   * Send the mails again that a notification says could not be delivered, with three days' time anew. It is read for
   * everybody from then on; a mail that fails again is told of anew.
   */
  @Post(':id/retry-mails')
  @AcceptsIdempotencyKey()
  @Answer(NotificationDto, { message: 'Mails are being sent again' })
  retryMails(@IdParam() id: number, @IdempotencyKey() request?: RequestIdentity): Promise<NotificationDto> {
    return this.failedMails.retry(id, request);
  }
}

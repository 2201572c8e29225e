import { ApiHideProperty, ApiProperty, PickType } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { ListQuery, PaginationDto } from '../../../common/pagination/list-query.dto.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import { largestId } from '../../../common/validation/path-param.decorator.js';
import { WholeNumber } from '../../../common/validation/whole-number.decorator.js';
import type { Notification } from '../notification.entity.js';
import { NotificationSubject, NotificationType } from '../notification.enums.js';

/** Something that staff should know of. */
export class NotificationDto {
  id: number;

  /** What happened, such as "New contact inquiry" or "Mail could not be delivered". */
  title: string;

  /** Whose record it is and what it is about; of a mail also which one, to whom, and why it did not arrive. */
  message: string;

  /**
   * `warning` where somebody should see to it: a mail about the record could not be delivered, or a backup failed.
   */
  type: NotificationType;

  /** What kind of record it is about. */
  subject: NotificationSubject;

  /** The record; it may be gone by now. */
  subjectId: number;

  @ApiProperty({
    type: 'integer',
    description:
      'How many mails could not be delivered, of which the message names the last; POST ' +
      '/notifications/{id}/retry-mails sends them again. 0 where it is about something else.',
  })
  failedMails: number;

  /** When the mails were sent again; null where they were not. */
  sentAgainAt: Date | null;

  /** Whether the account that asks has read it; each administrator reads for themselves. */
  isRead: boolean;

  createdAt: Date;

  /** Where in the back office the record is. */
  actionUrl: string;

  static from(notification: Notification, isRead: boolean): NotificationDto {
    const { id, title, message, type, subject, subjectId, failedMails, sentAgainAt } = notification;
    const { createdAt, actionUrl } = notification;
    const about = { id, title, message, type, subject, subjectId, failedMails, sentAgainAt };
    return { ...about, isRead, createdAt, actionUrl };
  }
}

export class NotificationPage {
  data: NotificationDto[];

  pagination: PaginationDto;

  /** How many the account has not read, on all pages. */
  unreadCount: number;
}

export class UnreadCountDto {
  unreadCount: number;
}

export class ListNotificationsQuery extends PickType(ListQuery, ['page', 'limit']) {
  /** Only those that the account has not read, or only those that it has. */
  @BooleanInput()
  unread?: boolean;
}

export class StreamNotificationsQuery {
  // The guard has redeemed it, and says so in the document.
  @ApiHideProperty()
  @IsOptional()
  ticket?: string;

  /** The id of the last event that arrived, for a new stream that goes on where another one ended. */
  @WholeNumber(0, largestId)
  lastEventId?: number;
}

/** What opens the stream of notifications, once. */
export class StreamTicketDto {
  /** Goes into the address of the stream. */
  ticket: string;

  /** For how many seconds it is good. */
  expiresIn: number;
}

import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { ActivityVerb, RecordChanges } from '../activity/activity.module.js';
import { MailOutbox } from '../mail/mail.module.js';
import { NewsEvent, NotificationsService } from '../notifications/notifications.module.js';
import { type OfficeHoursRow, selectOfficeHours } from '../office-hours/office-hours.module.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { OwnInquiryDto } from './dto/own-inquiry.dto.js';
import { dueAfter } from './inquiry-due.js';
import { inquiryKind } from './inquiry-kind.js';
import { newInquiryNews } from './inquiry-mails.js';
import { InquiryMessage } from './inquiry-message.entity.js';
import { InquiryReply } from './inquiry-reply.entity.js';
import { InquiryStatus } from './inquiry-status.enum.js';

/** What whoever sent inquiries sees of them, and writes to them later. */
@Injectable()
export class OwnInquiriesService {
  constructor(
    private readonly changes: RecordChanges,
    private readonly mails: MailOutbox,
    private readonly notifications: NotificationsService,
  ) {}

  /** Newest first. */
  async find(manager: EntityManager, ids: number[]): Promise<OwnInquiryDto[]> {
    if (ids.length === 0) return [];
    const inquiries = await manager.find(ContactInquiry, { where: { id: In(ids) }, order: { id: 'DESC' } });
    const beside = { where: { inquiryId: In(ids) }, order: { id: 'ASC' } } as const;
    const replies = await manager.find(InquiryReply, beside);
    const messages = await manager.find(InquiryMessage, beside);
    const isOf =
      ({ id }: ContactInquiry) =>
      ({ inquiryId }: { inquiryId: number }) =>
        inquiryId === id;
    return inquiries.map((inquiry) =>
      OwnInquiryDto.from(inquiry, replies.filter(isOf(inquiry)), messages.filter(isOf(inquiry))),
    );
  }

  /**
   * Files a further message: the inquiry is new again, and due as if it had just come. Staff hear of it, unless it is
   * spam.
   * @throws ApiException 404
   */
  async write(manager: EntityManager, id: number, content: string): Promise<OwnInquiryDto> {
    const inquiry = await this.changes.load(manager, inquiryKind, id);
    const { createdAt } = await manager.save(InquiryMessage, { inquiryId: id, content });
    const [hours] = await manager.query<OfficeHoursRow[]>(selectOfficeHours);
    const saved = await manager.save(ContactInquiry, {
      ...inquiry,
      ...{ status: InquiryStatus.NEW, repliedAt: null, lateToldAt: null },
      dueAt: dueAfter(createdAt, hours),
    });
    await this.changes.log(manager, inquiryKind, ActivityVerb.UPDATED, saved);
    if (!inquiry.isSpam) {
      const news = newInquiryNews(inquiry);
      const { fullName: name, email, phone, language, subject } = inquiry;
      await this.mails.tellStaff(manager, {
        record: news,
        visitor: { name, email, phone, language },
        toStaff: { kind: 'inquiry-message', subject, message: content },
      });
      await this.notifications.add(manager, { ...news, event: NewsEvent.WROTE_AGAIN });
    }
    const [own] = await this.find(manager, [id]);
    return own!;
  }
}

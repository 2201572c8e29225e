import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { conflict, notFound } from '../../common/errors/api-exception.js';
import type { Submission } from '../../common/idempotency/idempotency.service.js';
import { RecordKind } from '../../common/record-kind.js';
import { ActivityVerb, RecordWriter } from '../../content/content.module.js';
import { findOwnAttachments } from '../attachments/attachments.module.js';
import { MailOutbox } from '../mail/mail.module.js';
import { NotificationEvent, NotificationsService } from '../notifications/notifications.module.js';
import { findOfficeHours } from '../office-hours/office-hours.module.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { OwnInquiryDto } from './dto/own-inquiry.dto.js';
import { dueAfter } from './inquiry-due.js';
import { InquiryEntry, InquiryEntryType } from './inquiry-entry.entity.js';
import { notifiedInquiry } from './inquiry-mails.js';
import { InquiryStatus } from './inquiry-status.enum.js';
import { inquiryTexts } from './inquiry-texts.js';
import { inquiryType } from './inquiry.content-type.js';

const { CONVERTED, NEW } = InquiryStatus;

/** Later messages to one inquiry: beyond that somebody should talk with the sender. */
const mostMessages = 50;

/** What senders see of their inquiries, and write to them later. */
@Injectable()
export class OwnInquiriesService {
  constructor(
    private readonly records: RecordWriter,
    private readonly mails: MailOutbox,
    private readonly notifications: NotificationsService,
  ) {}

  /** Newest first. */
  async find(manager: EntityManager, ids: number[]): Promise<OwnInquiryDto[]> {
    if (ids.length === 0) return [];
    const inquiries = await manager.find(ContactInquiry, { where: { id: In(ids) }, order: { id: 'DESC' } });
    const written = await manager.find(InquiryEntry, {
      where: { inquiryId: In(ids), type: In([InquiryEntryType.REPLY, InquiryEntryType.MESSAGE]) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const attachments = await findOwnAttachments(manager, RecordKind.INQUIRY, ids);
    return inquiries.map((inquiry) =>
      OwnInquiryDto.with(
        inquiry,
        written.filter(({ inquiryId }) => inquiryId === inquiry.id),
        attachments.get(inquiry.id) ?? [],
      ),
    );
  }

  /** @throws ApiException 404 where it was erased */
  async findOne(manager: EntityManager, id: number): Promise<OwnInquiryDto> {
    const [inquiry] = await this.find(manager, [id]);
    if (!inquiry) throw notFound(inquiryTexts.notFound);
    return inquiry;
  }

  /**
   * Files a further message: the inquiry is new again, unless it became a project, and due as if it had just come; where
   * it is merged into another, that one is. Staff are notified, unless it is spam.
   * @throws ApiException 404 where it was erased meanwhile, 409 where it has as many messages as anybody reads
   */
  async write(
    manager: EntityManager,
    id: number,
    content: string,
    submission: Submission = {},
  ): Promise<OwnInquiryDto> {
    const inquiry = await this.#loadMain(manager, id);
    const sent = inquiry.id === id ? inquiry : await manager.findOneByOrFail(ContactInquiry, { id });
    if (sent.erasedAt || inquiry.erasedAt) throw notFound(inquiryTexts.notFound);
    const message = { inquiryId: id, type: InquiryEntryType.MESSAGE };
    if ((await manager.countBy(InquiryEntry, message)) >= mostMessages)
      throw conflict(inquiryTexts.tooManyMessages);
    const { createdAt } = await manager.save(InquiryEntry, { ...message, content, ...submission });
    const saved = await manager.save(ContactInquiry, {
      ...inquiry,
      ...{ status: inquiry.status === CONVERTED ? CONVERTED : NEW, repliedAt: null, lateToldAt: null },
      dueAt: dueAfter(createdAt, await findOfficeHours(manager)),
    });
    await this.records.log(manager, inquiryType, ActivityVerb.UPDATED, saved);
    if (!inquiry.isSpam) {
      // A merged one may have come from another address: it is theirs that is answered.
      const { fullName: name, email, phone, language, subject } = sent;
      await this.mails.notifyStaff(manager, {
        record: notifiedInquiry(sent),
        visitor: { name, email, phone, language },
        toStaff: { kind: 'inquiry-message', subject, message: content },
      });
      await this.notifications.add(manager, {
        ...notifiedInquiry(inquiry),
        event: NotificationEvent.WROTE_AGAIN,
      });
    }
    return this.findOne(manager, id);
  }

  /**
   * The inquiry that staff work on instead of one that was merged. While that is in the trash nobody would see what was
   * written, so the merged one is unmerged.
   */
  async #loadMain(manager: EntityManager, id: number): Promise<ContactInquiry> {
    const seen = await manager.findOneBy(ContactInquiry, { id });
    const ids = [id, seen?.mergedIntoId ?? id];
    // Locked in the order of their ids, as merging does.
    const main = Math.min(...ids) === id ? null : await this.#lockMain(manager, Math.min(...ids));
    const inquiry = await this.records.load(manager, inquiryType, id);
    if (inquiry.mergedIntoId === null) return inquiry;
    const isMain = main?.id === inquiry.mergedIntoId;
    const found = isMain ? main : await this.#lockMain(manager, inquiry.mergedIntoId);
    return found ?? { ...inquiry, mergedIntoId: null, mergedAt: null, statusBeforeMerge: null };
  }

  #lockMain(manager: EntityManager, id: number): Promise<ContactInquiry | null> {
    return manager.findOne(ContactInquiry, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }
}

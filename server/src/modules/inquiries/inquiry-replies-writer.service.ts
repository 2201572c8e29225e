import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { conflict } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { RecordWriter, requirePerson, setColumns } from '../../content/content.module.js';
import { MailOutbox, MailStatus, RecordMails } from '../mail/mail.module.js';
import { NotificationSubject } from '../notifications/notifications.module.js';
import type { ContactInquiry } from './contact-inquiry.entity.js';
import { InquiryReplyDto, type SendInquiryReplyDto } from './dto/inquiry-reply.dto.js';
import { InquiryEntry, InquiryEntryType } from './inquiry-entry.entity.js';
import { inquiryType } from './inquiry.content-type.js';

const { INQUIRY } = NotificationSubject;

/** Replies of staff to the sender of an inquiry. */
@Injectable()
export class InquiryRepliesWriterService {
  constructor(
    private readonly records: RecordWriter,
    private readonly mails: MailOutbox,
    private readonly recordMails: RecordMails,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Sends a mail and keeps it beside the inquiry, which is a change of it: a reply that is based on an older version is
   * refused, so that nobody is answered twice. Who answers what was nobody's sees to it from then on.
   * @throws ApiException 404; 409 with the current inquiry, or where it is merged into another
   */
  send(
    id: number,
    { subject, content, status, version }: SendInquiryReplyDto,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<InquiryReplyDto> {
    return this.idempotency.createOnce(request, {
      target: InquiryEntry,
      answer: replyAnswer,
      file: async (manager, submission) => {
        const change = {
          ...{ id, version, isDone: () => false },
          apply: (inquiry: ContactInquiry) => {
            requireNotMerged(inquiry);
            const ownerId = inquiry.ownerId ?? caller.userId;
            return setColumns<ContactInquiry>({ status, ownerId, repliedAt: new Date() }).apply(inquiry);
          },
        };
        const inquiry = await this.records.change(manager, inquiryType, change, caller);
        const { fullName: name, email, phone, language } = inquiry;
        const messageId = await this.mails.add(manager, {
          record: { subject: INQUIRY, id, name, about: inquiry.subject },
          visitor: { name, email, phone, language },
          toVisitor: {
            kind: 'inquiry-reply',
            ...{ subject, text: content, question: await latestMessage(manager, inquiry) },
          },
        });
        if (!messageId) throw conflict('Enter the name and address of the firm in the settings first.');
        const values = { inquiryId: id, authorId: caller.userId, subject, content, messageId };
        const reply = { ...values, type: InquiryEntryType.REPLY, ...submission };
        return replyAnswer(await manager.save(InquiryEntry, reply), manager);
      },
    });
  }

  /** Sends the mails again that did not arrive. @throws ApiException 404, 409 where there is none */
  retryMails(id: number, request?: RequestIdentity): Promise<number> {
    return this.idempotency.runOnce(request, async (manager) => {
      requirePerson(await this.records.load(manager, inquiryType, id));
      return this.recordMails.retry(manager, INQUIRY, id);
    });
  }
}

/** What its sender wrote last. */
async function latestMessage(manager: EntityManager, { id, message }: ContactInquiry): Promise<string> {
  const where = { inquiryId: id, type: InquiryEntryType.MESSAGE };
  const latest = await manager.findOne(InquiryEntry, { where, order: { id: 'DESC' } });
  return latest?.content ?? message;
}

/** A reply with its author, as it was sent. */
async function replyAnswer({ id }: InquiryEntry, manager: EntityManager): Promise<InquiryReplyDto> {
  const reply = await manager.findOneOrFail(InquiryEntry, { where: { id }, relations: { author: true } });
  return InquiryReplyDto.with(reply, MailStatus.PENDING);
}

/** @throws ApiException 409 */
function requireNotMerged({ mergedIntoId }: ContactInquiry): void {
  if (mergedIntoId === null) return;
  throw conflict(
    `This inquiry is merged into inquiry ${mergedIntoId}. Reply in the main one, or unmerge this one first.`,
  );
}

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { Caller } from '../../common/access/access.js';
import { validationError } from '../../common/errors/api-exception.js';
import type { RequestIdentity } from '../../common/idempotency/idempotency-key.decorator.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { ActivityVerb, RecordWriter, requirePerson, setColumns } from '../../content/content.module.js';
import { User } from '../accounts/accounts.module.js';
import { MailOutbox } from '../mail/mail.module.js';
import { NotificationsService } from '../notifications/notifications.module.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { ContactInquiryDto } from './dto/contact-inquiry.dto.js';
import type { UpdateContactInquiryDto } from './dto/create-contact-inquiry.dto.js';
import { type AddInquiryNoteDto, InquiryNoteDto } from './dto/inquiry-reply.dto.js';
import { rolesOfOwners } from './inquiries.service.js';
import { dueSinceLastMessage } from './inquiry-due.js';
import { InquiryEntry, InquiryEntryType } from './inquiry-entry.entity.js';
import { newInquiryMails, notifiedInquiry } from './inquiry-mails.js';
import { InquiryStatus } from './inquiry-status.enum.js';
import { inquiryType } from './inquiry.content-type.js';

/** What staff change: inquiries and the notes beside them. */
@Injectable()
export class InquiriesWriterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: RecordWriter,
    private readonly idempotency: IdempotencyService,
    private readonly mails: MailOutbox,
    private readonly notifications: NotificationsService,
  ) {}

  update(
    id: number,
    { version, ...changes }: UpdateContactInquiryDto,
    caller: Caller,
  ): Promise<ContactInquiryDto> {
    const { isDone, apply } = setColumns<ContactInquiry>(changes);
    return this.dataSource.transaction(async (manager) => {
      let isReleased = false;
      const change = {
        ...{ id, version, isDone },
        apply: async (inquiry: ContactInquiry) => {
          const { ownerId } = changes;
          // Whose it is already may stay so, also when they have left meanwhile.
          if (ownerId && ownerId !== inquiry.ownerId) await requireOwner(manager, ownerId);
          const { status } = inquiry;
          await apply(inquiry);
          if (inquiry.status !== status) await changeDue(manager, inquiry);
          isReleased = !inquiry.isSpam && inquiry.suspicion !== null;
          if (isReleased) inquiry.suspicion = null;
        },
      };
      const inquiry = await this.records.change(manager, inquiryType, change, caller);
      if (isReleased) await this.#notifyAfterAll(manager, inquiry, caller);
      return ContactInquiryDto.from(inquiry);
    });
  }

  /** What looked like spam was none: notifications and mails are sent as they would have been at first. */
  async #notifyAfterAll(manager: EntityManager, inquiry: ContactInquiry, caller: Caller): Promise<void> {
    await this.mails.add(manager, await newInquiryMails(manager, inquiry));
    await this.notifications.add(manager, notifiedInquiry(inquiry), caller.userId);
  }

  /** Keeps a note beside the inquiry, which itself does not change. */
  addNote(
    id: number,
    { content }: AddInquiryNoteDto,
    caller: Caller,
    request?: RequestIdentity,
  ): Promise<InquiryNoteDto> {
    const answer = async (note: InquiryEntry, manager: EntityManager) =>
      InquiryNoteDto.from(
        await manager.findOneOrFail(InquiryEntry, { where: { id: note.id }, relations: { author: true } }),
      );
    return this.idempotency.createOnce(request, {
      target: InquiryEntry,
      answer,
      file: async (manager, submission) => {
        const inquiry = await this.records.load(manager, inquiryType, id);
        requirePerson(inquiry);
        const values = { inquiryId: id, type: InquiryEntryType.NOTE, authorId: caller.userId, content };
        const note = await manager.save(InquiryEntry, { ...values, ...submission });
        await this.records.log(manager, inquiryType, ActivityVerb.UPDATED, inquiry, caller);
        return answer(note, manager);
      },
    });
  }
}

/** What becomes a project is due no longer; what was one by mistake is due as it was. */
async function changeDue(manager: EntityManager, inquiry: ContactInquiry): Promise<void> {
  if (inquiry.status === InquiryStatus.CONVERTED) inquiry.dueAt = null;
  else inquiry.dueAt ??= await dueSinceLastMessage(manager, inquiry);
}

/** @throws ApiException 400 where it is nobody who answers clients */
export async function requireOwner(manager: EntityManager, id: number, field = 'ownerId'): Promise<void> {
  if (await manager.existsBy(User, { id, role: In(rolesOfOwners), isActive: true })) return;
  const message = 'Choose an active account that can answer inquiries.';
  throw validationError([{ field, message }]);
}

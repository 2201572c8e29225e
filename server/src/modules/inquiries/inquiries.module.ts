import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { type Erased, EraseStep } from '../../common/erasure/erasure.js';
import { TimelineSource } from '../../common/person-timeline/person-timeline.js';
import { ContentModule, HasContent } from '../../content/content.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AttachmentsModule } from '../attachments/attachments.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { MailedLinks, SecretLinksModule } from '../secret-links/secret-links.module.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { InquiriesAdminController } from './inquiries-admin.controller.js';
import { InquiriesTrashService } from './inquiries-trash.service.js';
import { InquiriesWriterService } from './inquiries-writer.service.js';
import { InquiriesController } from './inquiries.controller.js';
import { InquiriesService } from './inquiries.service.js';
import { InquiryEntry } from './inquiry-entry.entity.js';
import { eraseSenders } from './inquiry-erasure.js';
import { InquiryMergesWriterService } from './inquiry-merges-writer.service.js';
import { InquiryRepliesWriterService } from './inquiry-replies-writer.service.js';
import { inquiryType } from './inquiry.content-type.js';
import { LateInquiriesService } from './late-inquiries.service.js';
import { OwnInquiriesService } from './own-inquiries.service.js';
import { OwnedInquiriesService } from './owned-inquiries.service.js';
import { ReplyTemplate } from './reply-template.entity.js';
import { ReplyTemplatesController } from './reply-templates.controller.js';
import { ReplyTemplatesService } from './reply-templates.service.js';
import { VisitorInquiriesWriterService } from './visitor-inquiries-writer.service.js';

export { ContactInquiry } from './contact-inquiry.entity.js';
export { OwnInquiryDto } from './dto/own-inquiry.dto.js';
export { InquiryEntry } from './inquiry-entry.entity.js';
export { ReplyTemplate } from './reply-template.entity.js';
export { OwnInquiriesService } from './own-inquiries.service.js';
export { LateInquiriesService } from './late-inquiries.service.js';
export { InquiryStatus } from './inquiry-status.enum.js';

/** What there is of inquiries in the time of a person. */
const inquiryTimeline = `
  SELECT created_at AS at, 'INQUIRY' AS what, 'inquiry' AS kind, id AS record_id, subject::text AS title,
    message::text AS body, status::text AS state, NULL::integer AS actor_id
  FROM contact_inquiries WHERE id = ANY (:inquiryIds)
  UNION ALL
  SELECT created_at, type, 'inquiry', inquiry_id, subject, content, NULL, author_id
  FROM inquiry_entries WHERE inquiry_id = ANY (:inquiryIds)`;

/** Messages from the contact page. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ContactInquiry, InquiryEntry, ReplyTemplate]),
    AccountsModule,
    AttachmentsModule,
    ContentModule,
    MailModule,
    NotificationsModule,
    SecretLinksModule,
  ],
  controllers: [InquiriesController, InquiriesAdminController, ReplyTemplatesController],
  providers: [
    InquiriesService,
    InquiriesTrashService,
    InquiriesWriterService,
    InquiryRepliesWriterService,
    InquiryMergesWriterService,
    LateInquiriesService,
    OwnInquiriesService,
    OwnedInquiriesService,
    ReplyTemplatesService,
    VisitorInquiriesWriterService,
  ],
  exports: [OwnInquiriesService],
})
@HasContent(inquiryType)
@TimelineSource(inquiryTimeline)
@MailedLinks({ ...inquiryType, address: 'email' })
export class InquiriesModule {
  @EraseStep('before')
  erase(manager: EntityManager, erased: Erased): Promise<void> {
    return eraseSenders(manager, erased);
  }
}

import { Attachment } from './modules/attachments/attachments.module.js';
import { IdempotencyRecord } from './common/idempotency/idempotency-key.entity.js';
import { RecordCount } from './common/counters/record-count.entity.js';
import { UnsettledUpload } from './integrations/images/unsettled-upload.entity.js';
import { Activity } from './content/activity/activity.entity.js';
import { ScheduledBackup } from './modules/backups/scheduled-backup.entity.js';
import { FormerAddress } from './content/addresses/former-address.entity.js';
import { TrashEntry } from './content/trash/trash-entry.entity.js';
import { BlogPost } from './modules/blog/blog-post.entity.js';
import { Consultation } from './modules/consultations/consultation.entity.js';
import { ConsultationRules } from './modules/consultations/consultation-rules.entity.js';
import { ContactInquiry } from './modules/inquiries/contact-inquiry.entity.js';
import { InquiryEntry } from './modules/inquiries/inquiry-entry.entity.js';
import { ReplyTemplate } from './modules/inquiries/reply-template.entity.js';
import { OutboxMail } from './modules/mail/outbox-mail.entity.js';
import { Notification } from './modules/notifications/notification.entity.js';
import { UnreadNotification } from './modules/notifications/unread-notification.entity.js';
import { OfficeHours } from './modules/office-hours/office-hours.entity.js';
import { PictureUse } from './content/pictures/picture-use.entity.js';
import { Picture } from './content/pictures/picture.entity.js';
import { DesignFile } from './modules/orders/design-file.entity.js';
import { DesignOrder } from './modules/orders/design-order.entity.js';
import { OrderChangeRequest } from './modules/orders/order-change-request.entity.js';
import { ProjectCounters } from './modules/projects/project-counters.entity.js';
import { ProjectRating } from './modules/projects/project-rating.entity.js';
import { ProjectView } from './modules/projects/project-view.entity.js';
import { Project } from './modules/projects/project.entity.js';
import { Revision } from './content/revisions/revision.entity.js';
import { SavedView } from './modules/saved-views/saved-view.entity.js';
import { Service } from './modules/services/service.entity.js';
import { SiteSettings } from './modules/settings/site-settings.entity.js';
import { SiteCopy } from './modules/site-copy/site-copy.entity.js';
import { Session } from './modules/sessions/session.entity.js';
import { Consultant } from './modules/consultants/consultant.entity.js';
import { TeamMember } from './modules/team/team-member.entity.js';
import { Award } from './modules/awards/award.entity.js';
import { TenderPack } from './modules/tender-packs/tender-pack.entity.js';
import { Testimonial } from './modules/testimonials/testimonial.entity.js';
import { Translation } from './content/content.module.js';
import { SecretLink } from './modules/secret-links/secret-link.entity.js';
import { SecondFactor } from './modules/second-factor/second-factor.entity.js';
import { User } from './modules/accounts/user.entity.js';
import { VisitCount } from './modules/visitors/visit-count.entity.js';
import { Visitor } from './modules/visitors/visitor.entity.js';

/** Every table of the database. */
export const entities = [
  User,
  Session,
  Project,
  ProjectCounters,
  ProjectRating,
  ProjectView,
  BlogPost,
  Service,
  Consultant,
  TeamMember,
  Testimonial,
  Award,
  TenderPack,
  ContactInquiry,
  InquiryEntry,
  ReplyTemplate,
  DesignOrder,
  DesignFile,
  OrderChangeRequest,
  Consultation,
  ConsultationRules,
  Visitor,
  VisitCount,
  SavedView,
  SiteSettings,
  SecretLink,
  SecondFactor,
  SiteCopy,
  OfficeHours,
  Notification,
  UnreadNotification,
  Activity,
  TrashEntry,
  OutboxMail,
  IdempotencyRecord,
  RecordCount,
  UnsettledUpload,
  Attachment,
  ScheduledBackup,
  Translation,
  Picture,
  PictureUse,
  Revision,
  FormerAddress,
];

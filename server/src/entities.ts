import { IdempotencyRecord } from './common/idempotency/idempotency-key.entity.js';
import { RecordTally } from './common/tallies/record-tally.entity.js';
import { UnsettledUpload } from './integrations/images/unsettled-upload.entity.js';
import { Activity } from './modules/activity/activity.entity.js';
import { ScheduledBackup } from './modules/backups/scheduled-backup.entity.js';
import { BinEntry } from './modules/bin/bin-entry.entity.js';
import { BlogPost } from './modules/blog/blog-post.entity.js';
import { Consultation } from './modules/consultations/consultation.entity.js';
import { ContactInquiry } from './modules/inquiries/contact-inquiry.entity.js';
import { InquiryNote } from './modules/inquiries/inquiry-note.entity.js';
import { OutboxMail } from './modules/mail/outbox-mail.entity.js';
import { Notification } from './modules/notifications/notification.entity.js';
import { UnreadNotification } from './modules/notifications/unread-notification.entity.js';
import { DesignOrder } from './modules/orders/design-order.entity.js';
import { ProjectCounters } from './modules/projects/project-counters.entity.js';
import { ProjectRating } from './modules/projects/project-rating.entity.js';
import { ProjectView } from './modules/projects/project-view.entity.js';
import { Project } from './modules/projects/project.entity.js';
import { Service } from './modules/services/service.entity.js';
import { SiteSettings } from './modules/settings/site-settings.entity.js';
import { SessionTicket } from './modules/sessions/session-ticket.entity.js';
import { Session } from './modules/sessions/session.entity.js';
import { User } from './modules/accounts/user.entity.js';
import { Visitor } from './modules/visitors/visitor.entity.js';

/** Every table of the database. */
export const entities = [
  User,
  Session,
  SessionTicket,
  Project,
  ProjectCounters,
  ProjectRating,
  ProjectView,
  BlogPost,
  Service,
  ContactInquiry,
  InquiryNote,
  DesignOrder,
  Consultation,
  Visitor,
  SiteSettings,
  Notification,
  UnreadNotification,
  Activity,
  BinEntry,
  OutboxMail,
  IdempotencyRecord,
  RecordTally,
  UnsettledUpload,
  ScheduledBackup,
];

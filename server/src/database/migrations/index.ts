import { Foundation1800000000000 } from './1800000000000-foundation.js';
import { Accounts1800000002000 } from './1800000002000-accounts.js';
import { Sessions1800000003000 } from './1800000003000-sessions.js';
import { Activity1800000004000 } from './1800000004000-activity.js';
import { SavedViews1800000005000 } from './1800000005000-saved-views.js';
import { Notifications1800000006000 } from './1800000006000-notifications.js';
import { Mail1800000007000 } from './1800000007000-mail.js';
import { Backups1800000008000 } from './1800000008000-backups.js';
import { Translations1800000009000 } from './1800000009000-translations.js';
import { Pictures1800000010000 } from './1800000010000-pictures.js';
import { Revisions1800000011000 } from './1800000011000-revisions.js';
import { Addresses1800000012000 } from './1800000012000-addresses.js';
import { Settings1800000013000 } from './1800000013000-settings.js';
import { Projects1800000014000 } from './1800000014000-projects.js';
import { Blog1800000015000 } from './1800000015000-blog.js';
import { Services1800000016000 } from './1800000016000-services.js';
import { TeamAndTestimonials1800000017000 } from './1800000017000-team-and-testimonials.js';
import { SecretLinks1800000018000 } from './1800000018000-secret-links.js';
import { Inquiries1800000019000 } from './1800000019000-inquiries.js';
import { Consultants1800000020000 } from './1800000020000-consultants.js';
import { Consultations1800000021000 } from './1800000021000-consultations.js';
import { Orders1800000022000 } from './1800000022000-orders.js';
import { Visitors1800000023000 } from './1800000023000-visitors.js';
import { Counters1800000024000 } from './1800000024000-counters.js';
import { Awards1800000025000 } from './1800000025000-awards.js';
import { Attachments1800000026000 } from './1800000026000-attachments.js';
import { TenderPacks1800000027000 } from './1800000027000-tender-packs.js';
import { MeetingsWithoutATime1800000028000 } from './1800000028000-meetings-without-a-time.js';
import { DeletedStandardServices1800000029000 } from './1800000029000-deleted-standard-services.js';
import { DueTimes1800000030000 } from './1800000030000-due-times.js';
import { MigrationHashes1800000031000 } from './1800000031000-migration-hashes.js';
import { PaymentsOfSeveralOrders1800000032000 } from './1800000032000-payments-of-several-orders.js';
import { FirstPhoneNumber1800000033000 } from './1800000033000-first-phone-number.js';
import { FilesOfOrders1800000034000 } from './1800000034000-files-of-orders.js';
import { YearOfProjects1800000035000 } from './1800000035000-year-of-projects.js';
import { ConvertedInquiries1800000035500 } from './1800000035500-converted-inquiries.js';
import { AllBackups1800000036000 } from './1800000036000-all-backups.js';
import { LogOfBackups1800000037000 } from './1800000037000-log-of-backups.js';
import { PlainIndexes1800000038000 } from './1800000038000-plain-indexes.js';
import { NoTriggers1800000039000 } from './1800000039000-no-triggers.js';
import { RecordKinds1800000040000 } from './1800000040000-record-kinds.js';

/** Every change of the schema, oldest first. */
export const migrations = [
  Foundation1800000000000,
  Accounts1800000002000,
  Sessions1800000003000,
  Activity1800000004000,
  SavedViews1800000005000,
  Notifications1800000006000,
  Mail1800000007000,
  Backups1800000008000,
  Translations1800000009000,
  Pictures1800000010000,
  Revisions1800000011000,
  Addresses1800000012000,
  Settings1800000013000,
  Projects1800000014000,
  Blog1800000015000,
  Services1800000016000,
  TeamAndTestimonials1800000017000,
  SecretLinks1800000018000,
  Inquiries1800000019000,
  Consultants1800000020000,
  Consultations1800000021000,
  Orders1800000022000,
  Visitors1800000023000,
  Counters1800000024000,
  Awards1800000025000,
  Attachments1800000026000,
  TenderPacks1800000027000,
  MeetingsWithoutATime1800000028000,
  DeletedStandardServices1800000029000,
  DueTimes1800000030000,
  MigrationHashes1800000031000,
  PaymentsOfSeveralOrders1800000032000,
  FirstPhoneNumber1800000033000,
  FilesOfOrders1800000034000,
  YearOfProjects1800000035000,
  ConvertedInquiries1800000035500,
  AllBackups1800000036000,
  LogOfBackups1800000037000,
  PlainIndexes1800000038000,
  NoTriggers1800000039000,
  RecordKinds1800000040000,
];

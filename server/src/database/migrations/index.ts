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
];

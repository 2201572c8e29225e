import { RecordKind } from '../../common/record-kind.js';
import { LinkPurpose } from '../secret-links/secret-links.module.js';
import type { Consultation } from './consultation.entity.js';
import { isBooked } from './consultation.enums.js';

type Linked = Pick<Consultation, 'id'> & Partial<Pick<Consultation, 'status' | 'scheduledAt'>>;

/**
 * A link by which its client moves or cancels a consultation. One to a meeting is good until it begins; a request may
 * still have the time of a meeting that was cancelled.
 */
export function consultationLink({ id: recordId, status, scheduledAt }: Linked) {
  const begins = status && isBooked({ status }) ? scheduledAt : null;
  return { purpose: LinkPurpose.CONSULTATION, kind: RecordKind.CONSULTATION, recordId, expiresAt: begins };
}

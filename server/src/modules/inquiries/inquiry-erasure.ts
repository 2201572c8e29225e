import { type EntityManager, In } from 'typeorm';
import {
  type Erased,
  erasedEmail,
  erasedName,
  erasedText,
  refreshStatistics,
} from '../../common/erasure/erasure.js';
import { searchColumnsOf } from '../../common/search/searched.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import { InquiryEntry } from './inquiry-entry.entity.js';
import { InquiryStatus } from './inquiry-status.enum.js';
import { inquiryType } from './inquiry.content-type.js';

const { CLOSED, CONVERTED } = InquiryStatus;

const erased = {
  ...{ fullName: erasedName, email: erasedEmail, phone: null },
  ...{ subject: erasedText, message: erasedText, referenceCode: null },
  projects: [],
};

const unmerged = { mergedIntoId: null, mergedAt: null, statusBeforeMerge: null };

/**
 * Deletes the personal data of senders from their inquiries.
 * When it came, what it was about to build and what led to it stays for the figures; what was written does not.
 */
export async function eraseSenders(manager: EntityManager, { subject, ids, person }: Erased): Promise<void> {
  if (!person || subject !== (inquiryType.kind as string)) return;
  await manager.delete(InquiryEntry, { inquiryId: In(ids) });
  await manager
    .createQueryBuilder()
    .update(ContactInquiry)
    .set({
      ...erased,
      ...searchColumnsOf(ContactInquiry, erased),
      status: () => `CASE WHEN status = '${CONVERTED}' THEN status ELSE '${CLOSED}' END`,
      ...unmerged,
      erasedAt: () => 'now()',
    })
    .whereInIds(ids)
    .execute();
  // What was closed by merging only is to be seen to again.
  await manager.update(
    ContactInquiry,
    { mergedIntoId: In(ids) },
    {
      ...unmerged,
      status: () =>
        `CASE WHEN status = '${CLOSED}' THEN coalesce(status_before_merge, status) ELSE status END`,
    },
  );
  refreshStatistics(manager, ContactInquiry, InquiryEntry);
}

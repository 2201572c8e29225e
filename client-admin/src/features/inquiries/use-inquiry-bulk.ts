import { updateContactInquiry } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import type { InquiryStatus, ListedInquiryDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { type BulkField, switchField, useStatusField } from '../../ui/bulk-status';
import { INQUIRY_STATUSES } from './use-inquiry-list';
import { useInquiryOwners } from './use-inquiry-owners';

/** What several inquiries can be given at once. */
export function useInquiryBulk() {
  const t = useTranslations();
  const status = useStatusField<ListedInquiryDto, InquiryStatus>(INQUIRY_STATUSES, updateContactInquiry);
  const { choices } = useInquiryOwners();
  const owner: BulkField<ListedInquiryDto> = {
    label: t('inquiries.owner.label'),
    choices: choices.map(({ id, label }) => ({ value: String(id ?? ''), label })),
    valueOf: ({ ownerId }) => String(ownerId ?? ''),
    change: ({ id, version }, chosen) =>
      updateContactInquiry(id, { ownerId: chosen === '' ? null : Number(chosen), version }),
  };
  const spam = switchField<ListedInquiryDto>(
    [t('inquiries.spam.label'), t('inquiries.spam.yes'), t('inquiries.spam.no')],
    ({ isSpam }) => isSpam,
    ({ id, version }, isSpam) => updateContactInquiry(id, { isSpam, version }),
  );
  return [status, owner, spam];
}

import {
  getListContactInquiriesQueryKey,
  updateContactInquiry,
} from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import type { ContactInquiryDto, InquiryStatus } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { type BulkField, useBulkStatus } from '../../ui/bulk-status';
import type { Selection } from '../../ui/list-page';
import { useInquiryOwners } from './use-inquiry-owners';
import { INQUIRY_STATUSES } from './use-inquiry-list';

/** What several inquiries can be given at once. */
export function useInquiryBulk(selection: Selection) {
  const t = useTranslations();
  const status: BulkField<ContactInquiryDto, InquiryStatus> = {
    label: t('list.statusFilter'),
    choices: INQUIRY_STATUSES.map((value) => ({ value, label: t(`shared.status.${value}`) })),
    valueOf: ({ status }) => status,
    change: ({ id, version }, status) => updateContactInquiry(id, { status, version }),
  };
  const { choices } = useInquiryOwners();
  const owner: BulkField<ContactInquiryDto> = {
    label: t('inquiries.owner.label'),
    choices: choices.map(({ id, label }) => ({ value: String(id ?? ''), label })),
    valueOf: ({ ownerId }) => String(ownerId ?? ''),
    change: ({ id, version }, chosen) =>
      updateContactInquiry(id, { ownerId: chosen === '' ? null : Number(chosen), version }),
  };
  const spam: BulkField<ContactInquiryDto> = {
    label: t('inquiries.spam.label'),
    choices: (['yes', 'no'] as const).map((value) => ({ value, label: t(`inquiries.spam.${value}`) })),
    valueOf: ({ isSpam }) => (isSpam ? 'yes' : 'no'),
    change: ({ id, version }, chosen) => updateContactInquiry(id, { isSpam: chosen === 'yes', version }),
  };
  return useBulkStatus<ContactInquiryDto>({
    selection,
    nameOf: ({ fullName }) => fullName,
    fields: [status, owner, spam],
    refreshes: [getListContactInquiriesQueryKey()],
  });
}

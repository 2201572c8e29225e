import { useListContactInquiries } from '@consultancy/client-shared/api/generated/contact-inquiries/contact-inquiries';
import {
  ContactInquirySort,
  InquiryDue,
  InquiryOwnership,
  InquiryStatus,
  ProjectType,
  SortOrder,
} from '@consultancy/client-shared/api/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useListState } from '../../ui/list-page';
import { useInquiryOwners } from '../../ui/use-inquiry-owners';

const INQUIRIES_PER_PAGE = 10;
const FRESH_MS = 30_000;

export const INQUIRY_STATUSES = Object.values(InquiryStatus);

/** The types that the filter offers; a row's type filters by any. */
export const OFFERED_TYPES = [
  ProjectType.RESIDENCE,
  ProjectType.COMMERCIAL,
  ProjectType.HOTEL,
  ProjectType.MIXED_USE,
] as const;

/** The inquiries that the address names, newest first. */
export function useInquiryList() {
  const { ids } = useInquiryOwners();
  const inAddress = new URLSearchParams(useLocation().search).get('owner') ?? '';
  const list = useListState({
    status: INQUIRY_STATUSES,
    projectType: Object.values(ProjectType),
    // The one whom the address names too: the names of all come later.
    owner: [...Object.values(InquiryOwnership), ...ids, ...(isId(inAddress) ? [inAddress] : [])],
    due: Object.values(InquiryDue),
    spam: ['true', 'false'],
  });
  const { spam, owner, ...filters } = list.wanted;
  const wanted = {
    sortBy: ContactInquirySort.createdAt,
    sortOrder: SortOrder.desc,
    ...filters,
    ...(spam && { spam: spam === 'true' }),
    ...(owner && (isId(owner) ? { ownerId: Number(owner) } : { owner: owner as InquiryOwnership })),
  };
  const query = useListContactInquiries(
    { page: list.page, limit: INQUIRIES_PER_PAGE, ...wanted },
    { query: { placeholderData: keepPreviousData, staleTime: FRESH_MS } },
  );
  return { list, query, wanted };
}

/** Whether a value of the filter is the id of an account. */
export function isId(owner: string): boolean {
  return /^[1-9]\d{0,8}$/.test(owner);
}

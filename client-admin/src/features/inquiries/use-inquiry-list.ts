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
import { useListState } from '../../ui/list-page';

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
  const list = useListState({
    status: INQUIRY_STATUSES,
    projectType: Object.values(ProjectType),
    owner: Object.values(InquiryOwnership),
    due: Object.values(InquiryDue),
    spam: ['true', 'false'],
  });
  const { spam, ...filters } = list.wanted;
  const wanted = {
    sortBy: ContactInquirySort.createdAt,
    sortOrder: SortOrder.desc,
    ...filters,
    ...(spam && { spam: spam === 'true' }),
  };
  const query = useListContactInquiries(
    { page: list.page, limit: INQUIRIES_PER_PAGE, ...wanted },
    { query: { placeholderData: keepPreviousData, staleTime: FRESH_MS } },
  );
  return { list, query, wanted };
}

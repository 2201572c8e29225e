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
export const PROJECT_TYPES = Object.values(ProjectType);
export const OWNERSHIPS = Object.values(InquiryOwnership);
export const SPAM = ['true', 'false'] as const;
export const DUES = Object.values(InquiryDue);

/** The inquiries that the address asks for, newest first. */
export function useInquiryList() {
  const list = useListState({
    ...{ status: INQUIRY_STATUSES, projectType: PROJECT_TYPES },
    ...{ owner: OWNERSHIPS, due: DUES, spam: SPAM },
  });
  const { status, projectType, owner, due, spam } = list.filters;
  const wanted = {
    sortBy: ContactInquirySort.createdAt,
    sortOrder: SortOrder.desc,
    ...(list.search && { search: list.search }),
    ...(status && { status }),
    ...(projectType && { projectType }),
    ...(owner && { owner }),
    ...(due && { due }),
    ...(spam && { spam: spam === 'true' }),
  };
  const query = useListContactInquiries(
    { page: list.page, limit: INQUIRIES_PER_PAGE, ...wanted },
    { query: { placeholderData: keepPreviousData, staleTime: FRESH_MS } },
  );
  return { list, query, wanted };
}

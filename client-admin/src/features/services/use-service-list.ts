import { readPage, readService } from '@consultancy/client-shared/api';
import { useListStaffServices } from '@consultancy/client-shared/api/generated/services/services';
import {
  type ListedServicePageEnvelope,
  PublicationState,
  ServiceSort,
  SortOrder,
} from '@consultancy/client-shared/api/model';
import { keepPreviousData } from '@tanstack/react-query';
import { type ListState, readListAddress, useListState } from '../../ui/list-page';

const SERVICES_PER_PAGE = 15;

const CHOICES = {
  status: ['ACTIVE', 'INACTIVE'],
  publication: Object.values(PublicationState),
} as const;

const readList = (answer: ListedServicePageEnvelope) => readPage(answer, readService);

/** The services that the address names, newest first; inactive ones among them. */
export function useServiceList() {
  const list = useListState(CHOICES);
  const wanted = paramsOf(list.wanted);
  const query = useListStaffServices(
    { page: list.page, limit: SERVICES_PER_PAGE, ...wanted },
    { query: { placeholderData: keepPreviousData, select: readList } },
  );
  return { list, query, wanted };
}

/** The ids of a page of the list that an address names; not requested without a page. */
export function useServiceIds(search: string, page: number | undefined): number[] | undefined {
  const { wanted } = readListAddress(new URLSearchParams(search), CHOICES);
  const { data } = useListStaffServices(
    { page, limit: SERVICES_PER_PAGE, ...paramsOf(wanted) },
    { query: { enabled: page !== undefined } },
  );
  return data?.data.data.map(({ id }) => id);
}

function paramsOf({ status, ...filters }: ListState<typeof CHOICES>['wanted']) {
  return {
    sortBy: ServiceSort.createdAt,
    sortOrder: SortOrder.desc,
    ...filters,
    ...(status && { isActive: status === 'ACTIVE' }),
  };
}

import { readPage, readService } from '@consultancy/client-shared/api';
import { useListStaffServices } from '@consultancy/client-shared/api/generated/services/services';
import {
  type ListedServicePageEnvelope,
  PublicationState,
  ServiceSort,
  SortOrder,
} from '@consultancy/client-shared/api/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useListState } from '../../ui/list-page';

const SERVICES_PER_PAGE = 15;

const readList = (answer: ListedServicePageEnvelope) => readPage(answer, readService);

/** The services that the address names, newest first; inactive ones among them. */
export function useServiceList() {
  const list = useListState({ status: Object.values(PublicationState) });
  const { status, ...filters } = list.wanted;
  const wanted = {
    sortBy: ServiceSort.createdAt,
    sortOrder: SortOrder.desc,
    ...filters,
    ...(status && { publication: status }),
  };
  const query = useListStaffServices(
    { page: list.page, limit: SERVICES_PER_PAGE, ...wanted },
    { query: { placeholderData: keepPreviousData, select: readList } },
  );
  return { list, query, wanted };
}

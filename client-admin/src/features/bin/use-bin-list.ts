import { useListBin } from '@consultancy/client-shared/api/generated/bin/bin';
import { BinKind } from '@consultancy/client-shared/api/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useListState } from '../../ui/list-page';

const ENTRIES_PER_PAGE = 20;

/** Of the API, so that none is missing. */
export const ENTITIES = Object.values(BinKind);

/** What lies in the bin, deleted last first; never from the cache alone, as each deletion adds to it. */
export function useBinList() {
  const list = useListState({ entity: ENTITIES });
  const { entity } = list.filters;
  const query = useListBin(
    { page: list.page, limit: ENTRIES_PER_PAGE, ...(entity && { entity }) },
    { query: { placeholderData: keepPreviousData, staleTime: 0 } },
  );
  return { list, query };
}

import { useListBin } from '@consultancy/client-shared/api/generated/bin/bin';
import { BinKind } from '@consultancy/client-shared/api/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useListState } from '../../ui/list-page';

const ENTRIES_PER_PAGE = 20;

/** What lies in the bin, deleted last first; never from the cache alone, as each deletion adds to it. */
export function useBinList() {
  const list = useListState({ entity: Object.values(BinKind) });
  const query = useListBin(
    { page: list.page, limit: ENTRIES_PER_PAGE, ...list.wanted },
    { query: { placeholderData: keepPreviousData, staleTime: 0 } },
  );
  return { list, query };
}

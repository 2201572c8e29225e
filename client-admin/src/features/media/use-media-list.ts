import { useListPictures } from '@consultancy/client-shared/api/generated/pictures/pictures';
import { PictureKind, PictureSort, SortOrder } from '@consultancy/client-shared/api/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useListState } from '../../ui/list-page';

export const PICTURES_PER_PAGE = 24;

/** The orders that the list offers, by their names in the address. */
const ORDERS = {
  name: { sortBy: PictureSort.fileName, sortOrder: SortOrder.asc },
  largest: { sortBy: PictureSort.bytes, sortOrder: SortOrder.desc },
} as const;

/** The pictures that the address names, newest first where it does not say. */
export function useMediaList() {
  const list = useListState({
    kind: Object.values(PictureKind),
    use: ['unused', 'used'],
    order: Object.keys(ORDERS) as (keyof typeof ORDERS)[],
  });
  const { use, order, ...filters } = list.wanted;
  const query = useListPictures(
    {
      page: list.page,
      limit: PICTURES_PER_PAGE,
      ...(order ? ORDERS[order] : { sortBy: PictureSort.createdAt, sortOrder: SortOrder.desc }),
      ...filters,
      ...(use && { isUsed: use === 'used' }),
    },
    // Where a picture is used changes with any record.
    { query: { placeholderData: keepPreviousData, staleTime: 0 } },
  );
  return { list, query };
}

import { useListPictures } from '@consultancy/client-shared/api/generated/pictures/pictures';
import { PictureKind, PictureSort, SortOrder } from '@consultancy/client-shared/api/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useListState } from '../../ui/list-page';

export const PICTURES_PER_PAGE = 24;

export const KIND_CHOICES = Object.values(PictureKind);
export const USE_CHOICES = ['unused', 'used'] as const;

/** The orders that the list offers, by their names in the address. */
const ORDERS = {
  name: { sortBy: PictureSort.fileName, sortOrder: SortOrder.asc },
  largest: { sortBy: PictureSort.bytes, sortOrder: SortOrder.desc },
} as const;

export const ORDER_CHOICES = Object.keys(ORDERS) as (keyof typeof ORDERS)[];

/** The pictures that the address asks for, newest first where it does not say. */
export function useMediaList() {
  const list = useListState({ kind: KIND_CHOICES, use: USE_CHOICES, order: ORDER_CHOICES });
  const { kind, use, order } = list.filters;
  const query = useListPictures(
    {
      page: list.page,
      limit: PICTURES_PER_PAGE,
      ...(order ? ORDERS[order] : { sortBy: PictureSort.createdAt, sortOrder: SortOrder.desc }),
      ...(list.search && { search: list.search }),
      ...(kind && { kind }),
      ...(use && { isUsed: use === 'used' }),
    },
    // Where a picture is used changes with any record.
    { query: { placeholderData: keepPreviousData, staleTime: 0 } },
  );
  return { list, query };
}

import { useListUsers } from '@consultancy/client-shared/api/generated/users/users';
import { UserSort } from '@consultancy/client-shared/api/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useListState } from '../../ui/list-page';

const USERS_PER_PAGE = 10;

const { createdAt, name, email } = UserSort;

/** The accounts that the address names, the newest first. */
export function useUserList() {
  const list = useListState(
    {},
    { sort: { columns: [createdAt, name, email], start: { by: createdAt, order: 'desc' } } },
  );
  const wanted = {
    sortBy: list.sort.by,
    sortOrder: list.sort.order,
    ...list.wanted,
  };
  const query = useListUsers(
    { page: list.page, limit: USERS_PER_PAGE, ...wanted },
    { query: { placeholderData: keepPreviousData } },
  );
  return { list, query, wanted };
}

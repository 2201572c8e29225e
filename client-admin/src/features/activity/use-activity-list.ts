import { useListActivity } from '@consultancy/client-shared/api/generated/activity/activity';
import { LoggedKind } from '@consultancy/client-shared/api/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useListState } from '../../ui/list-page';

export const ACTIVITIES_PER_PAGE = 20;

/** The lines of the audit log that the address asks for, newest first; never from the cache alone, as each deed adds one. */
export function useActivityList() {
  const list = useListState({ entity: Object.values(LoggedKind) });
  const query = useListActivity(
    { page: list.page, limit: ACTIVITIES_PER_PAGE, ...list.wanted },
    { query: { placeholderData: keepPreviousData, staleTime: 0 } },
  );
  return { list, query };
}

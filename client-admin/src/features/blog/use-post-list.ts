import { readPage, readPost } from '@consultancy/client-shared/api';
import { getListPostsQueryKey, useListPosts } from '@consultancy/client-shared/api/generated/blog/blog';
import {
  type ListedPostPageEnvelope,
  PostSort,
  PublicationState,
  SortOrder,
} from '@consultancy/client-shared/api/model';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useListState } from '../../ui/list-page';

export const POSTS_PER_PAGE = 9;

const readList = (answer: ListedPostPageEnvelope) => readPage(answer, readPost);

/** The posts that the address names, newest first; drafts among them. */
export function usePostList() {
  // Any category may be requested; which ones there are is only known from the posts.
  const requested = useSearchParams()[0].get('category');
  const list = useListState({
    status: Object.values(PublicationState),
    category: requested ? [requested] : ([] as string[]),
  });
  const { status, ...filters } = list.wanted;
  const wanted = {
    sortBy: PostSort.createdAt,
    sortOrder: SortOrder.desc,
    ...filters,
    ...(status && { publication: status }),
  };
  const query = useListPosts(
    { page: list.page, limit: POSTS_PER_PAGE, ...wanted },
    { query: { placeholderData: keepPreviousData, select: readList } },
  );
  const loaded = useLoadedCategories();
  const categories = [...new Set([...loaded, ...(requested ? [requested] : [])])].sort();
  return { list, query, wanted, categories };
}

/** The categories of all posts that were loaded so far, on any page. */
function useLoadedCategories(): string[] {
  const lists = useQueryClient().getQueriesData<ListedPostPageEnvelope>({
    queryKey: getListPostsQueryKey(),
  });
  const posts = lists.flatMap(([, answer]) => answer?.data.data ?? []);
  return posts.map(({ category }) => category);
}

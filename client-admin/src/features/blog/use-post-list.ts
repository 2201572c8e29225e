import { readPage, readPost } from '@consultancy/client-shared/api';
import { getListPostsQueryKey, useListPosts } from '@consultancy/client-shared/api/generated/blog/blog';
import {
  BlogStatus,
  type ListedPostPageEnvelope,
  PostSort,
  PublicationState,
  SortOrder,
} from '@consultancy/client-shared/api/model';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { type ListState, readListAddress, useListState } from '../../ui/list-page';

export const POSTS_PER_PAGE = 9;

const SORT = {
  columns: [PostSort.title, PostSort.readTime, PostSort.updatedAt],
  start: { by: PostSort.createdAt, order: SortOrder.desc },
} as { columns: PostSort[]; start: { by: PostSort; order: SortOrder } };

const readList = (answer: ListedPostPageEnvelope) => readPage(answer, readPost);

/** Any category may be requested; which ones there are is only known from the posts. */
function choicesOf(address: URLSearchParams) {
  const category = address.get('category');
  return {
    status: Object.values(BlogStatus),
    publication: Object.values(PublicationState),
    category: category ? [category] : ([] as string[]),
  };
}

/** The posts that the address names, newest first; drafts among them. */
export function usePostList() {
  const choices = choicesOf(useSearchParams()[0]);
  const list = useListState(choices, { sort: SORT });
  const wanted = paramsOf(list);
  const query = useListPosts(
    { page: list.page, limit: POSTS_PER_PAGE, ...wanted },
    { query: { placeholderData: keepPreviousData, select: readList } },
  );
  const categories = [...new Set([...useLoadedCategories(), ...choices.category])].sort();
  return { list, query, wanted, categories };
}

/** The ids of a page of the list that an address names; not requested without a page. */
export function usePostIds(search: string, page: number | undefined): number[] | undefined {
  const address = new URLSearchParams(search);
  const listed = readListAddress(address, choicesOf(address), { sort: SORT });
  const { data } = useListPosts(
    { page, limit: POSTS_PER_PAGE, ...paramsOf(listed) },
    { query: { enabled: page !== undefined } },
  );
  return data?.data.data.map(({ id }) => id);
}

function paramsOf({
  wanted,
  sort,
}: Pick<ListState<ReturnType<typeof choicesOf>, PostSort>, 'wanted' | 'sort'>) {
  return { sortBy: sort.by, sortOrder: sort.order, ...wanted };
}

/** The categories of all posts that were loaded so far, on any page. */
function useLoadedCategories(): string[] {
  const lists = useQueryClient().getQueriesData<ListedPostPageEnvelope>({
    queryKey: getListPostsQueryKey(),
  });
  const posts = lists.flatMap(([, answer]) => answer?.data.data ?? []);
  return posts.map(({ category }) => category);
}

import { readPage, readPost } from '@consultancy/client-shared/api';
import {
  exportPosts,
  getListPostsQueryKey,
  useGetBlogStats,
  useListPosts,
  useUpdatePost,
} from '@consultancy/client-shared/api/generated/blog/blog';
import {
  BlogStatus,
  type ListedPostPageEnvelope,
  PostSort,
  PublicationState,
  SortOrder,
} from '@consultancy/client-shared/api/model';
import { Button, Text } from '@mantine/core';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { useStatusField } from '../../ui/bulk-status';
import { FailureBox } from '../../ui/failure-box';
import {
  ExportButton,
  FilterSelect,
  ListHeader,
  NewRecordButton,
  PendingCards,
  RecordCardSkeleton,
  RecordList,
  SkeletonLine,
  useListState,
} from '../../ui/list-page';
import { PostCard } from './post-card';
import { useDeletePosts } from './use-post-actions';

const POSTS_PER_PAGE = 9;

const readList = (answer: ListedPostPageEnvelope) => readPage(answer, readPost);

/** The posts that the address names, newest first; drafts among them. */
function usePostList() {
  // Any category may be requested; which ones there are is only known from the posts.
  const requested = useSearchParams()[0].get('category');
  const list = useListState({
    status: Object.values(BlogStatus),
    publication: Object.values(PublicationState),
    category: requested ? [requested] : ([] as string[]),
  });
  const wanted = { sortBy: PostSort.createdAt, sortOrder: SortOrder.desc, ...list.wanted };
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

export function PostsPage() {
  const t = useTranslations();
  const { list, query, wanted, categories } = usePostList();
  const stats = useGetBlogStats();
  const [failure, setFailure] = useState<string>();

  const counts = stats.data?.data;
  const unknown = stats.isError ? null : undefined;
  return (
    <>
      <ListHeader
        title={t('blog.title')}
        counts={[
          { label: t('blog.counts.published'), value: counts?.publishedPosts ?? unknown },
          { label: t('blog.counts.total'), value: counts?.totalPosts ?? unknown },
        ]}
        action={
          <>
            <ExportButton load={(options) => exportPosts(wanted, options)} />
            <NewRecordButton to={paths.postForm} label={t('blog.create')} />
          </>
        }
      />
      {failure && <FailureBox text={failure} onDismiss={() => setFailure(undefined)} />}
      <RecordList
        list={list}
        query={query}
        also={[stats]}
        views="POSTS"
        searchPlaceholder={t('blog.searchPlaceholder')}
        filters={{
          category: (
            <FilterSelect
              key="category"
              label={t('blog.categoryFilter')}
              all={t('blog.allCategories')}
              choices={categories.map((value) => ({ value, label: value }))}
              value={list.filters.category}
              onChange={(category) => list.setFilter('category', category)}
            />
          ),
          status: [t('list.statusFilter'), t('list.allStatuses'), (value) => t(`shared.status.${value}`)],
          publication: [
            t('publications.filter'),
            t('publications.all'),
            (value) => t(`shared.status.${value}`),
          ],
        }}
        emptyText={t('blog.empty')}
        errorText={t('blog.fetchFailed')}
        error={(text, retry) => <PostsFailure text={text} retry={retry} isBusy={query.isFetching} />}
        pending={
          <PendingCards count={POSTS_PER_PAGE}>
            <PostCardSkeleton />
          </PendingCards>
        }
        card={(post, selection) => <PostCard post={post} selection={selection} onFailure={setFailure} />}
        nameOf={({ title }) => title}
        bulk={[useStatusField(Object.values(BlogStatus), useUpdatePost)]}
        deletion={useDeletePosts(setFailure)}
      />
    </>
  );
}

function PostCardSkeleton() {
  return (
    <RecordCardSkeleton>
      <Text mih="2lh" fz="sm" lineClamp={2}>
        <SkeletonLine width="100%" />
        <SkeletonLine width="80%" />
      </Text>
      <SkeletonLine width="7rem" />
    </RecordCardSkeleton>
  );
}

/** In the place of posts that could not be loaded; the way to try again stays when the words are dismissed. */
function PostsFailure({ text, retry, isBusy }: { text: string; retry: () => void; isBusy: boolean }) {
  const t = useTranslations('shared');
  const [isDismissed, setDismissed] = useState(false);
  const again = (
    <Button size="compact-sm" variant="default" loading={isBusy} onClick={retry}>
      {t('tryAgain')}
    </Button>
  );
  if (isDismissed) return again;
  return (
    <FailureBox text={text} onDismiss={() => setDismissed(true)}>
      {again}
    </FailureBox>
  );
}

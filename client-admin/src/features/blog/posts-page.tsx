import { exportPosts, useGetBlogStats } from '@consultancy/client-shared/api/generated/blog/blog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { FailureBox } from '../../ui/failure-box';
import {
  BulkBar,
  CardGrid,
  ExportButton,
  FilterSelect,
  ListBody,
  ListHeader,
  ListToolbar,
  NewRecordButton,
  PendingCards,
  StatusFilter,
  useRefresh,
  useSelection,
} from '../../ui/list-page';
import { PostCard } from './post-card';
import { PostCardSkeleton } from './post-card-skeleton';
import { PostsFailure } from './posts-failure';
import { usePostBulk } from './use-post-bulk';
import { useDeletePosts } from './use-post-deeds';
import { POSTS_PER_PAGE, STATUS_CHOICES, usePostList } from './use-post-list';

export function PostsPage() {
  const t = useTranslations();
  const { list, query, wanted, categories } = usePostList();
  const stats = useGetBlogStats();
  const refresh = useRefresh(query, stats);
  const [failure, setFailure] = useState<string>();
  const selection = useSelection(query.data?.data.data.map(({ id }) => id) ?? []);
  const bulk = usePostBulk(selection);
  const deletion = useDeletePosts(setFailure, selection.clear);

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
      <ListToolbar
        list={list}
        searchPlaceholder={t('blog.searchPlaceholder')}
        views="POSTS"
        refresh={refresh}
      >
        <FilterSelect
          label={t('blog.categoryFilter')}
          all={t('blog.allCategories')}
          choices={categories.map((value) => ({ value, label: value }))}
          value={list.filters.category}
          onChange={(category) => list.setFilter('category', category)}
        />
        <StatusFilter list={list} choices={STATUS_CHOICES} />
      </ListToolbar>
      {failure && <FailureBox text={failure} onDismiss={() => setFailure(undefined)} />}
      <ListBody
        query={query}
        list={list}
        emptyText={t('blog.empty')}
        errorText={t('blog.fetchFailed')}
        error={(text, retry) => <PostsFailure text={text} retry={retry} isBusy={query.isFetching} />}
        pending={
          <PendingCards count={POSTS_PER_PAGE}>
            <PostCardSkeleton />
          </PendingCards>
        }
      >
        {(posts) => (
          <>
            <BulkBar
              selection={selection}
              rows={posts}
              bulk={bulk}
              onDelete={deletion.ask}
              isDeleting={deletion.isPending}
            />
            <CardGrid rows={posts}>
              {(post) => <PostCard post={post} selection={selection} onFailure={setFailure} />}
            </CardGrid>
          </>
        )}
      </ListBody>
    </>
  );
}

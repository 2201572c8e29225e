import {
  exportPosts,
  useGetBlogStats,
  useUpdatePost,
} from '@consultancy/client-shared/api/generated/blog/blog';
import { BlogStatus } from '@consultancy/client-shared/api/model';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
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
} from '../../ui/list-page';
import { PostCard } from './post-card';
import { useDeletePosts } from './use-post-actions';
import { usePostColumns } from './use-post-columns';
import { POSTS_PER_PAGE, usePostList } from './use-post-list';

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
        columns={usePostColumns(setFailure)}
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

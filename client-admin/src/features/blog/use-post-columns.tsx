import type { ListedPostDto } from '@consultancy/client-shared/api/model';
import { Group } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { useTranslations } from 'use-intl';
import { isWaiting } from '../../ui/is-waiting';
import { column, PictureCell, StatusFilter } from '../../ui/list-page';
import { ShortDate } from '../../ui/short-date';
import { PostActions, usePostLink } from './post-card';
import { blogTexts } from './texts';
import type { OnFailure } from './use-post-actions';

const { title, category } = blogTexts.form;

/** The columns of the posts as a table. */
export function usePostColumns(onFailure: OnFailure): DataTableColumn<ListedPostDto>[] {
  const t = useTranslations();
  return [
    column('title', title, { sortable: true, width: 380 }, (post) => <PostTitle post={post} />),
    column('status', t('list.statusFilter'), { noWrap: true }, ({ status, publication }) => (
      <Group gap={4} wrap="nowrap">
        <StatusFilter status={status} />
        {isWaiting(publication) && <StatusFilter name="publication" status={publication} />}
      </Group>
    )),
    column('category', category, { from: 'md', noWrap: true }),
    column('author', t('blog.author'), { from: 'lg', noWrap: true }, ({ author }) => author.name),
    column(
      'readTime',
      t('blog.minutes'),
      { from: 'lg', sortable: true, textAlign: 'right', width: 100 },
      ({ readTime }) => String(readTime),
    ),
    column('updatedAt', t('blog.updated'), { from: 'md', sortable: true, noWrap: true }, ({ updatedAt }) => (
      <ShortDate value={updatedAt} />
    )),
    column('actions', t('list.actions'), { width: 72, textAlign: 'right' }, (post) => (
      <PostRowActions post={post} onFailure={onFailure} />
    )),
  ];
}

function PostTitle({ post }: { post: ListedPostDto }) {
  return <PictureCell name={post.title} picture={post.featuredImage} link={usePostLink(post)} />;
}

function PostRowActions({ post, onFailure }: { post: ListedPostDto; onFailure: OnFailure }) {
  return <PostActions post={post} link={usePostLink(post)} onFailure={onFailure} />;
}

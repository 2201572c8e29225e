import { currentRecord } from '@consultancy/client-shared/api';
import {
  createPost,
  getListPostsQueryKey,
  savePostChanges,
  updatePost,
} from '@consultancy/client-shared/api/generated/blog/blog';
import { getListComingQueryKey } from '@consultancy/client-shared/api/generated/publications/publications';
import {
  BlogStatus,
  type CreatePostDto,
  type PostDto,
  ContentKind,
} from '@consultancy/client-shared/api/model';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useNavigate } from 'react-router-dom';
import { hasPlaceholders } from './text-pictures/markdown-pictures';
import { paths } from '../../paths';
import { changedFields, type Picture, useOrigin, useRecordForm } from '../../ui/form-page';
import { saveInWay } from '../../ui/private-changes';

const valuesOf = (post: PostDto | undefined) => ({
  title: post?.title ?? '',
  slug: post?.slug ?? '',
  excerpt: post?.excerpt ?? '',
  content: post?.content ?? '',
  category: post?.category ?? 'Design',
  author: post?.author.name ?? 'Admin',
  readTime: (post && !post.readTimeComputed ? post.readTime : '') as number | '',
  tags: post?.tags ?? [],
  featuredImage: (post?.featuredImage ?? null) as Picture,
  featured: post?.featured ?? false,
  isToBePublished: false,
});

type PostValues = ReturnType<typeof valuesOf>;

/** What is out of date once a post is saved. */
export const postQueries = [getListPostsQueryKey(), getListComingQueryKey()];

/** @param isPrivate whether it is the post with its private changes */
export function usePostForm(post: PostDto | undefined, isPrivate: boolean) {
  const t = useTranslations();
  const navigate = useNavigate();
  const list = useOrigin(paths.blog);
  // What was made and could not be published is not made again.
  const made = useRef<PostDto>(undefined);
  const create = async (values: PostValues, based: number | undefined) => {
    const body = bodyOf(values);
    const isNew = !made.current;
    made.current ??= (await createPost({ ...body, status: BlogStatus.DRAFT })).data;
    if (isNew && !values.isToBePublished) return { data: made.current };
    const { id, version } = made.current;
    const status = values.isToBePublished ? BlogStatus.PUBLISHED : BlogStatus.DRAFT;
    const change = { ...(!isNew && body), status };
    try {
      return await updatePost(id, { ...change, version: Math.max(version, based ?? 0) });
    } catch (failure) {
      const current = currentRecord<PostDto>(failure);
      if (!current || changedFields(valuesOf(made.current), valuesOf(current)).length > 0) throw failure;
      // Only its status is another: it was published by an earlier attempt, whose answer was lost.
      made.current = current;
      return updatePost(id, { ...change, version: current.version });
    }
  };
  return useRecordForm<PostValues, PostDto>({
    name: 'post',
    record: post,
    valuesOf,
    fields: {
      title: { label: t('blog.form.title'), required: true },
      slug: { label: t('blog.form.slug'), required: post !== undefined },
      excerpt: { label: t('blog.form.excerpt'), required: true },
      content: {
        label: t('blog.form.content'),
        problem: (markdown: string) =>
          hasPlaceholders(markdown) ? t('blog.form.pictures.underWay') : undefined,
      },
      category: { label: t('blog.form.category') },
      author: { label: t('blog.form.authorName') },
      readTime: { label: t('blog.form.readTime') },
      tags: { label: t('blog.form.tags') },
      featuredImage: { label: t('blog.form.featuredImage') },
      featured: { label: t('blog.form.featured') },
      isToBePublished: { label: t('blog.form.createAndPublish') },
    },
    way: isPrivate ? 'privately' : 'openly',
    save: (values, version, way) => {
      if (!post) return create(values, version);
      const { id } = post;
      const body = { ...bodyOf(values), slug: values.slug.trim(), version };
      return saveInWay(
        way,
        { kind: ContentKind.post, recordId: id },
        {
          openly: () => updatePost(id, body),
          privately: () => savePostChanges(id, body),
        },
      );
    },
    done: ({ status }, way) => {
      if (way !== 'openly') return t(`publications.changes.done.${way}`);
      if (post) return t('blog.form.updated');
      return status === BlogStatus.PUBLISHED ? t('blog.form.createdAndPublished') : t('blog.form.created');
    },
    failed: post ? t('blog.updateFailed') : t('blog.createFailed'),
    tellsInBox: true,
    refreshes: postQueries,
    onSaved: () => void navigate(list),
  });
}

function bodyOf({
  featuredImage,
  readTime,
  author,
  slug: _slug,
  isToBePublished: _isToBePublished,
  ...values
}: PostValues): CreatePostDto {
  return {
    ...values,
    author: author.trim() || null,
    // Computed by the server where nobody says it.
    readTime: Number.isInteger(readTime) && Number(readTime) > 0 ? Number(readTime) : null,
    featuredImage,
  };
}

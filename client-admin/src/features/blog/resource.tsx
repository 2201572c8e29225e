import { currentRecord, readAnswer, readPost } from '@consultancy/client-shared/api';
import {
  useCreatePost,
  useSavePostChanges,
  useUpdatePost,
  useGetPost,
  useGetPostChanges,
} from '@consultancy/client-shared/api/generated/blog/blog';
import {
  BlogStatus,
  type CreatePostDto,
  type PostDto,
  type PostEnvelope,
} from '@consultancy/client-shared/api/model';
import { useRef } from 'react';
import { paths } from '../../paths';
import { changedFields, type Picture, required, useEditedId } from '../../ui/form-page';
import { arrivedPictures } from '../../ui/markdown/text-pictures/arrived-pictures';
import { CreateAndPublish } from '../../ui/resource/create-and-publish';
import type { FormResource } from '../../ui/resource/resource';
import { ResourceForm } from '../../ui/resource/resource-form';
import { useTrail } from '../../ui/resource/use-trail';
import { PostFields } from './post-fields';
import { blogTexts } from './texts';
import { usePostIds } from './use-post-list';

/** Minutes, until somebody says otherwise. */
const DEFAULT_READ_TIME = 5;

const valuesOf = (post: PostDto | undefined) => ({
  title: post?.title ?? '',
  slug: post?.slug ?? '',
  excerpt: post?.excerpt ?? '',
  content: post?.content ?? '',
  category: post?.category ?? 'Design',
  author: post?.author.name ?? 'Admin',
  readTime: (post ? (post.readTimeComputed ? '' : post.readTime) : DEFAULT_READ_TIME) as number | '',
  tags: post?.tags ?? [],
  featuredImage: (post?.featuredImage ?? null) as Picture,
  featured: post?.featured ?? false,
  isToBePublished: false,
});

export type PostValues = ReturnType<typeof valuesOf>;

const select = (answer: PostEnvelope) => readAnswer(answer, readPost);

const posts: FormResource<PostDto, PostValues, CreatePostDto & { slug?: string }> = {
  kind: 'post',
  useListedIds: usePostIds,
  texts: 'blog',
  form: paths.postForm,
  useTrail: () => useTrail([paths.blog, 'sections.blog']),
  // The list has no texts of posts, so that nothing travels along with its links.
  useRecord: (id, { query }) => useGetPost(id, { query: { ...query, select } }),
  nameOf: ({ title }) => title,
  markdownOf: ({ content }) => content,
  useCreate: useCreatePost,
  useUpdate: useUpdatePost,
  valuesOf,
  bodyOf: ({ readTime, author, slug, isToBePublished: _, ...values }, post) => ({
    ...values,
    ...(post && { slug: slug.trim() }),
    author: author.trim() || null,
    // Computed by the server where nobody says it.
    readTime: Number.isInteger(readTime) && Number(readTime) > 0 ? Number(readTime) : null,
  }),
  labels: {
    ...blogTexts.form,
    author: blogTexts.form.authorName,
  },
  rules: (post) => ({
    ...required('title', 'excerpt'),
    slug: { required: post !== undefined },
    content: arrivedPictures,
  }),
  tellsInBox: true,
  changes: {
    useRecord: (id, { query }) => useGetPostChanges(id, { query: { ...query, select } }),
    useSave: useSavePostChanges,
    isShown: ({ status }) => status === BlogStatus.PUBLISHED,
  },
  Fields: PostFields,
  CreateActions: ({ page }) => (
    <CreateAndPublish page={page} onPublish={() => page.saveWith({ isToBePublished: true })} />
  ),
  created: ({ status }) =>
    status === BlogStatus.PUBLISHED ? blogTexts.form.createdAndPublished : blogTexts.form.created,
};

export function PostFormPage() {
  return <PostForm key={useEditedId() ?? 'new'} />;
}

function PostForm() {
  // What was made and could not be published is not made again.
  const made = useRef<PostDto>(undefined);
  const create = useCreatePost();
  const update = useUpdatePost();
  const createInSteps = async (body: CreatePostDto, values: PostValues, based: number | undefined) => {
    const isNew = !made.current;
    made.current ??= (await create.mutateAsync({ data: { ...body, status: BlogStatus.DRAFT } })).data;
    if (isNew && !values.isToBePublished) return { data: made.current };
    const { id, version } = made.current;
    const status = values.isToBePublished ? BlogStatus.PUBLISHED : BlogStatus.DRAFT;
    const change = { ...(!isNew && body), status };
    try {
      return await update.mutateAsync({ id, data: { ...change, version: Math.max(version, based ?? 0) } });
    } catch (failure) {
      const current = currentRecord<PostDto>(failure);
      if (!current || changedFields(valuesOf(made.current), valuesOf(current)).length > 0) throw failure;
      // Only its status is another: it was published by an earlier attempt, whose answer was lost.
      made.current = current;
      return update.mutateAsync({ id, data: { ...change, version: current.version } });
    }
  };
  return <ResourceForm resource={{ ...posts, createInSteps }} />;
}

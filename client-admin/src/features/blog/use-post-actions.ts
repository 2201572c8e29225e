import { useUpdatePost } from '@consultancy/client-shared/api/generated/blog/blog';
import { BlogStatus, type ListedPostDto, type PostDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { changesOf } from '../../ui/changes-of-record';
import { useFailureText } from '../../ui/failure-text';
import { toasts } from '../../ui/toasts';
import { useDeletion } from '../../ui/trash';

/** Shows a failure in the box above the list. */
export type OnFailure = (text: string) => void;

/** Publishes a post, or makes it a draft again; the toast takes it back, as with the next one. */
export function useTogglePublished(post: ListedPostDto, onFailure: OnFailure) {
  const t = useTranslations();
  const isPublished = post.status === BlogStatus.PUBLISHED;
  return useChange(post, onFailure, {
    change: { status: isPublished ? BlogStatus.DRAFT : BlogStatus.PUBLISHED },
    before: { status: post.status },
    saysOf: ({ status }) => t(status === BlogStatus.PUBLISHED ? 'blog.published' : 'blog.unpublished'),
  });
}

/** Features a post, or stops featuring it. */
export function useToggleFeatured(post: ListedPostDto, onFailure: OnFailure) {
  const t = useTranslations();
  const { featured } = post;
  return useChange(post, onFailure, {
    change: { featured: !featured },
    before: { featured },
    saysOf: (changed) => t(changed.featured ? 'blog.isFeatured' : 'blog.isNotFeatured'),
  });
}

type Change = Partial<Pick<ListedPostDto, 'status' | 'featured'>>;

interface Reversible {
  change: Change;
  before: Change;
  /** What the toast says of the post once it is changed. */
  saysOf: (post: PostDto) => string;
}

function useChange(
  { id, version }: ListedPostDto,
  onFailure: OnFailure,
  { change, before, saysOf }: Reversible,
) {
  const t = useTranslations();
  const failureText = useFailureText();
  const { mutate, isPending } = useUpdatePost({
    mutation: {
      ...changesOf('blog', id),
      onSuccess: ({ data }) =>
        toasts.success(saysOf(data), () => mutate({ id, data: { ...before, version: data.version } })),
      onError: (failure) => onFailure(failureText(failure, t('blog.updateFailed'))),
    },
  });
  return { toggle: () => mutate({ id, data: { ...change, version } }), isPending };
}

/** Deletes one post or several, after one question. */
export const useDeletePosts = (onFailure: OnFailure) =>
  useDeletion<ListedPostDto>({ entity: 'post', nameOf: ({ title }) => title, onFailure });

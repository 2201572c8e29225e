import { useUpdatePost } from '@consultancy/client-shared/api/generated/blog/blog';
import { BlogStatus, type ListedPostDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { changesOf } from '../../ui/changes-of-record';
import { useFailureText } from '../../ui/failure-text';
import { useDeletion } from '../../ui/trash';

/** Shows a failure in the box above the list. */
export type OnFailure = (text: string) => void;

/** Publishes a post, or makes it a draft again. */
export function useTogglePublished(post: ListedPostDto, onFailure: OnFailure) {
  const t = useTranslations();
  const isPublished = post.status === BlogStatus.PUBLISHED;
  return useChange(post, onFailure, {
    change: { status: isPublished ? BlogStatus.DRAFT : BlogStatus.PUBLISHED },
    success: t(isPublished ? 'blog.unpublished' : 'blog.published'),
  });
}

/** Features a post, or stops featuring it. */
export function useToggleFeatured(post: ListedPostDto, onFailure: OnFailure) {
  const t = useTranslations();
  return useChange(post, onFailure, {
    change: { featured: !post.featured },
    success: t(post.featured ? 'blog.isNotFeatured' : 'blog.isFeatured'),
  });
}

function useChange(
  { id, version }: ListedPostDto,
  onFailure: OnFailure,
  { change, success }: { change: Partial<Pick<ListedPostDto, 'status' | 'featured'>>; success: string },
) {
  const t = useTranslations();
  const failureText = useFailureText();
  const { mutate, isPending } = useUpdatePost({
    mutation: {
      ...changesOf('blog', id),
      meta: { success },
      onError: (failure) => onFailure(failureText(failure, t('blog.updateFailed'))),
    },
  });
  return { toggle: () => mutate({ id, data: { ...change, version } }), isPending };
}

/** Deletes one post or several, after one question. */
export const useDeletePosts = (onFailure: OnFailure) =>
  useDeletion<ListedPostDto>({ entity: 'post', nameOf: ({ title }) => title, onFailure });

import {
  deletePost,
  getListPostsQueryKey,
  updatePost,
} from '@consultancy/client-shared/api/generated/blog/blog';
import { BlogStatus, type ListedPostDto } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { attemptEach, deletedCount } from '../../ui/attempt-each';
import { useDeletion } from '../../ui/bin';
import { useFailureText } from '../../ui/failure-text';
import { useDeed } from '../../ui/use-deed';

// The beginning of the keys of all lists of posts, of their figures and of each single one.
const refreshes = [getListPostsQueryKey()];

/** Shows a failure in the box above the list. */
export type OnFailure = (text: string) => void;

/** Publishes a post, or makes it a draft again. */
export function useTogglePublished(onFailure: OnFailure) {
  const { t } = useTranslation();
  return useUpdate(onFailure, {
    change: ({ status }) => ({
      status: status === BlogStatus.PUBLISHED ? BlogStatus.DRAFT : BlogStatus.PUBLISHED,
    }),
    done: ({ status }) => (status === BlogStatus.PUBLISHED ? t('blog.published') : t('blog.unpublished')),
  });
}

/** Features a post, or stops featuring it. */
export function useToggleFeatured(onFailure: OnFailure) {
  const { t } = useTranslation();
  return useUpdate(onFailure, {
    change: ({ featured }) => ({ featured: !featured }),
    done: ({ featured }) => (featured ? t('blog.isFeatured') : t('blog.isNotFeatured')),
  });
}

type Flags = Pick<ListedPostDto, 'status' | 'featured'>;

function useUpdate(
  onFailure: OnFailure,
  { change, done }: { change: (post: ListedPostDto) => Partial<Flags>; done: (saved: Flags) => string },
) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return useDeed({
    work: (post: ListedPostDto) => updatePost(post.id, { ...change(post), version: post.version }),
    done: (_post, { data }) => done(data),
    failed: t('blog.updateFailed'),
    refreshes,
    onFailed: (failure) => {
      onFailure(failureText(failure, t('blog.updateFailed')));
      return true;
    },
  });
}

/** Deletes one post or several, after one question. */
export function useDeletePosts(onFailure: OnFailure, onDone?: () => void) {
  const { t } = useTranslation();
  return useDeletion<ListedPostDto>({
    entity: 'post',
    question: ([first, ...more]) =>
      more.length === 0
        ? {
            title: t('blog.deleteTitle'),
            message: t('blog.deleteQuestion', { title: first.title }),
            confirm: t('blog.delete'),
          }
        : {
            title: t('blog.deleteAllTitle'),
            message: t('blog.deleteAllQuestion', { count: more.length + 1 }),
            confirm: t('blog.delete'),
          },
    work: (posts) => attemptEach(posts, ({ id }) => deletePost(id)),
    nameOf: ({ title }) => title,
    done: (_, outcomes) => deletedCount(outcomes, (count) => t('blog.deleted', { count })),
    failed: t('blog.deleteFailed'),
    onFailure,
    onDone,
  });
}

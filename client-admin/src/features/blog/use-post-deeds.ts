import {
  deletePost,
  getListPostsQueryKey,
  updatePost,
} from '@consultancy/client-shared/api/generated/blog/blog';
import { BlogStatus, type PostSummaryDto } from '@consultancy/client-shared/api/model';
import toast from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { deleteEach } from '../../ui/delete-each';
import { useFailureText } from '../../ui/failure-text';
import { useConfirm } from '../../ui/use-confirm';
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

type Flags = Pick<PostSummaryDto, 'status' | 'featured'>;

function useUpdate(
  onFailure: OnFailure,
  { change, done }: { change: (post: PostSummaryDto) => Partial<Flags>; done: (saved: Flags) => string },
) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return useDeed({
    work: (post: PostSummaryDto) => updatePost(post.id, { ...change(post), version: post.version }),
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
  const confirm = useConfirm();
  const failureText = useFailureText();
  const deletion = useDeed({
    work: (posts: PostSummaryDto[]) =>
      deleteEach(
        posts.map(({ id }) => id),
        deletePost,
      ),
    failed: t('blog.deleteFailed'),
    refreshes,
    onDone: ({ deleted, failure }) => {
      if (deleted > 0) toast.success(t('blog.deleted', { count: deleted }));
      if (failure) onFailure(failureText(failure, t('blog.deleteFailed')));
      else onDone?.();
    },
  });
  const ask = (posts: PostSummaryDto[]) => {
    const [first] = posts;
    const isOne = posts.length === 1 && first !== undefined;
    confirm({
      title: isOne ? t('blog.deleteTitle') : t('blog.deleteAllTitle'),
      message: isOne
        ? t('blog.deleteQuestion', { title: first.title })
        : t('blog.deleteAllQuestion', { count: posts.length }),
      confirm: t('blog.delete'),
      tone: 'danger',
      onConfirm: () => deletion.mutate(posts),
    });
  };
  return { ask, isPending: deletion.isPending };
}

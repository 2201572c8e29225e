import { getListPostsQueryKey, updatePost } from '@consultancy/client-shared/api/generated/blog/blog';
import { BlogStatus, type ListedPostDto } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { type BulkField, useBulkStatus } from '../../ui/bulk-status';
import type { Selection } from '../../ui/list-page';

/** What several posts can be given at once. */
export function usePostBulk(selection: Selection) {
  const t = useTranslations();
  const status: BulkField<ListedPostDto, BlogStatus> = {
    label: t('list.statusFilter'),
    choices: Object.values(BlogStatus).map((value) => ({ value, label: t(`shared.status.${value}`) })),
    valueOf: ({ status }) => status,
    change: ({ id, version }, status) => updatePost(id, { status, version }),
  };
  return useBulkStatus<ListedPostDto>({
    selection,
    nameOf: ({ title }) => title,
    fields: [status],
    refreshes: [getListPostsQueryKey()],
  });
}

import { currentRecord } from '@consultancy/client-shared/api';
import { getListPostsQueryKey } from '@consultancy/client-shared/api/generated/blog/blog';
import { getListProjectsQueryKey } from '@consultancy/client-shared/api/generated/projects/projects';
import {
  getListRevisionsQueryKey,
  restoreRevision,
} from '@consultancy/client-shared/api/generated/revisions/revisions';
import { getListServicesQueryKey } from '@consultancy/client-shared/api/generated/services/services';
import type { RevisionDto, ContentKind } from '@consultancy/client-shared/api/model';
import type { QueryKey } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useToasts } from '../../ui/toasts';
import { useDeed } from '../../ui/use-deed';
import { useWhileShown } from '../../ui/use-while-shown';

// The beginning of the keys of all lists and of each single record.
const recordsOf: Record<ContentKind, QueryKey> = {
  project: getListProjectsQueryKey(),
  post: getListPostsQueryKey(),
  service: getListServicesQueryKey(),
};

/**
 * Brings a version back, without a question: the page says what will change, and restoring the version before undoes
 * it. Then it shows the version that this became.
 */
export function useRestoreVersion(kind: ContentKind, id: number) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const [, setSearch] = useSearchParams();
  const whileShown = useWhileShown();
  const { mutate, isPending } = useDeed({
    work: ({ version, currentVersion }: RevisionDto) =>
      restoreRevision(kind, id, version, { version: currentVersion }),
    done: ({ version }, { data: { missingPictures } }) =>
      missingPictures.length > 0
        ? t('revisions.restoredWithout', { version, count: missingPictures.length })
        : t('revisions.restored', { version }),
    failed: t('revisions.failed'),
    refreshes: [getListRevisionsQueryKey(kind, id), recordsOf[kind]],
    onDone: ({ data }) => whileShown(() => setSearch({ version: String(data.version) })),
    onFailed: (failure) => {
      if (!currentRecord(failure)) return false;
      toasts.error(t('revisions.stale'));
      return true;
    },
  });
  return { restore: mutate, isPending };
}

import { currentRecord } from '@consultancy/client-shared/api';
import { useRestoreRevision } from '@consultancy/client-shared/api/generated/revisions/revisions';
import type { RevisionDto, ContentKind } from '@consultancy/client-shared/api/model';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../ui/mutation-feedback';
import { toasts } from '../../ui/toasts';
import { useWhileShown } from '../../ui/use-while-shown';

// The beginning of the keys of all lists and of each single record.
/**
 * Brings a version back, without a question: the page says what will change, and restoring the version before undoes
 * it. Then it shows the version that this became.
 */
export function useRestoreVersion(kind: ContentKind, id: number) {
  const t = useTranslations();
  const [, setSearch] = useSearchParams();
  const whileShown = useWhileShown();
  const fail = useFailureToast();
  const { mutate, isPending } = useRestoreRevision({
    mutation: {
      onSuccess: ({ data }, { version }) => {
        const count = data.missingPictures.length;
        toasts.success(
          count > 0
            ? t('revisions.restoredWithout', { version: String(version), count })
            : t('revisions.restored', { version: String(version) }),
        );
        whileShown(() => setSearch({ version: String(data.version) }));
      },
      onError: (failure) => {
        if (currentRecord(failure)) toasts.error(t('revisions.stale'));
        else fail(failure, t('revisions.failed'));
      },
    },
  });
  const restore = ({ version, currentVersion }: RevisionDto) =>
    mutate({ kind, id, version, data: { version: currentVersion } });
  return { restore, isPending };
}

import {
  createPreviewLink,
  getListPreviewLinksQueryKey,
  withdrawPreviewLink,
} from '@consultancy/client-shared/api/generated/previews/previews';
import type { NewPreviewLinkDto, ContentKind } from '@consultancy/client-shared/api/model';
import { useTranslation } from 'react-i18next';
import { useDeed } from '../use-deed';

/** Makes one more link to a record. */
export function useMakeLink(kind: ContentKind, id: number, onMade: (link: NewPreviewLinkDto) => void) {
  const { t } = useTranslation();
  return useDeed({
    work: () => createPreviewLink(kind, id),
    failed: t('publications.preview.makeFailed'),
    refreshes: [getListPreviewLinksQueryKey(kind, id)],
    onDone: ({ data }) => onMade(data),
  });
}

/** Takes a link back. */
export function useWithdrawLink(kind: ContentKind, recordId: number, onWithdrawn: (id: number) => void) {
  const { t } = useTranslation();
  return useDeed({
    work: (id: number) => withdrawPreviewLink(id),
    done: () => t('publications.preview.withdrawn'),
    failed: t('publications.preview.withdrawFailed'),
    refreshes: [getListPreviewLinksQueryKey(kind, recordId)],
    onDone: (_, id) => onWithdrawn(id),
  });
}

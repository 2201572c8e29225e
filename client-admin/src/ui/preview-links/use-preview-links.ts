import {
  useCreatePreviewLink,
  getListPreviewLinksQueryKey,
  useRevokePreviewLink,
} from '@consultancy/client-shared/api/generated/previews/previews';
import type { NewPreviewLinkDto, ContentKind } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';

/** Makes one more link to a record. */
export function useMakeLink(kind: ContentKind, id: number, onMade: (link: NewPreviewLinkDto) => void) {
  const t = useTranslations();
  const { mutate, isPending } = useCreatePreviewLink({
    mutation: {
      meta: {
        error: t('publications.preview.makeFailed'),
        invalidates: [getListPreviewLinksQueryKey(kind, id)],
      },
      onSuccess: ({ data }) => onMade(data),
    },
  });
  return { make: () => mutate({ kind, id }), isPending };
}

/** Takes a link back. */
export function useWithdrawLink(kind: ContentKind, recordId: number, onWithdrawn: (id: number) => void) {
  const t = useTranslations();
  return useRevokePreviewLink({
    mutation: {
      meta: {
        success: t('publications.preview.withdrawn'),
        error: t('publications.preview.withdrawFailed'),
        invalidates: [getListPreviewLinksQueryKey(kind, recordId)],
      },
      onSuccess: (_answer, { id }) => onWithdrawn(id),
    },
  });
}

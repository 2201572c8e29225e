import {
  useCreatePreviewLink,
  useListPreviewLinks,
  useRevokePreviewLink,
} from '@consultancy/client-shared/api/generated/previews/previews';
import type { ContentKind } from '@consultancy/client-shared/api/model';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { SecretLinks } from './secret-links';

/** Makes links to the page of a record as it would be if it were published now, and takes them back. */
export function PreviewLinks({ kind, id }: { kind: ContentKind; id: number }) {
  const t = useTranslations('publications.preview');
  const query = useListPreviewLinks(kind, id, { query: { staleTime: 0 } });
  const making = useCreatePreviewLink({
    mutation: { meta: { error: t('makeFailed') } },
  });
  return (
    <SecretLinks lead={t('lead')} look={t('look')} query={query} useRevoke={useRevokePreviewLink}>
      {(made, onMade) => (
        <Button
          variant={made ? 'default' : 'filled'}
          loading={making.isPending}
          onClick={() => making.mutate({ kind, id }, { onSuccess: ({ data }) => onMade(data) })}
          data-autofocus
        >
          {t('make')}
        </Button>
      )}
    </SecretLinks>
  );
}

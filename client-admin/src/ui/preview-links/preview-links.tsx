import type { NewPreviewLinkDto, PreviewLinkDto, ContentKind } from '@consultancy/client-shared/api/model';
import { useListPreviewLinks } from '@consultancy/client-shared/api/generated/previews/previews';
import { Button, Skeleton, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Outcome } from '../outcome';
import { LinkRows } from './link-rows';
import { MadeLink } from './made-link';
import { useMakeLink, useWithdrawLink } from './use-preview-links';

interface PreviewLinksProps {
  kind: ContentKind;
  id: number;
}

/** Makes links to the page of a record as it would be if it were published now, and takes them back. */
export function PreviewLinks({ kind, id }: PreviewLinksProps) {
  const t = useTranslations();
  const [made, setMade] = useState<NewPreviewLinkDto>();
  const making = useMakeLink(kind, id, setMade);
  const query = useListPreviewLinks(kind, id, { query: { staleTime: 0 } });
  return (
    <>
      <Text mb="md" c="dimmed" fz="sm">
        {t('publications.preview.lead')}
      </Text>
      {made && <MadeLink key={made.id} path={made.path} look={t('publications.preview.look')} />}
      <Button
        variant={made ? 'default' : 'filled'}
        loading={making.isPending}
        onClick={() => making.make()}
        data-autofocus
      >
        {t('publications.preview.make')}
      </Button>
      <Title order={3} mt="md" mb={4}>
        {t('publications.preview.good')}
      </Title>
      <Outcome
        query={query}
        pending={<Skeleton height="3rem" radius="md" />}
        failed={t('publications.preview.loadFailed')}
      >
        {({ data }) => (
          <GoodLinks
            {...{ kind, id }}
            links={data}
            onWithdrawn={(linkId) => setMade((link) => (link?.id === linkId ? undefined : link))}
          />
        )}
      </Outcome>
    </>
  );
}

interface GoodLinksProps extends PreviewLinksProps {
  links: PreviewLinkDto[];
  onWithdrawn: (id: number) => void;
}

function GoodLinks({ kind, id: recordId, links, onWithdrawn }: GoodLinksProps) {
  const withdrawal = useWithdrawLink(kind, recordId, onWithdrawn);
  return <LinkRows links={links} withdrawal={withdrawal} />;
}

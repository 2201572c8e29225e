import { previewTenderPack } from '@consultancy/client-shared/api/generated/tender-packs/tender-packs';
import type { PreviewTenderPackDto } from '@consultancy/client-shared/api/model';
import { Box } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';

/** The pack as it is in the form, made by the server like its files. */
export function PackPreview({ pack }: { pack: PreviewTenderPackDto }) {
  const t = useTranslations('tenderPacks');
  const [shown] = useDebouncedValue(pack, 500);
  const { data } = useQuery({
    queryKey: ['tender-pack-preview', shown],
    queryFn: () => previewTenderPack(shown),
    placeholderData: keepPreviousData,
    enabled: (shown.languages ?? []).length > 0,
  });
  return (
    <Box
      component="iframe"
      title={t('preview')}
      // Its pictures are those of the site; nothing in it runs.
      sandbox="allow-same-origin"
      srcDoc={data?.data.html}
      data-wide
      w="100%"
      h={560}
      bd="1px solid var(--line)"
      bg="#fff"
    />
  );
}

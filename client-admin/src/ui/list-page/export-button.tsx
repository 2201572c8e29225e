import type { RequestOptions } from '@consultancy/client-shared/api';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useDownload } from '../use-download';
import { useFocusThroughDisabling } from '../use-focus-through-disabling';

/** Downloads what the filters, the search and the sort of a list leave, all pages of it. */
export function ExportButton({ load }: { load: (options: RequestOptions) => Promise<Blob> }) {
  const t = useTranslations();
  const { start, isPending } = useDownload({ load, failed: t('list.exportFailed') });
  const button = useFocusThroughDisabling<HTMLButtonElement>(isPending);
  return (
    <Button
      ref={button}
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={isPending}
      title={t('list.exportHint')}
      onClick={start}
    >
      {t('list.export')}
    </Button>
  );
}

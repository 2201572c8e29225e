import type { RequestOptions } from '@consultancy/client-shared/api';
import { useTranslations } from 'use-intl';
import { DownloadButton } from '../download-button';

/** Downloads what the filters, the search and the sort of a list leave, all pages of it. */
export function ExportButton({ load }: { load: (options: RequestOptions) => Promise<Blob> }) {
  const t = useTranslations();
  return (
    <DownloadButton load={load} failed={t('list.exportFailed')} title={t('list.exportHint')}>
      {t('list.export')}
    </DownloadButton>
  );
}

import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

/** Names the page in the browser's tab. */
export function usePageTitle(page: string): void {
  const t = useTranslations();
  const title = t('pageTitle', { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSiteI18n } from '../../i18n/site-i18n';
import { useLocation } from 'react-router-dom';
import { readPathname } from '../../lib/paths';

/** Shows a page in the language of its address, also on the way back to one in another. Nothing is stored. */
export function useLanguageOfAddress(): void {
  const i18n = useSiteI18n();
  const { language } = readPathname(useLocation().pathname);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (i18n.language === language) return;
    let isLeft = false;
    const change = async () => {
      const { contentIn, switchLanguage } = await import('../../i18n/switch-language');
      await contentIn(language, queryClient);
      if (!isLeft) await switchLanguage(i18n, language);
    };
    // Without a line what is shown stays as it is.
    void change().catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [i18n, language, queryClient]);
}

import { useLanguage } from '@consultancy/client-shared/i18n';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathnameIn, paths } from '../../lib/paths';
import { useSitePath } from '../../ui/use-site-path';
import { FIRST_FOCUS } from './use-focus-on-new-page';

/** Where a slash is a letter like any other. */
const WRITTEN_IN = 'input, textarea, select, [contenteditable]';

/** `/` leads to the search of the site from everywhere, unless somebody writes, or a dialog is open. */
export function useSearchKey(): void {
  const navigate = useNavigate();
  const language = useLanguage();
  const isThere = useSitePath() === paths.search;

  useEffect(() => {
    function search(event: KeyboardEvent) {
      const isPlain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      const isTaken = event.defaultPrevented || (event.target as Element).closest(WRITTEN_IN);
      if (!isPlain || isTaken || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      if (isThere) document.querySelector<HTMLElement>(FIRST_FOCUS)?.focus();
      else void navigate(pathnameIn(paths.search, language));
    }
    document.addEventListener('keydown', search);
    return () => document.removeEventListener('keydown', search);
  }, [navigate, language, isThere]);
}

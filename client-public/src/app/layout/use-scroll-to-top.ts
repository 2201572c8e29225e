import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';

/** Addresses of one page: a project opens over the gallery, which stays where it is. */
function pageOf(pathname: string): string {
  return pathname.startsWith(`${paths.projects}/`) ? paths.projects : pathname;
}

/** Every route change starts at the top of the page. */
export function useScrollToTop(): void {
  const page = pageOf(useLocation().pathname);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [page]);
}

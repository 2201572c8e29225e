import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';

/** Addresses of one page: a project opens over the gallery, and takes the focus by itself. */
function pageOf(pathname: string): string {
  return pathname.startsWith(`${paths.projects}/`) ? paths.projects : pathname;
}

/** Puts the focus on the title of a page one comes to, so that keys and screen readers begin there. */
export function useFocusOnNewPage(): void {
  const page = pageOf(useLocation().pathname);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const content = document.getElementById('content');
    // A page that waits for its data has no title yet.
    const target = content?.querySelector('h1') ?? content;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [page]);
}

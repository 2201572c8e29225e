import { useLayoutEffect, useRef } from 'react';
import { useIsOverGallery } from '../../lib/over-gallery';
import { paths } from '../../lib/paths';
import { useSitePath } from '../../ui/use-site-path';

/** What a page is come to for, such as the field of the search; it has the focus instead of the title. */
export const FIRST_FOCUS = '#content [data-first-focus]';

/** Puts the focus on the title of a new page, so that keys and screen readers begin there. */
export function useFocusOnNewPage(): void {
  const path = useSitePath();
  // What opens over the gallery takes the focus by itself.
  const page = useIsOverGallery() ? paths.projects : path;
  const shown = useRef(page);
  // Not after the picture of the page has grown.
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const first = document.querySelector<HTMLElement>(FIRST_FOCUS);
    if (first) {
      first.focus();
      return;
    }
    const content = document.getElementById('content');
    // A page that waits for its data has no title yet.
    const target = content?.querySelector('h1') ?? content;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [page]);
}

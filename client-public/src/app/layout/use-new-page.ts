import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { useEntryState } from '../../lib/entry-state';
import { useIsOverGallery } from '../../lib/over-gallery';
import { paths } from '../../lib/paths';
import { useSitePath } from '../../ui/use-site-path';

/** What a page is come to for, such as the field of the search; it has the focus instead of the title. */
export const FIRST_FOCUS = '#content [data-first-focus]';

/** A new page begins at its top, with the focus on its title, so that keys and screen readers begin there. */
export function useNewPage(): void {
  useScrollPlaces();
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

const STORED_PLACES = 'scroll-places';

/** The first page of a document has no key of its own. */
const placeOf = ({ key, pathname, search }: Location) => `${key} ${pathname}${search}`;

/** Back and Forward lead to where one was; a link leads to the top, or to what its address names. */
function useScrollPlaces(): void {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const keepsPlace = useEntryState() !== undefined;
  const shown = useRef(location);
  const places = useRef<Record<string, number>>(undefined);

  useLayoutEffect(() => {
    const known = (places.current ??= readPlaces());
    const stop = new AbortController();
    const follow = () => (window.history.scrollRestoration = 'manual');
    const note = () => (known[placeOf(shown.current)] = window.scrollY);
    const store = () => {
      // A page that is loaded anew is where it was before its scripts are there.
      window.history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(STORED_PLACES, JSON.stringify(known));
      } catch {
        // Refused, or full: pages begin at their top.
      }
    };
    follow();
    window.addEventListener('scroll', note, { signal: stop.signal, passive: true });
    window.addEventListener('pagehide', store, { signal: stop.signal });
    window.addEventListener('pageshow', follow, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  useLayoutEffect(() => {
    // The browser itself has led to the place of the first.
    if (shown.current === location) return;
    shown.current = location;
    const place = isReturn ? places.current?.[placeOf(location)] : undefined;
    const named = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (place !== undefined) window.scrollTo(0, place);
    else if (keepsPlace) return;
    else if (named) named.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [location, isReturn, keepsPlace]);
}

function readPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_PLACES) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

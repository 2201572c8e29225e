import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { Router } from 'react-router-dom';
import type { SiteNavigation } from './site-navigation';

/** Shows the pages of the history. Each begins at its top; Back and Forward lead to where one was. */
export function SiteRouter({ navigation, children }: { navigation: SiteNavigation; children: ReactNode }) {
  const [place, show] = useState(navigation.shown);
  const isFirst = useRef(true);
  useLayoutEffect(
    () =>
      navigation.listen((next) => {
        if (next.isSamePage) show(next);
        // In slices, between which the browser can answer.
        else startTransition(() => show(next));
      }),
    [navigation],
  );
  useLayoutEffect(() => {
    const { scrolled, keepsPlace, location } = place;
    const named = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const wasLoaded = isFirst.current;
    isFirst.current = false;
    if (scrolled !== undefined) window.scrollTo(0, scrolled);
    // The browser itself has led to what the address names.
    else if (wasLoaded || keepsPlace) return;
    else if (named) named.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [place]);
  return (
    <Router location={place.location} navigator={navigation.navigator}>
      {children}
    </Router>
  );
}

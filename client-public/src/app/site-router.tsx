import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, Router } from 'react-router-dom';
import { DialogHistoryContext } from '../lib/dialogs';
import type { SiteNavigation } from './site-navigation';

interface SiteRouterProps {
  navigation: SiteNavigation;
  /** Called when the page answers. */
  onReady?: () => void;
  children: ReactNode;
}

/** Shows the pages of the history. Each begins at its top; Back and Forward lead to where one was. */
export function SiteRouter({ navigation, onReady, children }: SiteRouterProps) {
  const [place, show] = useState(navigation.shown);
  const located = useRef<Location>(null);
  useLayoutEffect(() => navigation.start(), [navigation]);
  useLayoutEffect(() => navigation.listen(show), [navigation]);
  useEffect(() => onReady?.(), [onReady]);
  useLayoutEffect(() => {
    const { scrolled, keepsPlace, location } = place;
    const before = located.current;
    // Dialogs leave the page where it is.
    if (before === location) return;
    located.current = location;
    const named = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (scrolled !== undefined) window.scrollTo(0, scrolled);
    // The browser itself has led to what the address names.
    else if (!before || keepsPlace) return;
    else if (named) named.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [place]);
  return (
    <DialogHistoryContext value={navigation}>
      <Router location={place.location} navigator={navigation.navigator}>
        {children}
      </Router>
    </DialogHistoryContext>
  );
}

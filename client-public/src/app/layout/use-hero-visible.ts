import { useEffect, useState } from 'react';
import { paths } from '../../lib/paths';
import { useSitePath } from '../../ui/use-site-path';

/** Whether the home page's hero is still under the header. The home page starts with it. */
export function useHeroVisible(): boolean {
  const isHome = useSitePath() === paths.home;
  const [isVisible, setVisible] = useState(true);

  useEffect(() => {
    const hero = document.getElementById('home');
    if (!isHome || !hero) return;
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? true), {
      // The hero is gone for the header when its last pixels pass underneath.
      rootMargin: '-80px 0px 0px 0px',
    });
    observer.observe(hero);
    return () => {
      observer.disconnect();
      // The next visit starts at the top again.
      setVisible(true);
    };
  }, [isHome]);

  return isHome && isVisible;
}

import { Box, Container } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { Group } from '../../ui/layout';
import { Link, NavLink, useFollow } from '../../ui/link';
import target from '../../ui/target.module.css';
import { useSitePath } from '../../ui/use-site-path';
import { AccountButton } from './account-button';
import { LanguageMenu } from './language-menu';
import { MobileMenu } from './mobile-menu';
import classes from './site-header.module.css';
import { MAIN_LINKS } from './site-links';
import { FIRST_FOCUS } from './use-new-page';
import { Wordmark } from './wordmark';

export function SiteHeader() {
  const t = useTranslations('site');
  const isOverHero = useHeroVisible();
  return (
    <header className={classes.header} data-over-hero={isOverHero || undefined}>
      <Container>
        <Group
          justify="space-between"
          wrap="nowrap"
          gap="clamp(0.5rem, 1.4vw, 1.5rem)"
          className={classes.bar}
        >
          <Box component={Link} to={paths.home} td="none">
            <Wordmark />
          </Box>
          <Group
            component="nav"
            wrap="nowrap"
            gap="clamp(0.25rem, 1.4vw, 1.5rem)"
            ml="auto"
            aria-label={t('nav.label')}
            className={classes.nav}
          >
            {MAIN_LINKS.map(({ name, to }) => (
              <NavLink key={name} to={to} end={to === paths.home} className={classes.link}>
                {t(`nav.${name}`)}
              </NavLink>
            ))}
          </Group>
          <Group id="actions" gap="xs" wrap="nowrap" mr="-0.5rem">
            <AccountButton className={clsx(target.icon, classes.account)} />
            <SearchLink className={target.icon} />
            <LanguageMenu />
            <MobileMenu />
          </Group>
        </Group>
      </Container>
    </header>
  );
}

/** To the search of the site, whose field has the focus then; so does the key `/`. */
function SearchLink({ className }: { className?: string }) {
  const t = useTranslations('site');
  useSearchKey();
  return (
    <Link to={paths.search} className={className} aria-label={t('nav.search')} aria-keyshortcuts="/">
      <IconSearch size={22} stroke={1.5} aria-hidden />
    </Link>
  );
}

/** Whether the home page's hero is still under the header. The home page starts with it. */
function useHeroVisible(): boolean {
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

/** Where a slash is a letter like any other. */
const WRITTEN_IN = 'input, textarea, select, [contenteditable]';

/** `/` leads to the search of the site from everywhere, unless somebody writes, or a dialog is open. */
function useSearchKey(): void {
  const follow = useEffectEvent(useFollow());
  const isThere = useSitePath() === paths.search;

  useEffect(() => {
    function search(event: KeyboardEvent) {
      const isPlain = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      const isTaken = event.defaultPrevented || (event.target as Element).closest(WRITTEN_IN);
      if (!isPlain || isTaken || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      if (isThere) document.querySelector<HTMLElement>(FIRST_FOCUS)?.focus();
      else follow(paths.search);
    }
    document.addEventListener('keydown', search);
    return () => document.removeEventListener('keydown', search);
  }, [isThere]);
}

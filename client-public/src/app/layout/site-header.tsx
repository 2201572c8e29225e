import { Box, Container } from '@mantine/core';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { Group } from '../../ui/layout';
import { Link, NavLink } from '../../ui/link';
import target from '../../ui/target.module.css';
import { AccountButton } from './account-button';
import { LanguageMenu } from './language-menu';
import { MobileMenu } from './mobile-menu';
import classes from './site-header.module.css';
import { SearchLink } from './search-link';
import { MAIN_LINKS } from './site-links';
import { useHeroVisible } from './use-hero-visible';
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

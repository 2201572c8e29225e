import { Container } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { Link, NavLink } from '../../ui/link';
import { AccountButton } from './account-button';
import { LanguageMenu } from './language-menu';
import { MenuButton } from './menu-button';
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
      <Container className={classes.bar}>
        <Link to={paths.home} className={classes.logo}>
          <Wordmark />
        </Link>
        <nav aria-label={t('nav.label')} className={classes.nav}>
          {MAIN_LINKS.map(({ name, to }) => (
            <NavLink key={name} to={to} end={to === paths.home} className={classes.link}>
              {t(`nav.${name}`)}
            </NavLink>
          ))}
        </nav>
        <div className={classes.tools}>
          <AccountButton className={classes.account} />
          <SearchLink className={classes.search} />
          <LanguageMenu />
          <MenuButton />
        </div>
      </Container>
    </header>
  );
}

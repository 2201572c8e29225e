import { Button } from '@mantine/core';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { Stack } from '../../ui/layout';
import { Link, NavLink } from '../../ui/link';
import target from '../../ui/target.module.css';
import { AccountButton } from './account-button';
import { HeaderMenu } from './header-menu';
import { LanguageLinks } from './language-links';
import classes from './mobile-menu.module.css';
import { MAIN_LINKS, REQUEST_LINKS } from './site-links';

/** The links on small screens, over the whole page. */
export function MobileMenu() {
  const t = useTranslations('site');
  const summary = (
    <>
      <IconMenu2 size={26} stroke={1.5} aria-hidden className={classes.whenClosed} />
      <IconX size={26} stroke={1.5} aria-hidden className={classes.whenOpen} />
      <span className="visually-hidden">{t('nav.menu')}</span>
    </>
  );
  return (
    <HeaderMenu className={classes.menu} summaryClassName={target.icon} summary={summary}>
      <Stack gap="lg" className={classes.panel}>
        <nav aria-label={t('nav.label')}>
          {MAIN_LINKS.map(({ name, to }) => (
            <NavLink key={name} to={to} end={to === paths.home} className={classes.link}>
              {t(`nav.${name}`)}
            </NavLink>
          ))}
        </nav>
        <Button component={Link} to={paths.consultation}>
          {t('action.bookConsultation')}
        </Button>
        <AccountButton className={target.target} labelled />
        <div>
          {REQUEST_LINKS.map(({ name, to }) => (
            <Link key={name} to={to} className={target.link}>
              {t(`nav.${name}`)}
            </Link>
          ))}
        </div>
        <LanguageLinks mt="auto" />
      </Stack>
    </HeaderMenu>
  );
}

import { Button, Drawer } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths';
import { Link, NavLink } from '../../ui/link';
import { AccountButton } from './account-button';
import { LanguageLinks } from './language-links';
import classes from './mobile-menu.module.css';
import { MAIN_LINKS } from './site-links';
import { Wordmark } from './wordmark';

interface MobileMenuProps {
  opened: boolean;
  returnFocus: boolean;
  closeOnEscape: boolean;
  onClose: () => void;
}

/** The links on small screens, in a drawer. */
export function MobileMenu({ onClose, ...drawer }: MobileMenuProps) {
  const t = useTranslations('site');
  const title = (
    <>
      <span className="visually-hidden">{t('nav.label')}</span>
      <Wordmark />
    </>
  );
  return (
    <Drawer
      position="right"
      size="26rem"
      title={title}
      closeButtonProps={{ 'aria-label': t('nav.closeMenu') }}
      onClose={onClose}
      {...drawer}
    >
      <nav aria-label={t('nav.label')}>
        {MAIN_LINKS.map(({ name, to }) => (
          <NavLink key={name} to={to} end={to === paths.home} className={classes.link} onClick={onClose}>
            {t(`nav.${name}`)}
          </NavLink>
        ))}
      </nav>
      <Button component={Link} to={paths.consultation} onClick={onClose}>
        {t('action.bookConsultation')}
      </Button>
      <AccountButton className={classes.account} labelled onPressed={onClose} />
      <LanguageLinks className={classes.languages} onChosen={onClose} />
    </Drawer>
  );
}

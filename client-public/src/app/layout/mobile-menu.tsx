import { Button } from '@mantine/core';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { NavLink } from '../../ui/link';
import { AccountButton } from './account-button';
import { LanguageLinks } from './language-links';
import classes from './mobile-menu.module.css';
import { MAIN_LINKS } from './site-links';
import { Wordmark } from './wordmark';
import { Link } from '../../ui/link';

/** The links on small screens: a drawer that the browser itself makes modal. */
export function MobileMenu() {
  const { t } = useTranslation();
  const drawer = useRef<HTMLDialogElement>(null);

  const close = () => drawer.current?.close();
  const closeFromBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) close();
  };

  return (
    <>
      <button
        type="button"
        className={classes.open}
        aria-label={t('nav.openMenu')}
        aria-haspopup="dialog"
        onClick={() => drawer.current?.showModal()}
      >
        <IconMenu2 size={26} stroke={1.5} aria-hidden />
      </button>
      {/* Without scripts: to the same links at the end of the page. */}
      <a href="#footer-links" className={classes.toFooter} aria-label={t('nav.openMenu')}>
        <IconMenu2 size={26} stroke={1.5} aria-hidden />
      </a>
      <dialog ref={drawer} className={classes.drawer} aria-label={t('nav.label')} onClick={closeFromBackdrop}>
        <div className={classes.panel}>
          <div className={classes.top}>
            <Wordmark />
            <button type="button" className={classes.close} aria-label={t('nav.closeMenu')} onClick={close}>
              <IconX size={26} stroke={1.5} aria-hidden />
            </button>
          </div>
          <nav aria-label={t('nav.label')} className={classes.links}>
            {MAIN_LINKS.map(({ name, to }) => (
              <NavLink key={name} to={to} end={to === paths.home} onClick={close}>
                {t(`nav.${name}`)}
              </NavLink>
            ))}
          </nav>
          <Button component={Link} to={paths.consultation} onClick={close}>
            {t('action.bookConsultation')}
          </Button>
          <AccountButton className={classes.account} labelled onPressed={close} />
          <LanguageLinks className={classes.languages} onChosen={close} />
        </div>
      </dialog>
    </>
  );
}

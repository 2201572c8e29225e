import { IconMenu2 } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { openDialog } from '../../dialogs';
import classes from './menu-button.module.css';

/** Opens the menu of small screens. Without scripts: to the same links at the end of the page. */
export function MenuButton() {
  const t = useTranslations('site');
  const icon = <IconMenu2 size={26} stroke={1.5} aria-hidden />;
  return (
    <>
      <button
        type="button"
        className={classes.open}
        aria-label={t('nav.openMenu')}
        aria-haspopup="dialog"
        onClick={() => openDialog({ name: 'menu' })}
      >
        {icon}
      </button>
      <a href="#footer-links" className={classes.toFooter} aria-label={t('nav.openMenu')}>
        {icon}
      </a>
    </>
  );
}

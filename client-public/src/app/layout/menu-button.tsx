import { IconMenu2 } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { openDialog } from '../../lib/dialogs';
import classes from './site-header.module.css';

/** Opens the menu of small screens. Without scripts: to the same links at the end of the page. */
export function MenuButton() {
  const t = useTranslations('site');
  const icon = <IconMenu2 size={26} stroke={1.5} aria-hidden />;
  return (
    <>
      <button
        type="button"
        className={clsx(classes.target, classes.open)}
        aria-label={t('nav.openMenu')}
        aria-haspopup="dialog"
        onClick={() => openDialog({ name: 'menu' })}
      >
        {icon}
      </button>
      <a
        href="#footer-links"
        className={clsx(classes.target, classes.toFooter)}
        aria-label={t('nav.openMenu')}
      >
        {icon}
      </a>
    </>
  );
}

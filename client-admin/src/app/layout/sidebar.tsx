import { CloseButton } from '@mantine/core';
import { initialsOf } from '@consultancy/client-shared/format';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useSignedInUser } from '../../session/session-context';
import { paths } from '../../paths';
import { isCurrentSection, sections } from '../sections';
import classes from './sidebar.module.css';
import { Wordmark } from '../../ui/wordmark';

/** The sections and who is signed in. With `onClose` it stands in a drawer. */
export function Sidebar({ onClose }: { onClose?: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const user = useSignedInUser();
  return (
    <div className={classes.sidebar}>
      <div className={classes.head}>
        <Link to={paths.dashboard} className={classes.home} onClick={onClose}>
          <Wordmark />
        </Link>
        {onClose && <CloseButton onClick={onClose} aria-label={t('layout.closeMenu')} />}
      </div>
      <nav aria-label={t('layout.navigation')} className={classes.nav}>
        <ul>
          {sections.map((section) => (
            <li key={section.name}>
              <Link
                to={section.path}
                className={classes.link}
                aria-current={isCurrentSection(section, pathname) ? 'page' : undefined}
                onClick={onClose}
              >
                <section.icon size={18} stroke={1.6} aria-hidden />
                {t(`sections.${section.name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.user}>
        <span className={classes.initials} aria-hidden>
          {initialsOf(user.name)}
        </span>
        <span className={classes.name}>{user.name}</span>
        <span className={classes.email} title={user.email}>
          {user.email}
        </span>
      </div>
    </div>
  );
}

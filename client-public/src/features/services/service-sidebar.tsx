import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceIds } from '../../content/services/services-content';
import { Link } from '../../ui/link';
import { builtInService } from './service';
import classes from './service-sidebar.module.css';

interface ServiceSidebarProps {
  /** Id of the service shown. */
  current: string;
  onSwitch: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The ten built-in services, as links that also work in a new tab and without scripts. */
export function ServiceSidebar({ current, onSwitch }: ServiceSidebarProps) {
  const { t } = useTranslation('services');
  return (
    <nav className={classes.sidebar} aria-labelledby="service-list">
      <h2 id="service-list" className={classes.heading}>
        {t('detail.sidebar')}
      </h2>
      <ul>
        {serviceIds
          .map((id) => builtInService(id, t))
          .map(({ id, path, title }) => (
            <li key={id}>
              <Link
                to={path}
                replace
                className={classes.link}
                aria-current={id === current ? 'page' : undefined}
                onClick={onSwitch}
              >
                {title}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

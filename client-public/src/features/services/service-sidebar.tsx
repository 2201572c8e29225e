import { useLanguage } from '@consultancy/client-shared/i18n';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import { langOf } from '../../ui/content-language';
import { Link } from '../../ui/link';
import { standardServices } from './service';
import classes from './service-sidebar.module.css';
import { standardServicesQuery } from '../../lib/standard-services';

interface ServiceSidebarProps {
  /** Id of the service shown. */
  current: string;
  onSwitch: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The ten standard services, as links that also work in a new tab and without scripts. */
export function ServiceSidebar({ current, onSwitch }: ServiceSidebarProps) {
  const t = useTranslations('services');
  const texts = useMessages().services;
  const { data } = useQuery(standardServicesQuery(useLanguage()));
  return (
    <nav className={classes.sidebar} aria-labelledby="service-list">
      <Text component="h2" id="service-list" c="dimmed" lts={0} pb="xs">
        {t('detail.sidebar')}
      </Text>
      <ul>
        {standardServices(data?.data, texts).map(({ id, path, title, fallbacks }) => (
          <li key={id}>
            <Link
              to={path}
              replace
              className={classes.link}
              aria-current={id === current ? 'page' : undefined}
              onClick={onSwitch}
            >
              <span lang={langOf({ fallbacks }, 'title')}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

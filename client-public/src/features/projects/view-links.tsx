import { Box } from '@mantine/core';
import { IconCalendar, IconLayoutGrid, IconList, IconMapPin } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { Group } from '../../ui/layout';
import target from '../../ui/target.module.css';
import { GalleryLink } from './gallery-link';
import { PLOT_WORDS } from './plot-fit';
import type { GalleryView } from './project-filters';
import classes from './view-links.module.css';

const views = [
  { view: 'cards', Icon: IconLayoutGrid },
  { view: 'index', Icon: IconList },
  { view: 'time', Icon: IconCalendar },
  { view: 'map', Icon: IconMapPin },
] as const;

/** Links between the faces of the gallery, which keep the filter. */
export function ViewLinks({ current }: { current: GalleryView }) {
  const t = useTranslations('projects');
  const [search] = useSearchParams();

  function searchOf(view: GalleryView): string {
    const next = new URLSearchParams(search);
    for (const name of ['page', 'view', 'sort', ...PLOT_WORDS]) next.delete(name);
    if (view !== 'cards') next.set('view', view);
    return next.toString();
  }
  return (
    <Box component="nav" aria-label={t('view.label')}>
      <Group component="ul" gap="0 var(--space-2)">
        {views.map(({ view, Icon }) => (
          <li key={view}>
            <GalleryLink
              search={searchOf(view)}
              isCurrent={view === current}
              className={clsx(target.target, classes.view)}
            >
              <Icon size={18} stroke={1.5} aria-hidden />
              {t(`view.${view}`)}
            </GalleryLink>
          </li>
        ))}
      </Group>
    </Box>
  );
}

import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useSearchParams } from 'react-router-dom';
import { Group } from '../../ui/layout';
import classes from './filter-bar.module.css';
import { GalleryLink } from './gallery-link';
import { PLOT_WORDS } from './plot-fit';
import { filtersFor, type ProjectFilter, typeOf } from './project-filters';
import { projectStatsQuery } from './project-queries';

/** Links, so that a filter can be shared, opened in a new tab and used without scripts. */
export function FilterBar({ current }: { current: ProjectFilter }) {
  const t = useTranslations('projects');
  const tShared = useTranslations('shared');
  // Without them the types that are always offered stand alone.
  const { data: stats } = useQuery({ ...projectStatsQuery(), select: ({ data }) => data });
  const [search] = useSearchParams();

  function searchOf(filter: ProjectFilter): string {
    const next = new URLSearchParams(search);
    for (const name of ['page', ...PLOT_WORDS]) next.delete(name);
    if (filter === 'all') next.delete('filter');
    else next.set('filter', filter);
    return next.toString();
  }

  function nameOf(filter: ProjectFilter): string {
    const type = typeOf(filter);
    if (type) return tShared(`projectType.${type}`);
    if (filter === 'for-sale') return t('filter.forSale');
    return t(filter === 'all' ? 'filter.all' : 'filter.mostViewed');
  }

  return (
    <Box component="nav" aria-label={t('filterLabel')} mb="sm">
      <Group component="ul" gap="0 var(--space-3)" className={classes.list}>
        {filtersFor(stats).map((value) => (
          <li key={value}>
            <GalleryLink search={searchOf(value)} isCurrent={value === current} className={classes.filter}>
              {nameOf(value)}
            </GalleryLink>
          </li>
        ))}
      </Group>
    </Box>
  );
}

import { Box, Text } from '@mantine/core';
import { clsx } from 'clsx';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { Group } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import classes from './filter-bar.module.css';
import { GalleryLink } from './gallery-link';
import { PLOT_WORDS } from './plot-fit';
import { filtersFor, type GalleryChoice, type ProjectFilter, typeOf } from './project-filters';
import { unfiltered, useFacetCounts } from './project-queries';

/** Links, so that a filter can be shared, opened in a new tab and used without scripts. */
export function FilterBar({ choice }: { choice: GalleryChoice }) {
  const t = useTranslations('projects');
  const tShared = useTranslations('shared');
  const counted = useFacetCounts(unfiltered(choice));
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
    return t(filter === 'all' ? 'filter.all' : 'filter.mostViewed');
  }

  return (
    <Box component="nav" aria-label={t('filterLabel')} mb="sm">
      <Group component="ul" gap="0 var(--space-3)" className={clsx(layout.strip, classes.list)}>
        {filtersFor(counted).map(({ filter, count }) => (
          <li key={filter}>
            <GalleryLink
              search={searchOf(filter)}
              isCurrent={filter === choice.filter}
              className={classes.filter}
            >
              {nameOf(filter)}
              {count !== undefined && (
                <Text span c="dimmed" fz="xs" ms="0.35em" lh="inherit">
                  {' '}
                  {count}
                </Text>
              )}
            </GalleryLink>
          </li>
        ))}
      </Group>
    </Box>
  );
}

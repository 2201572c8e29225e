import { Flex } from '@mantine/core';
import type { ProjectDto } from '@consultancy/client-shared/api/model';
import { formatAverage, formatCompactNumber } from '@consultancy/client-shared/format';
import { IconEye, IconStarFilled } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './project-figures.module.css';

type Rated = Pick<ProjectDto, 'viewCount' | 'averageRating' | 'ratingCount'>;

/** How often a project was looked at and how it was rated; small on the screen, whole sentences aloud. */
export function ProjectFigures({ project }: { project: Rated }) {
  const t = useTranslations();
  const { viewCount, averageRating, ratingCount } = project;
  const rating =
    averageRating === null
      ? t('projects.notRated')
      : t('projects.rating', {
          average: formatAverage(averageRating),
          ratings: t('projects.ratings', { count: ratingCount }),
        });
  return (
    <Flex className={classes.figures} component="ul" c="dimmed" fz="xs" gap="sm">
      <li title={t('projects.views', { count: viewCount })}>
        <IconEye size={15} stroke={1.6} aria-hidden />
        <span aria-hidden>{formatCompactNumber(viewCount, 'en')}</span>
        <span className="visually-hidden">{t('projects.views', { count: viewCount })}</span>
      </li>
      <li title={rating}>
        <IconStarFilled size={13} className={classes.star} data-empty={averageRating === null} aria-hidden />
        <span aria-hidden>
          {averageRating === null ? '–' : `${formatAverage(averageRating)} (${ratingCount})`}
        </span>
        <span className="visually-hidden">{rating}</span>
      </li>
    </Flex>
  );
}

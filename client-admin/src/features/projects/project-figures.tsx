import { Flex, Group } from '@mantine/core';
import type { ProjectDto } from '@consultancy/client-shared/api/model';
import { formatAverage, formatCompactNumber } from '@consultancy/client-shared/format';
import { IconEye, IconStarFilled } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

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
    <Flex component="ul" c="dimmed" fz="xs" gap="sm">
      <Group component="li" gap={4} wrap="nowrap" title={t('projects.views', { count: viewCount })}>
        <IconEye size={15} stroke={1.6} aria-hidden />
        <span aria-hidden>{formatCompactNumber(viewCount, 'en')}</span>
        <span className="visually-hidden">{t('projects.views', { count: viewCount })}</span>
      </Group>
      <Group component="li" gap={4} wrap="nowrap" title={rating}>
        <IconStarFilled
          size={13}
          color={averageRating === null ? 'var(--line)' : 'var(--ochre)'}
          aria-hidden
        />
        <span aria-hidden>
          {averageRating === null ? '–' : `${formatAverage(averageRating)} (${ratingCount})`}
        </span>
        <span className="visually-hidden">{rating}</span>
      </Group>
    </Flex>
  );
}

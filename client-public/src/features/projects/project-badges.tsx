import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { formatNumber } from '@consultancy/client-shared/format';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Badge, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { langOf } from '../../ui/content-language';
import { Group } from '../../ui/layout';
import { AverageRating } from './average-rating';

/** Whether the firm features it, how far it is, what visitors think of it, its floors and its plot. */
export function ProjectBadges({ project }: { project: PublicProjectDto }) {
  const t = useTranslations('projects');
  return (
    <Group gap="xs" mih="2rem">
      {project.featured && (
        <Badge variant="transparent" c="var(--ink)" bd="1px solid var(--ochre)">
          {t('featured')}
        </Badge>
      )}
      <StatusBadge status={project.status} />
      <AverageRating average={project.averageRating} count={project.ratingCount} />
      <Text c="dimmed" fz="sm" lang={langOf(project, 'metadata')}>
        {usePlotText(project)}
      </Text>
    </Group>
  );
}

/** Floors and plot in one line: what staff wrote, else "G+2 · 900 m²", else "Modern · Premium plot". */
function usePlotText({ metadata, floors, plotSize }: PublicProjectDto): string {
  const t = useTranslations('projects');
  if (metadata) return metadata;
  const floorText = floors === null ? t('modern') : t('floors', { floors: String(floors) });
  const plotText = plotSize === null ? t('premiumPlot') : t('plot', { size: formatNumber(plotSize) });
  return `${floorText} · ${plotText}`;
}

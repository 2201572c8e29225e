import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Badge } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { AverageRating } from './average-rating';
import { Group } from '../../ui/layout';

/** Whether the firm features it, how far it is, and what visitors think of it. */
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
    </Group>
  );
}

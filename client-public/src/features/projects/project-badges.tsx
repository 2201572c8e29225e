import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { AverageRating } from './average-rating';
import classes from './project-badges.module.css';

/** Whether the firm features it, how far it is, and what visitors think of it. */
export function ProjectBadges({ project }: { project: PublicProjectDto }) {
  const t = useTranslations('projects');
  return (
    <div className={classes.badges}>
      {project.featured && <span className={classes.featured}>{t('featured')}</span>}
      <StatusBadge status={project.status} />
      <AverageRating average={project.averageRating} count={project.ratingCount} />
    </div>
  );
}

import type { ProjectDto } from '@consultancy/client-shared/api/model';
import { formatDateTime, formatPrice } from '@consultancy/client-shared/format';
import { ResponsiveImage, StatusBadge } from '@consultancy/client-shared/ui';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Selection } from '../../ui/list-page';
import { ProjectActions } from './project-actions';
import classes from './project-card.module.css';
import { ProjectFigures } from './project-figures';

/** How wide a card's picture is shown, for the choice of its file. */
const PICTURE_SIZES = '(min-width: 75em) 24rem, (min-width: 40em) 50vw, 100vw';

interface ProjectCardProps {
  project: ProjectDto;
  selection: Selection;
}

export function ProjectCard({ project, selection }: ProjectCardProps) {
  const { t } = useTranslation(['admin', 'shared']);
  const facts = [project.location, t(`shared:projectType.${project.type}`), project.year];
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <ResponsiveImage path={project.mainImage} alt="" sizes={PICTURE_SIZES} ratio={16 / 9} />
        <Marks project={project} />
        <Checkbox
          className={classes.choice}
          checked={selection.has(project.id)}
          onChange={() => selection.toggle(project.id)}
          aria-label={t('list.select', { name: project.title })}
        />
      </div>
      <div className={classes.text}>
        <div className={classes.head}>
          <h2 className={classes.title} title={project.title}>
            {project.title}
          </h2>
          <StatusBadge status={project.status} />
        </div>
        <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
        <div className={classes.figures}>
          <ProjectFigures project={project} />
          <p className={classes.price}>{project.isForSale && <Price birr={project.price} />}</p>
        </div>
      </div>
      <footer className={classes.foot}>
        <p className={classes.updated} title={formatDateTime(project.updatedAt, 'en')}>
          {t('projects.updated')}{' '}
          <time dateTime={project.updatedAt}>{formatDateTime(project.updatedAt, 'en')}</time>
        </p>
        <ProjectActions project={project} />
      </footer>
    </article>
  );
}

function Marks({ project }: { project: ProjectDto }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.marks}>
      {!project.isPublic && <li data-mark="hidden">{t('projects.hidden')}</li>}
      {project.featured && <li>{t('projects.featured')}</li>}
      {project.isForSale && <li>{t('projects.forSale')}</li>}
    </ul>
  );
}

function Price({ birr }: { birr: number | null }) {
  const { t } = useTranslation();
  return birr === null ? t('projects.priceOnRequest') : formatPrice(birr, 'en');
}

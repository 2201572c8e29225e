import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { formatNumber, formatPrice } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { StatusBadge } from '@consultancy/client-shared/ui';
import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DEFAULT_YEAR } from '../../ui/project-year';
import { AverageRating } from './average-rating';
import { ProjectActions } from './project-actions';
import classes from './project-details.module.css';
import { ProjectPictures } from './project-pictures';
import { useProjectView } from './use-project-view';

export function ProjectDetails({ project }: { project: PublicProjectDto }) {
  useProjectView(project.id);
  const { t } = useTranslation('projects');
  const pictures = [project.mainImage ?? project.image, ...project.gallery].filter((path) => path !== null);
  const paragraphs = (project.longDescription || project.description).split(/\n\s*\n/);
  return (
    <div className={classes.details}>
      <ProjectPictures title={project.title} pictures={[...new Set(pictures)]} />
      <div className={classes.words}>
        <div className={classes.badges}>
          {project.featured && <span className={classes.featured}>{t('featured')}</span>}
          <StatusBadge status={project.status} />
          <AverageRating average={project.averageRating} count={project.ratingCount} />
        </div>
        <Modal.Title className={classes.title}>{project.title}</Modal.Title>
        {paragraphs.map((paragraph, index) => (
          <p key={index} className={classes.paragraph}>
            {paragraph}
          </p>
        ))}
        <ProjectFacts project={project} />
        <ProjectActions project={project} />
      </div>
    </div>
  );
}

function ProjectFacts({ project }: { project: PublicProjectDto }) {
  const { t } = useTranslation(['projects', 'shared']);
  const language = useLanguage();
  const area = (size: number | null) => size !== null && t('detail.area', { size: formatNumber(size) });
  const price = project.price === null ? t('priceOnRequest') : formatPrice(project.price, language);
  const facts = [
    [t('detail.location'), project.location],
    [t('detail.year'), project.year ?? DEFAULT_YEAR],
    [t('detail.type'), t(`shared:projectType.${project.type}`)],
    [t('detail.plotSize'), area(project.plotSize)],
    [t('detail.builtArea'), area(project.builtArea)],
    [t('detail.style'), t(`shared:projectStyle.${project.style}`)],
    [t('detail.status'), t(`shared:status.${project.status}`)],
    [t('detail.price'), project.isForSale && price],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { pictureAt } from '@consultancy/client-shared/api';
import { formatPrice, truncateText } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { useLocation } from 'react-router-dom';
import { fromGallery } from '../../over-gallery';
import { paths } from '../../paths';
import { EnglishNote, langOf } from '../../ui/content-language';
import { FactLine } from '../../ui/fact-line';
import { DEFAULT_YEAR } from '../../ui/project-year';
import { Link } from '../../ui/link';
import { AverageRating } from './average-rating';
import { ProjectActions } from './project-actions';
import classes from './project-card.module.css';
import { usePlotText } from './project-facts';

const DESCRIPTION_LENGTH = 150;

interface ProjectCardProps {
  project: PublicProjectDto;
  sizes: string;
  /** It has a row for itself and puts its words beside the picture. */
  isWide?: boolean;
  /** It is the first picture of its page. */
  priority?: boolean;
}

export function ProjectCard({ project, sizes, isWide, priority }: ProjectCardProps) {
  const t = useTranslations('projects');
  const tShared = useTranslations('shared');
  const language = useLanguage();
  const { search } = useLocation();
  const plot = usePlotText(project);
  const cover = project.mainImage ?? project.image;
  return (
    <article className={classes.card} data-wide={isWide || undefined}>
      <div className={classes.frame}>
        <ResponsiveImage
          path={cover}
          picture={pictureAt(project.pictures, cover)}
          alt=""
          sizes={sizes}
          priority={priority}
          className={classes.picture}
        />
      </div>
      <div className={classes.words}>
        <div className={classes.top}>
          <h3 className={classes.title}>
            <Link
              to={{ pathname: paths.project(project.slug), search }}
              state={fromGallery()}
              preventScrollReset
              className={classes.link}
            >
              <span lang={langOf(project, 'title')}>{project.title}</span>
            </Link>
          </h3>
          <AverageRating average={project.averageRating} count={project.ratingCount} />
        </div>
        <FactLine
          className={classes.facts}
          facts={[
            { text: tShared(`projectType.${project.type}`) },
            { text: project.location, lang: langOf(project, 'location') },
            { text: project.year ?? DEFAULT_YEAR },
          ]}
        />
        <p className={classes.text} lang={langOf(project, 'description')}>
          {truncateText(project.description, DESCRIPTION_LENGTH)}
        </p>
        <p className={classes.facts} lang={langOf(project, 'metadata')}>
          {plot}
        </p>
        <EnglishNote of={project} names={['title', 'description']} />
        {project.isForSale && (
          <p className={classes.sale}>
            {t('forSale')}
            <span>{project.price === null ? t('priceOnRequest') : formatPrice(project.price, language)}</span>
          </p>
        )}
        <ProjectActions project={project} />
      </div>
    </article>
  );
}

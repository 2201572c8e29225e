import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { pictureAt } from '@consultancy/client-shared/api';
import { formatPrice, truncateText } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { Text, Title } from '@mantine/core';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { useLocation } from 'react-router-dom';
import { fromGallery } from '../../lib/over-gallery';
import { paths } from '../../lib/paths';
import { EnglishNote, langOf } from '../../ui/content-language';
import { FactLine } from '../../ui/fact-line';
import { Group, Stack } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import card from '../../ui/link-card.module.css';
import { DEFAULT_YEAR } from '../../ui/project-year';
import { Link } from '../../ui/link';
import { SitePicture } from '../../ui/site-picture';
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
    <article className={clsx(card.card, classes.card, isWide && classes.wide)}>
      <div className={card.frame}>
        <SitePicture
          path={cover}
          picture={pictureAt(project.pictures, cover)}
          alt=""
          sizes={sizes}
          priority={priority}
          className={card.picture}
        />
      </div>
      <Stack gap="half" className={classes.words}>
        <Group align="baseline" justify="space-between" wrap="nowrap">
          <Title order={3}>
            <Link
              to={{ pathname: paths.project(project.slug), search }}
              state={fromGallery()}
              preventScrollReset
              className={card.link}
            >
              <span lang={langOf(project, 'title')}>{project.title}</span>
            </Link>
          </Title>
          <AverageRating average={project.averageRating} count={project.ratingCount} />
        </Group>
        <FactLine
          small
          facts={[
            { text: tShared(`projectType.${project.type}`) },
            { text: project.location, lang: langOf(project, 'location') },
            { text: project.year ?? DEFAULT_YEAR },
          ]}
        />
        <Text mt="half" lang={langOf(project, 'description')}>
          {truncateText(project.description, DESCRIPTION_LENGTH)}
        </Text>
        <Text c="dimmed" fz="sm" lang={langOf(project, 'metadata')}>
          {plot}
        </Text>
        <EnglishNote of={project} names={['title', 'description']} />
        {project.isForSale && (
          <Group justify="space-between" gap="0 var(--space-2)" mt="sm" pt="xs" className={layout.ruled}>
            <Text c="juniper" fw={600}>
              {t('forSale')}
            </Text>
            <Text fw={500}>
              {project.price === null ? t('priceOnRequest') : formatPrice(project.price, language)}
            </Text>
          </Group>
        )}
        <ProjectActions project={project} />
      </Stack>
    </article>
  );
}

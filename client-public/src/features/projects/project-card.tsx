import { pictureAt } from '@consultancy/client-shared/api';
import type { PublicProjectDto } from '@consultancy/client-shared/api/model';
import { formatPrice, truncateText } from '@consultancy/client-shared/format';
import { useLanguage } from '@consultancy/client-shared/i18n';
import { Text, Title } from '@mantine/core';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { fromGallery, useIsOverGallery } from '../../lib/over-gallery';
import { paths } from '../../lib/paths';
import { EnglishNote, langOf } from '../../ui/content-language';
import { usePictureOrigin } from '../../ui/growing-picture';
import { Group, Stack } from '../../ui/layout';
import layout from '../../ui/layout.module.css';
import { Link } from '../../ui/link';
import card from '../../ui/link-card.module.css';
import { useYear } from '../../ui/project-year';
import { SitePicture } from '../../ui/site-picture';
import { AverageRating } from './average-rating';
import { OrderReceipt } from './order-receipt';
import { BuyButton, RateButton } from './project-actions';
import classes from './project-card.module.css';
import { type ProjectFilter, wordOf } from './project-filters';
import { ShortlistButton } from './shortlist-button';

const DESCRIPTION_LENGTH = 150;

interface ProjectCardProps {
  project: PublicProjectDto;
  sizes: string;
  /** It has a row for itself and puts its words beside the picture. */
  isWide?: boolean;
  /** It is the first picture of its page. */
  priority?: boolean;
  /** What is to be said of it where it is listed. */
  note?: ReactNode;
}

export function ProjectCard({ project, sizes, isWide, priority, note }: ProjectCardProps) {
  const t = useTranslations('projects');
  const tShared = useTranslations('shared');
  const language = useLanguage();
  const yearOf = useYear();
  const { search } = useLocation();
  const cover = project.mainImage ?? project.image;
  const { press, origin } = usePictureOrigin(project.id);
  const isBelowProject = useIsOverGallery();
  return (
    <Stack component="article" gap="md" h="100%" className={clsx(card.card, isWide && classes.wide)}>
      <div className={card.frame}>
        <SitePicture
          path={cover}
          picture={pictureAt(project.pictures, cover)}
          alt=""
          sizes={sizes}
          priority={priority}
          className={card.picture}
        />
        {!isBelowProject && origin}
      </div>
      <Stack gap="half" flex={1}>
        <Group align="baseline" justify="space-between" wrap="nowrap">
          <Title order={3}>
            <Link
              to={{ pathname: paths.project(project.slug), search }}
              state={fromGallery()}
              preventScrollReset
              className={card.link}
              onClick={press}
            >
              <span lang={langOf(project, 'title')}>{project.title}</span>
            </Link>
          </Title>
          <Group component="span" gap={0} wrap="nowrap" flex="none">
            <ShortlistButton project={project} isOnCard />
            <Text c="dimmed">{yearOf(project.year)}</Text>
          </Group>
        </Group>
        <Group align="baseline" justify="space-between" wrap="nowrap">
          <Text c="dimmed" fz="sm">
            <span lang={langOf(project, 'location')}>{project.location}</span>
            {project.type && (
              <>
                {' · '}
                <FilterLink filter={wordOf(project.type)}>
                  {tShared(`projectType.${project.type}`)}
                </FilterLink>
              </>
            )}
          </Text>
          <Group component="span" gap={0} wrap="nowrap" fz="sm" flex="none">
            <RateButton
              project={project}
              size="compact-sm"
              variant="subtle"
              className={clsx(layout.screen, classes.above, classes.onHover)}
            />
            <AverageRating average={project.averageRating} count={project.ratingCount} />
          </Group>
        </Group>
        {project.description && (
          <Text mt="half" fz={isWide ? undefined : 'sm'} lang={langOf(project, 'description')}>
            {truncateText(project.description, DESCRIPTION_LENGTH)}
          </Text>
        )}
        {note}
        <EnglishNote of={project} names={['title', 'description']} />
        {project.isForSale && (
          <Group justify="space-between" gap="0 var(--space-2)" mt="half" className={layout.ruled}>
            <Text fz="sm">
              <FilterLink filter="for-sale">{t('forSale')}</FilterLink>
              {' · '}
              {project.price === null ? t('priceOnRequest') : formatPrice(project.price, language)}
            </Text>
            <BuyButton
              project={project}
              size="compact-sm"
              variant="subtle"
              className={clsx(layout.screen, classes.above, classes.buy)}
            />
          </Group>
        )}
        <OrderReceipt project={project} />
      </Stack>
    </Stack>
  );
}

/** To others of the kind. */
function FilterLink({ filter, children }: { filter: ProjectFilter; children: string }) {
  return (
    <Link to={{ pathname: paths.projects, search: `?filter=${filter}` }} className={classes.filter}>
      {children}
    </Link>
  );
}

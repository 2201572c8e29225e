import type { ListedProjectDto, ProjectDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { formatAverage, formatCompactNumber, formatPrice } from '@consultancy/client-shared/format';
import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { Flex, Group, Text } from '@mantine/core';
import {
  IconEye,
  IconEyeOff,
  IconStar,
  IconStarFilled,
  IconStarOff,
  IconTag,
  IconTagOff,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { editPath } from '../../record-paths';
import { FilterButton, RecordCard, RecordMenu, type Selection, useListOrigin } from '../../ui/list-page';
import type { FormLink } from '../../ui/resource/resource';
import { useDeletion } from '../../ui/trash';
import { useToggleFeatured, useToggleForSale, useToggleVisibility } from './use-project-actions';

/** How wide a card's picture is shown, for the choice of its file. */
const PICTURE_SIZES = '(min-width: 75em) 24rem, (min-width: 40em) 50vw, 100vw';

interface ProjectCardProps {
  project: ListedProjectDto;
  selection: Selection;
}

export function ProjectCard({ project, selection }: ProjectCardProps) {
  const t = useTranslations();
  const link = useProjectLink(project);
  const type = t(`shared.projectType.${project.type}`);
  return (
    <RecordCard
      record={project}
      link={link}
      selection={selection}
      picture={<ResponsiveImage path={project.mainImage} alt="" sizes={PICTURE_SIZES} ratio={16 / 9} />}
      marks={<Marks project={project} />}
      facts={[
        project.location,
        <FilterButton name="type" value={project.type} label={type}>
          {type}
        </FilterButton>,
        project.year,
      ]}
      date={
        <>
          {t('projects.updated')} <DateTimeText value={project.updatedAt} />
        </>
      }
      actions={<ProjectActions project={project} link={link} />}
    >
      <Group mih={20} gap="xs" wrap="nowrap" justify="space-between">
        <ProjectFigures project={project} />
        <Text fz="sm" fw={500}>
          {project.isForSale && <Price birr={project.price} />}
        </Text>
      </Group>
    </RecordCard>
  );
}

/** Leads from the list to the form of a project. */
export function useProjectLink(project: ListedProjectDto): FormLink {
  const origin = useListOrigin();
  return { to: editPath(paths.projectForm, project.id), state: { record: project, ...origin } };
}

function Marks({ project }: { project: ListedProjectDto }) {
  const t = useTranslations();
  return (
    <>
      <li data-mark={project.isPublic ? undefined : 'hidden'}>{t(`shared.status.${project.publication}`)}</li>
      {project.featured && <li>{t('projects.featured')}</li>}
      {project.isForSale && <li>{t('projects.forSale')}</li>}
    </>
  );
}

function Price({ birr }: { birr: number | null }) {
  const t = useTranslations();
  return birr === null ? t('projects.priceOnRequest') : formatPrice(birr, 'en');
}

type Rated = Pick<ProjectDto, 'viewCount' | 'averageRating' | 'ratingCount'>;

/** How often a project was looked at and how it was rated; small on the screen, whole sentences aloud. */
function ProjectFigures({ project }: { project: Rated }) {
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

/** What can be done with a project, at the foot of its card or the end of its row. */
export function ProjectActions({ project, link }: { project: ProjectDto; link: FormLink }) {
  const t = useTranslations('projects');
  const visibility = useToggleVisibility(project);
  const sale = useToggleForSale(project);
  const feature = useToggleFeatured(project);
  const deletion = useDeletion<ProjectDto>({ entity: 'project', nameOf: ({ title }) => title });
  const { title, isPublic, isForSale, featured } = project;
  return (
    <RecordMenu
      name={title}
      link={link}
      actions={[
        {
          label: t(isPublic ? 'makePrivate' : 'makePublic'),
          icon: isPublic ? IconEyeOff : IconEye,
          onClick: visibility.toggle,
        },
        {
          label: t(isForSale ? 'removeFromSale' : 'putForSale'),
          icon: isForSale ? IconTagOff : IconTag,
          onClick: sale.toggle,
        },
        {
          label: t(featured ? 'unfeature' : 'feature'),
          icon: featured ? IconStarOff : IconStar,
          onClick: feature.toggle,
        },
      ]}
      onDelete={() => deletion.ask([project])}
      isPending={visibility.isPending || sale.isPending || feature.isPending || deletion.isPending}
    />
  );
}

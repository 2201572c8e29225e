import { Group, Text } from '@mantine/core';
import type { ListedProjectDto } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { formatPrice } from '@consultancy/client-shared/format';
import { ResponsiveImage } from '@consultancy/client-shared/ui';
import { useTranslations } from 'use-intl';
import { RecordCard, type Selection } from '../../ui/list-page';
import { ProjectActions } from './project-actions';
import { ProjectFigures } from './project-figures';

/** How wide a card's picture is shown, for the choice of its file. */
const PICTURE_SIZES = '(min-width: 75em) 24rem, (min-width: 40em) 50vw, 100vw';

interface ProjectCardProps {
  project: ListedProjectDto;
  selection: Selection;
}

export function ProjectCard({ project, selection }: ProjectCardProps) {
  const t = useTranslations();
  return (
    <RecordCard
      record={project}
      selection={selection}
      picture={<ResponsiveImage path={project.mainImage} alt="" sizes={PICTURE_SIZES} ratio={16 / 9} />}
      marks={<Marks project={project} />}
      facts={[project.location, t(`shared.projectType.${project.type}`), project.year]}
      date={
        <>
          {t('projects.updated')} <DateTimeText value={project.updatedAt} />
        </>
      }
      actions={<ProjectActions project={project} />}
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

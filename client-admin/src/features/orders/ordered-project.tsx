import { readAnswer, readProject } from '@consultancy/client-shared/api';
import { useGetStaffProject } from '@consultancy/client-shared/api/generated/projects/projects';
import type { OrderedProjectDto, ProjectDto, ProjectEnvelope } from '@consultancy/client-shared/api/model';
import { DateTimeText } from '@consultancy/client-shared/calendar/date-time-text';
import { formatNumber, formatPrice } from '@consultancy/client-shared/format';
import { ResponsiveImage, StatusBadge } from '@consultancy/client-shared/ui';
import { projectStyles } from '@consultancy/shared/field-labels/en';
import { Box } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Details, type Detail, DetailsDialog } from '../../ui/details-dialog';

interface OrderedProjectProps {
  project: OrderedProjectDto;
  onClose: () => void;
}

const read = (answer: ProjectEnvelope) => readAnswer(answer, readProject);

/** The project that an order is about. */
export function OrderedProject({ project, onClose }: OrderedProjectProps) {
  const t = useTranslations();
  const query = useGetStaffProject(project.id, { query: { select: read } });
  return (
    <DetailsDialog
      title={project.title}
      query={query}
      errorTitle={t('orders.projectFailed')}
      onClose={onClose}
    >
      {({ data }) => <ProjectFacts project={data} />}
    </DetailsDialog>
  );
}

function ProjectFacts({ project }: { project: ProjectDto }) {
  const t = useTranslations();
  const details: Detail[] = [
    [t('orders.project.status'), <StatusBadge status={project.status} />],
    [t('orders.project.type'), t(`shared.projectType.${project.type}`)],
    [t('orders.project.style'), project.style && projectStyles[project.style]],
    [t('orders.project.location'), project.location],
    [t('orders.project.year'), project.year],
    [t('orders.project.plotSize'), project.plotSize && formatNumber(project.plotSize)],
    [t('orders.project.builtArea'), project.builtArea && formatNumber(project.builtArea)],
    [t('orders.project.floors'), project.floors],
    [
      t('orders.project.price'),
      project.price === null ? t('orders.priceOnRequest') : formatPrice(project.price, 'en'),
    ],
    [t('orders.project.shown'), project.isPublic ? t('orders.project.public') : t('orders.project.hidden')],
    [t('orders.project.updated'), <DateTimeText value={project.updatedAt} />],
  ];
  return (
    <>
      <Box mb="md" bdrs="var(--radius-card)" bg="var(--stone)" style={{ overflow: 'hidden' }}>
        <ResponsiveImage path={project.mainImage} alt="" sizes="36rem" ratio={16 / 9} />
      </Box>
      <Box component="p" mb="md" style={{ whiteSpace: 'pre-line' }}>
        {project.description}
      </Box>
      <Details details={details} />
    </>
  );
}

import type { ListedProjectDto } from '@consultancy/client-shared/api/model';
import { formatNumber } from '@consultancy/client-shared/format';
import { Text } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import { useTranslations } from 'use-intl';
import { column, FilterButton, PictureCell, StatusFilter } from '../../ui/list-page';
import { ShortDate } from '../../ui/short-date';
import { ProjectActions, useProjectLink } from './project-card';
import { projectsTexts } from './texts';

const { title, status, type, location, year } = projectsTexts.form;

/** The columns of the projects as a table. */
export function useProjectColumns(): DataTableColumn<ListedProjectDto>[] {
  const t = useTranslations();
  return [
    column('title', title, { sortable: true, width: 220 }, (project) => <ProjectTitle project={project} />),
    column('status', status, { noWrap: true }, (project) => <StatusFilter status={project.status} />),
    column('publication', t('publications.filter'), { noWrap: true }, ({ publication }) => (
      <StatusFilter name="publication" status={publication} />
    )),
    column('type', type, { noWrap: true }, (project) => {
      const words = t(`shared.projectType.${project.type}`);
      return (
        <FilterButton name="type" value={project.type} label={words}>
          {words}
        </FilterButton>
      );
    }),
    column('location', location, { from: 'xl' }, (project) => (
      <Text maw={140} truncate inherit title={project.location}>
        {project.location}
      </Text>
    )),
    column('year', year, { from: 'lg', sortable: true, textAlign: 'right', width: 90 }),
    column(
      'viewCount',
      t('projects.viewCount'),
      { from: 'lg', sortable: true, textAlign: 'right', width: 115 },
      ({ viewCount }) => formatNumber(viewCount),
    ),
    column(
      'updatedAt',
      t('projects.updated'),
      { from: 'md', sortable: true, noWrap: true },
      ({ updatedAt }) => <ShortDate value={updatedAt} />,
    ),
    column('actions', t('list.actions'), { width: 72, textAlign: 'right' }, (project) => (
      <ProjectRowActions project={project} />
    )),
  ];
}

function ProjectTitle({ project }: { project: ListedProjectDto }) {
  return <PictureCell name={project.title} picture={project.mainImage} link={useProjectLink(project)} />;
}

function ProjectRowActions({ project }: { project: ListedProjectDto }) {
  return <ProjectActions project={project} link={useProjectLink(project)} />;
}

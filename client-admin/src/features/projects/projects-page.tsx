import {
  exportProjects,
  useGetStaffProjectStats,
  useImportProjects,
  useToggleProjectVisibility,
  useUpdateProject,
} from '@consultancy/client-shared/api/generated/projects/projects';
import { type ListedProjectDto, ProjectStatus } from '@consultancy/client-shared/api/model';
import { Group } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import { useStatusField, useSwitchField } from '../../ui/bulk-status';
import { CsvImport } from '../../ui/file-import';
import {
  ExportButton,
  ListHeader,
  NewRecordButton,
  PendingCards,
  RecordCardSkeleton,
  RecordList,
  SkeletonLine,
} from '../../ui/list-page';
import { ProjectCard } from './project-card';
import { useProjectsDeletion } from './use-project-actions';
import { useProjectColumns } from './use-project-columns';
import { OFFERED_TYPES, PROJECTS_PER_PAGE, useProjectList } from './use-project-list';

export function ProjectsPage() {
  const t = useTranslations();
  const { list, query, wanted } = useProjectList();
  const stats = useGetStaffProjectStats();

  const counts = stats.data?.data;
  const unknown = stats.isError ? null : undefined;
  return (
    <>
      <ListHeader
        title={t('projects.title')}
        counts={[
          { label: t('projects.counts.completed'), value: counts?.completedProjects ?? unknown },
          { label: t('projects.counts.featured'), value: counts?.featuredProjects ?? unknown },
          { label: t('projects.counts.forSale'), value: counts?.forSaleProjects ?? unknown },
        ]}
        action={
          <>
            <CsvImport useImport={useImportProjects} />
            <ExportButton load={(options) => exportProjects(wanted, options)} />
            <NewRecordButton to={paths.projectForm} label={t('projects.create')} />
          </>
        }
      />
      <RecordList
        list={list}
        query={query}
        also={[stats]}
        views="PROJECTS"
        searchPlaceholder={t('projects.searchPlaceholder')}
        filters={{
          status: [
            t('list.statusFilter'),
            t('list.allStatuses'),
            (value) => (value === 'active' ? t('projects.activeStatuses') : t(`shared.status.${value}`)),
          ],
          type: [
            t('projects.typeFilter'),
            t('projects.allTypes'),
            (value) => t(`shared.projectType.${value}`),
            OFFERED_TYPES,
          ],
          publication: [
            t('publications.filter'),
            t('publications.all'),
            (value) => t(`shared.status.${value}`),
          ],
        }}
        columns={useProjectColumns()}
        emptyText={t('projects.empty')}
        pending={
          <PendingCards count={PROJECTS_PER_PAGE}>
            <ProjectCardSkeleton />
          </PendingCards>
        }
        card={(project, selection) => <ProjectCard project={project} selection={selection} />}
        nameOf={({ title }) => title}
        bulk={useProjectBulk()}
        deletion={useProjectsDeletion()}
      />
    </>
  );
}

function ProjectCardSkeleton() {
  return (
    <RecordCardSkeleton>
      <Group mih={20} gap="xs" wrap="nowrap" justify="space-between">
        <SkeletonLine width="6rem" />
        <SkeletonLine width="4rem" />
      </Group>
    </RecordCardSkeleton>
  );
}

/** What several projects can be given at once. */
function useProjectBulk() {
  const t = useTranslations();
  const status = useStatusField<ListedProjectDto, ProjectStatus>(
    Object.values(ProjectStatus),
    useUpdateProject,
  );
  const visibility = useSwitchField<ListedProjectDto, { value: boolean }>(
    [t('bulk.visitors'), t('bulk.shown'), t('bulk.hidden')],
    ({ isPublic }) => isPublic,
    useToggleProjectVisibility,
    (value) => ({ value }),
  );
  return [status, visibility];
}

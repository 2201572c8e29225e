import {
  exportProjects,
  useGetStaffProjectStats,
} from '@consultancy/client-shared/api/generated/projects/projects';
import { useTranslations } from 'use-intl';
import { paths } from '../../paths';
import {
  BulkBar,
  CardGrid,
  ExportButton,
  FilterSelect,
  ListBody,
  ListHeader,
  ListToolbar,
  NewRecordButton,
  PendingCards,
  useRefresh,
  useSelection,
} from '../../ui/list-page';
import { ProjectCard } from './project-card';
import { ProjectCardSkeleton } from './project-card-skeleton';
import { useProjectBulk } from './use-project-bulk';
import { useDeleteProjects } from './use-project-deeds';
import {
  PROJECTS_PER_PAGE,
  PUBLICATION_CHOICES,
  STATUS_CHOICES,
  TYPE_CHOICES,
  useProjectList,
} from './use-project-list';

export function ProjectsPage() {
  const t = useTranslations();
  const { list, query, wanted } = useProjectList();
  const stats = useGetStaffProjectStats();
  const refresh = useRefresh(query, stats);
  const selection = useSelection(query.data?.data.data.map(({ id }) => id) ?? []);
  const bulk = useProjectBulk(selection);
  const deletion = useDeleteProjects(selection.clear);

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
            <ExportButton load={(options) => exportProjects(wanted, options)} />
            <NewRecordButton to={paths.projectForm} label={t('projects.create')} />
          </>
        }
      />
      <ListToolbar
        list={list}
        searchPlaceholder={t('projects.searchPlaceholder')}
        views="PROJECTS"
        refresh={refresh}
      >
        <FilterSelect
          label={t('list.statusFilter')}
          all={t('list.allStatuses')}
          choices={STATUS_CHOICES.map((value) => ({
            value,
            label: value === 'active' ? t('projects.activeStatuses') : t(`shared.status.${value}`),
          }))}
          value={list.filters.status}
          onChange={(status) => list.setFilter('status', status)}
        />
        <FilterSelect
          label={t('projects.typeFilter')}
          all={t('projects.allTypes')}
          choices={TYPE_CHOICES.map((value) => ({ value, label: t(`shared.projectType.${value}`) }))}
          value={list.filters.type}
          onChange={(type) => list.setFilter('type', type)}
        />
        <FilterSelect
          label={t('publications.filter')}
          all={t('publications.all')}
          choices={PUBLICATION_CHOICES.map((value) => ({ value, label: t(`shared.status.${value}`) }))}
          value={list.filters.publication}
          onChange={(publication) => list.setFilter('publication', publication)}
        />
      </ListToolbar>
      <ListBody
        query={query}
        list={list}
        emptyText={t('projects.empty')}
        pending={
          <PendingCards count={PROJECTS_PER_PAGE}>
            <ProjectCardSkeleton />
          </PendingCards>
        }
      >
        {(projects) => (
          <>
            <BulkBar
              selection={selection}
              rows={projects}
              bulk={bulk}
              onDelete={deletion.ask}
              isDeleting={deletion.isPending}
            />
            <CardGrid rows={projects}>
              {(project) => <ProjectCard project={project} selection={selection} />}
            </CardGrid>
          </>
        )}
      </ListBody>
    </>
  );
}

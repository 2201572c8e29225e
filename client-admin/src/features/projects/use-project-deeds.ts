import {
  bulkDeleteProjects,
  deleteProject,
  getListProjectsQueryKey,
  toggleProjectForSale,
  toggleProjectVisibility,
} from '@consultancy/client-shared/api/generated/projects/projects';
import { DeleteOutcome, type ProjectDto } from '@consultancy/client-shared/api/model';
import toast from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/use-confirm';
import { useDeed } from '../../ui/use-deed';

// The beginning of the keys of all lists of projects, of their figures and of each single one.
const refreshes = [getListProjectsQueryKey()];

/** Deletes a project, after a question. */
export function useDeleteProject() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const deletion = useDeed({
    work: ({ id }: ProjectDto) => deleteProject(id),
    done: () => t('projects.deleted'),
    failed: t('projects.deleteFailed'),
    refreshes,
  });
  const ask = (project: ProjectDto) =>
    confirm({
      title: t('projects.deleteTitle'),
      message: t('projects.deleteQuestion', { title: project.title }),
      confirm: t('projects.delete'),
      tone: 'danger',
      onConfirm: () => deletion.mutate(project),
    });
  return { ask, isPending: deletion.isPending };
}

/** Deletes several projects with one call, after one question, and tells what became of each. */
export function useDeleteProjects(onDone: () => void) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const deletion = useDeed({
    work: (projects: ProjectDto[]) => bulkDeleteProjects({ ids: projects.map(({ id }) => id) }),
    failed: t('projects.deleteAllFailed'),
    refreshes,
    onDone: ({ data }, projects) => {
      const idsOf = (wanted: DeleteOutcome) =>
        data.filter(({ outcome }) => outcome === wanted).map(({ id }) => id);
      const deleted = idsOf(DeleteOutcome.DELETED);
      const gone = projects.filter(({ id }) => idsOf(DeleteOutcome.NOT_FOUND).includes(id));
      if (deleted.length > 0) toast.success(t('projects.deletedAll', { count: deleted.length }));
      if (gone.length > 0)
        toast(t('projects.alreadyGone', { titles: gone.map(({ title }) => title).join(', ') }));
      onDone();
    },
  });
  const ask = (projects: ProjectDto[]) =>
    confirm({
      title: t('projects.deleteAllTitle'),
      message: t('projects.deleteAllQuestion', { count: projects.length }),
      confirm: t('projects.delete'),
      tone: 'danger',
      onConfirm: () => deletion.mutate(projects),
    });
  return { ask, isPending: deletion.isPending };
}

/** Shows a project to visitors, or hides it. */
export function useToggleVisibility() {
  const { t } = useTranslation();
  return useDeed({
    work: (id: number) => toggleProjectVisibility(id),
    done: (_id, { data }) => (data.isPublic ? t('projects.isPublic') : t('projects.isPrivate')),
    failed: t('projects.visibilityFailed'),
    refreshes,
  });
}

/** Offers the design of a project, or stops offering it. */
export function useToggleForSale() {
  const { t } = useTranslation();
  return useDeed({
    work: (id: number) => toggleProjectForSale(id),
    done: (_id, { data }) => (data.isForSale ? t('projects.isForSale') : t('projects.isNotForSale')),
    failed: t('projects.saleFailed'),
    refreshes,
  });
}

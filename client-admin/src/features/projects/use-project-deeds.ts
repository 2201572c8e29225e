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
import { attemptEach, type Outcomes } from '../../ui/attempt-each';
import { useDeletion } from '../../ui/bin';
import { useDeed } from '../../ui/use-deed';

// The beginning of the keys of all lists of projects, of their figures and of each single one.
const refreshes = [getListProjectsQueryKey()];

/** Deletes a project, after a question. */
export function useDeleteProject() {
  const { t } = useTranslation();
  return useDeletion<ProjectDto>({
    entity: 'project',
    question: ([first]) => ({
      title: t('projects.deleteTitle'),
      message: t('projects.deleteQuestion', { title: first.title }),
      confirm: t('projects.delete'),
    }),
    work: (projects) => attemptEach(projects, ({ id }) => deleteProject(id)),
    nameOf: ({ title }) => title,
    done: () => t('projects.deleted'),
    failed: t('projects.deleteFailed'),
  });
}

/** Deletes several projects with one call, after one question, and tells what became of each. */
export function useDeleteProjects(onDone: () => void) {
  const { t } = useTranslation();
  return useDeletion<ProjectDto>({
    entity: 'project',
    question: ({ length }) => ({
      title: t('projects.deleteAllTitle'),
      message: t('projects.deleteAllQuestion', { count: length }),
      confirm: t('projects.delete'),
    }),
    work: deleteTogether,
    nameOf: ({ title }) => title,
    done: (_, { done, gone }) => {
      const titles = gone.map(({ title }) => title).join(', ');
      if (titles) toast(t('projects.alreadyGone', { titles }));
      return done.length > 0 ? t('projects.deletedAll', { count: done.length }) : null;
    },
    failed: t('projects.deleteAllFailed'),
    onDone,
  });
}

async function deleteTogether(projects: ProjectDto[]): Promise<Outcomes<ProjectDto>> {
  const { data } = await bulkDeleteProjects({ ids: projects.map(({ id }) => id) });
  const deleted = new Set(
    data.filter(({ outcome }) => outcome === DeleteOutcome.DELETED).map(({ id }) => id),
  );
  return {
    done: projects.filter(({ id }) => deleted.has(id)),
    gone: projects.filter(({ id }) => !deleted.has(id)),
  };
}

/** Shows a project to visitors, or hides it. */
export function useToggleVisibility() {
  const { t } = useTranslation();
  const labels = useProjectLabels();
  return useDeed({
    work: ({ id, isPublic, version }: ProjectDto) =>
      toggleProjectVisibility(id, { value: !isPublic, version }),
    done: (_project, { data }) => (data.isPublic ? t('projects.isPublic') : t('projects.isPrivate')),
    failed: t('projects.visibilityFailed'),
    refreshes,
    basedOn: (record) => ({ record, labels }),
  });
}

/** Offers the design of a project, or stops offering it. */
export function useToggleForSale() {
  const { t } = useTranslation();
  const labels = useProjectLabels();
  return useDeed({
    work: ({ id, isForSale, version }: ProjectDto) =>
      toggleProjectForSale(id, { value: !isForSale, version }),
    done: (_project, { data }) => (data.isForSale ? t('projects.isForSale') : t('projects.isNotForSale')),
    failed: t('projects.saleFailed'),
    refreshes,
    basedOn: (record) => ({ record, labels }),
  });
}

/** What somebody else may have changed meanwhile is called. */
function useProjectLabels() {
  const { t } = useTranslation();
  return {
    title: t('projects.form.title'),
    location: t('projects.form.location'),
    status: t('projects.form.status'),
    isPublic: t('projects.form.isPublic'),
    isForSale: t('projects.form.isForSale'),
    price: t('projects.form.price'),
  };
}

import {
  getListProjectsQueryKey,
  useDeleteProjects,
  useToggleProjectForSale,
  useToggleProjectVisibility,
  useUpdateProject,
} from '@consultancy/client-shared/api/generated/projects/projects';
import { DeleteOutcome, type DeleteResultDto, type ProjectDto } from '@consultancy/client-shared/api/model';
import toast from 'react-hot-toast';
import { useTranslations } from 'use-intl';
import type { Outcomes } from '../../ui/change-each';
import { changesOf } from '../../ui/changes-of-record';
import { toasts } from '../../ui/toasts';
import { useDeletion } from '../../ui/trash';
import { projectsTexts } from './texts';

// The beginning of the keys of all lists of projects, of their figures and of each single one.
const lists = getListProjectsQueryKey();

const { title, location, status, isPublic, isForSale, price } = projectsTexts.form;
/** What somebody else may have changed meanwhile is called. */
const labels = { title, location, status, isPublic, isForSale, price };

const nameOf = ({ title }: ProjectDto) => title;

/** Deletes several projects with one call, after one question, and reports the result of each. */
export function useProjectsDeletion() {
  const t = useTranslations();
  const { mutateAsync } = useDeleteProjects();
  return useDeletion<ProjectDto>({
    entity: 'project',
    texts: 'projects.deletionOfSeveral',
    nameOf,
    removeTogether: async (projects) => {
      const { data } = await mutateAsync({ data: { ids: projects.map(({ id }) => id) } });
      return outcomesOf(data, projects);
    },
    sayGone: (rows) => toast(t('projects.alreadyGone', { titles: rows.map(nameOf).join(', ') })),
  });
}

function outcomesOf(data: DeleteResultDto[], projects: ProjectDto[]): Outcomes<ProjectDto> {
  const deleted = new Set(
    data.filter(({ outcome }) => outcome === DeleteOutcome.DELETED).map(({ id }) => id),
  );
  return {
    done: projects.filter(({ id }) => deleted.has(id)),
    gone: projects.filter(({ id }) => !deleted.has(id)),
  };
}

/** Shows a project to visitors, or hides it; the toast takes it back, as with the next two. */
export function useToggleVisibility(project: ProjectDto) {
  const t = useTranslations();
  const { id, isPublic, version } = project;
  const { mutate, isPending } = useToggleProjectVisibility({
    mutation: {
      ...changesOf('projects', id),
      meta: { error: t('projects.visibilityFailed'), basedOn: { record: project, labels }, lists },
      onSuccess: ({ data }) =>
        toasts.success(t(data.isPublic ? 'projects.isPublic' : 'projects.isPrivate'), () =>
          mutate({ id, data: { value: !data.isPublic, version: data.version } }),
        ),
    },
  });
  return { toggle: () => mutate({ id, data: { value: !isPublic, version } }), isPending };
}

/** Offers the design of a project, or stops offering it. */
export function useToggleForSale(project: ProjectDto) {
  const t = useTranslations();
  const { id, isForSale, version } = project;
  const { mutate, isPending } = useToggleProjectForSale({
    mutation: {
      ...changesOf('projects', id),
      meta: { error: t('projects.saleFailed'), basedOn: { record: project, labels }, lists },
      onSuccess: ({ data }) =>
        toasts.success(t(data.isForSale ? 'projects.isForSale' : 'projects.isNotForSale'), () =>
          mutate({ id, data: { value: !data.isForSale, version: data.version } }),
        ),
    },
  });
  return { toggle: () => mutate({ id, data: { value: !isForSale, version } }), isPending };
}

/** Puts a project into the first section of the gallery, or takes it out. */
export function useToggleFeatured(project: ProjectDto) {
  const t = useTranslations();
  const { id, featured, version } = project;
  const { mutate, isPending } = useUpdateProject({
    mutation: {
      ...changesOf('projects', id),
      meta: {
        error: t('projects.form.failed', { isNew: 'false' }),
        basedOn: { record: project, labels },
        lists,
      },
      onSuccess: ({ data }) =>
        toasts.success(t(data.featured ? 'projects.isFeatured' : 'projects.isNotFeatured'), () =>
          mutate({ id, data: { featured: !data.featured, version: data.version } }),
        ),
    },
  });
  return { toggle: () => mutate({ id, data: { featured: !featured, version } }), isPending };
}

import {
  getListProjectsQueryKey,
  toggleProjectVisibility,
  updateProject,
} from '@consultancy/client-shared/api/generated/projects/projects';
import { type ProjectDto, ProjectStatus } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { type BulkField, useBulkStatus } from '../../ui/bulk-status';
import type { Selection } from '../../ui/list-page';

/** What several projects can be given at once. */
export function useProjectBulk(selection: Selection) {
  const t = useTranslations();
  const status: BulkField<ProjectDto, ProjectStatus> = {
    label: t('list.statusFilter'),
    choices: Object.values(ProjectStatus).map((value) => ({ value, label: t(`shared.status.${value}`) })),
    valueOf: ({ status }) => status,
    change: ({ id, version }, status) => updateProject(id, { status, version }),
  };
  const visibility: BulkField<ProjectDto, 'shown' | 'hidden'> = {
    label: t('bulk.visitors'),
    choices: [
      { value: 'shown', label: t('bulk.shown') },
      { value: 'hidden', label: t('bulk.hidden') },
    ],
    valueOf: ({ isPublic }) => (isPublic ? 'shown' : 'hidden'),
    change: ({ id, version }, value) => toggleProjectVisibility(id, { value: value === 'shown', version }),
  };
  return useBulkStatus<ProjectDto>({
    selection,
    nameOf: ({ title }) => title,
    fields: [status, visibility],
    refreshes: [getListProjectsQueryKey()],
  });
}

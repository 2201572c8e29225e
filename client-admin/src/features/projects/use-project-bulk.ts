import {
  toggleProjectVisibility,
  updateProject,
} from '@consultancy/client-shared/api/generated/projects/projects';
import { type ListedProjectDto, ProjectStatus } from '@consultancy/client-shared/api/model';
import { useTranslations } from 'use-intl';
import { switchField, useStatusField } from '../../ui/bulk-status';

/** What several projects can be given at once. */
export function useProjectBulk() {
  const t = useTranslations();
  const status = useStatusField<ListedProjectDto, ProjectStatus>(Object.values(ProjectStatus), updateProject);
  const visibility = switchField<ListedProjectDto>(
    [t('bulk.visitors'), t('bulk.shown'), t('bulk.hidden')],
    ({ isPublic }) => isPublic,
    ({ id, version }, value) => toggleProjectVisibility(id, { value, version }),
  );
  return [status, visibility];
}

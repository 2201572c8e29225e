import type { ContentKind } from '@consultancy/client-shared/api/model';
import { editPath, paths } from '../../paths';

/** Where a record is changed. */
export const addressOf: Record<ContentKind, (id: number) => string> = {
  project: (id) => editPath(paths.projectForm, id),
  post: (id) => editPath(paths.postForm, id),
  service: (id) => editPath(paths.serviceForm, id),
};

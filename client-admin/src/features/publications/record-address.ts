import type { PublicationKind } from '@consultancy/client-shared/api/model';
import { editPath, paths } from '../../paths';

/** Where a record is changed. */
export const addressOf: Record<PublicationKind, (id: number) => string> = {
  PROJECT: (id) => editPath(paths.projectForm, id),
  POST: (id) => editPath(paths.postForm, id),
  SERVICE: (id) => editPath(paths.serviceForm, id),
};

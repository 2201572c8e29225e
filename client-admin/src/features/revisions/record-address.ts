import type { RevisionKind } from '@consultancy/client-shared/api/model';
import { editPath, paths } from '../../paths';

/** Where a record is changed. */
export const addressOf: Record<RevisionKind, (id: number) => string> = {
  PROJECT: (id) => editPath(paths.projectForm, id),
  POST: (id) => editPath(paths.postForm, id),
  SERVICE: (id) => editPath(paths.serviceForm, id),
};

/** The section that has the record. */
export const listOf = {
  PROJECT: { path: paths.projects, section: 'projects' },
  POST: { path: paths.blog, section: 'blog' },
  SERVICE: { path: paths.services, section: 'services' },
} as const;

import { PublicationKind, type PublishedKind } from '../publications/publications.module.js';
import type { CountedProject } from './counted-project.js';
import { projectKind } from './project-kind.js';

export const publishedProject: PublishedKind<CountedProject> = {
  kind: PublicationKind.PROJECT,
  record: projectKind,
  isPublished: ({ isPublic }) => isPublic,
  setPublished: (project, isPublished) => {
    project.isPublic = isPublished;
  },
};

import { RecordKind } from '../../common/record-kind.js';
import { namesOf, type PublishedKind } from '../publications/publications.module.js';
import type { CountedProject } from './counted-project.js';
import { projectKind } from './project-kind.js';
import { revisedProject } from './revised-project.js';

export const publishedProject: PublishedKind<CountedProject> = {
  kind: RecordKind.PROJECT,
  record: projectKind,
  content: namesOf(revisedProject.fields, 'isPublic'),
  isPublished: ({ isPublic }) => isPublic,
  setPublished: (project, isPublished) => {
    project.isPublic = isPublished;
  },
  /** A pair goes with its pictures. */
  arrange: (project) => {
    const shown = [project.mainImage, ...project.gallery];
    project.beforeAfter = project.beforeAfter.filter(
      ({ before, after }) => shown.includes(before) && shown.includes(after),
    );
  },
};

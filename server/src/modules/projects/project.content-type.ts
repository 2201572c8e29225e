import { RecordKind } from '../../common/record-kind.js';
import type { PublishedType, WrittenType } from '../../content/content.module.js';
import { checkPeriod } from './check-period.js';
import { type CountedProject, countersOf } from './counted-project.js';
import { ProjectDto } from './dto/project.dto.js';
import { ProjectCounters } from './project-counters.entity.js';
import { projectTexts } from './project-texts.js';
import { Project } from './project.entity.js';

export const projectType: WrittenType<CountedProject, ProjectDto> & PublishedType<CountedProject> = {
  kind: RecordKind.PROJECT,
  entity: Project as new () => CountedProject,
  notFound: projectTexts.notFound,
  titleOf: ({ title }) => title,
  toDto: ProjectDto.from,
  complete: countersOf,
  trash: { label: 'Project', subtitleOf: ({ location }) => location, heldBy: 'order' },
  folder: 'projects',
  publishing: {
    field: 'isPublic',
    isPublished: ({ isPublic }) => isPublic,
    setPublished: (project, isPublished) => {
      project.isPublic = isPublished;
    },
    arrange,
    check: checkPeriod,
  },
  slugOf: ({ slug }) => slug,
  onCreated: async (manager, { id }) => {
    await manager.insert(ProjectCounters, { projectId: id });
  },
};

/** Where the main picture is gone, the next one takes its place; a pair goes with its pictures. */
function arrange(project: CountedProject): void {
  const [next, ...others] = project.gallery ?? [];
  if (project.mainImage === null && next) Object.assign(project, { mainImage: next, gallery: others });
  if (!project.beforeAfter) return;
  const shown = [project.mainImage, ...project.gallery];
  project.beforeAfter = project.beforeAfter.filter(
    ({ before, after }) => shown.includes(before) && shown.includes(after),
  );
}

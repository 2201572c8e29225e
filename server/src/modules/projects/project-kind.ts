import { RecordKind } from '../../common/record-kind.js';
import { type BinnedKind } from '../bin/bin.module.js';
import { type CountedProject, countersOf } from './counted-project.js';
import { ProjectDto } from './dto/project.dto.js';
import { projectTexts } from './project-texts.js';
import { Project } from './project.entity.js';

/** What log, bin and earlier versions have to know of projects. */
export const projectKind: BinnedKind<CountedProject> = {
  entity: RecordKind.PROJECT,
  target: Project as new () => CountedProject,
  label: 'Project',
  subject: RecordKind.PROJECT,
  notFound: projectTexts.notFound,
  titleOf: ({ title }) => title,
  toDto: ProjectDto.from,
  complete: countersOf,
  describe: ({ title, location }) => ({ title, subtitle: location }),
  imagePathsOf: ({ mainImage, gallery }) => [mainImage, ...gallery],
  keptBy: 'order',
};

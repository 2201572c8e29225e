import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { ProjectCounters } from './project-counters.entity.js';
import type { Project } from './project.entity.js';

/** A project and what visitors make of it. */
export type CountedProject = Project & {
  counters: Pick<ProjectCounters, 'viewCount' | 'ratingSum' | 'ratingCount'>;
};

/** Joins the counters, as `counters`; each project has one row of them. */
export function withCounters(builder: SelectQueryBuilder<Project>): SelectQueryBuilder<CountedProject> {
  return builder.innerJoinAndMapOne(
    `${builder.alias}.counters`,
    ProjectCounters,
    'counters',
    `counters.projectId = ${builder.alias}.id`,
  ) as SelectQueryBuilder<CountedProject>;
}

/** Adds the counters to a project that was loaded without them, such as one that is locked. */
export async function countersOf(manager: EntityManager, project: Project): Promise<CountedProject> {
  const counters = await manager.findOneBy(ProjectCounters, { projectId: project.id });
  // One that is made in this very transaction has none before the commit.
  return Object.assign(project, { counters: counters ?? { viewCount: 0, ratingSum: 0, ratingCount: 0 } });
}

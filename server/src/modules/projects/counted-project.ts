import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
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
  return (await addCounters(manager, [project]))[0]!;
}

/** Adds the counters to projects that were loaded without them. */
export async function addCounters(manager: EntityManager, projects: Project[]): Promise<CountedProject[]> {
  const rows = await manager.findBy(ProjectCounters, { projectId: In(projects.map(({ id }) => id)) });
  const byId = new Map(rows.map((counters) => [counters.projectId, counters]));
  // One that is made in this very transaction has none before the commit.
  const none = { viewCount: 0, ratingSum: 0, ratingCount: 0 };
  return projects.map((project) => Object.assign(project, { counters: byId.get(project.id) ?? none }));
}

import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { readRows } from '../../common/pagination/plain-rows.js';
import { ProjectCounters } from './project-counters.entity.js';
import type { Project } from './project.entity.js';

export interface Counters {
  counters: Pick<ProjectCounters, 'viewCount' | 'ratingSum' | 'ratingCount'>;
}

/** What is known of a project, and what visitors make of it. */
export type Counted<Known> = Known & Counters;

export type CountedProject = Counted<Project>;

/** The counters of one row of projects, looked up by their key, for any query plan. */
export const countersOfRow = {
  counters: `(SELECT json_build_object(
  'viewCount', view_count, 'ratingSum', rating_sum, 'ratingCount', rating_count
) FROM project_counters WHERE project_counters.project_id = project.id)`,
};

/** Plain rows of projects with their counters. @param builder its alias is `project` */
export function readCounted<Name extends keyof Project & string, Others extends object = object>(
  builder: SelectQueryBuilder<Project>,
  names: readonly Name[],
  others?: Readonly<Record<keyof Others & string, string>>,
): Promise<(Counted<Pick<Project, Name>> & Others)[]> {
  const columns = { ...countersOfRow, ...others } as Record<keyof (Counters & Others) & string, string>;
  return readRows<Project, Name, Counters & Others>(builder, names, columns);
}

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

import type { Repository, SelectQueryBuilder } from 'typeorm';
import { whereSearch } from '../../common/pagination/search.js';
import { wherePublication } from '../../content/content.module.js';
import { withCounters } from './counted-project.js';
import {
  type ExportProjectsQuery,
  type ListProjectsQuery,
  type ProjectFacetsQuery,
  ProjectSort,
} from './dto/list-projects.dto.js';
import { placeOf, showsMaterials, yearOf } from './project-facets.js';
import type { Project } from './project.entity.js';
import { publishedRow } from './read-projects.js';

/** Public projects; a search by material finds only public materials. */
export function shownProjects(
  projects: Repository<Project>,
  query: ProjectFacetsQuery | ListProjectsQuery,
): SelectQueryBuilder<Project> {
  const builder = filteredProjects(projects, query).andWhere('project.isPublic');
  return query.material ? builder.andWhere(showsMaterials('project')) : builder;
}

/** Projects that the filters leave, hidden ones too. */
export function filteredProjects(
  projects: Repository<Project>,
  query: ExportProjectsQuery,
): SelectQueryBuilder<Project> {
  const { type, status, style, featured, isForSale, isPublic, place, year, material } = query;
  const builder = projects.createQueryBuilder('project');
  if (type) builder.andWhere('project.type = :type', { type });
  if (status) builder.andWhere('project.status IN (:...status)', { status });
  if (style) builder.andWhere('project.style = :style', { style });
  if (featured !== undefined) builder.andWhere('project.featured = :featured', { featured });
  if (isForSale !== undefined) builder.andWhere('project.isForSale = :isForSale', { isForSale });
  if (isPublic !== undefined) builder.andWhere('project.isPublic = :isPublic', { isPublic });
  if (place) builder.andWhere(`${placeOf('project')} = lower(:place)`, { place });
  if (year) builder.andWhere(`${yearOf('project')} = :year`, { year });
  if (material) {
    const materials = 'SELECT lower(jsonb_array_elements_text(project.materials))';
    builder.andWhere(`lower(:material) IN (${materials})`, { material });
  }
  wherePublication(builder, publishedRow, query.publication);
  whereSearch(builder, query.search);
  return builder;
}

/** Only what is sorted by them joins the counters: a search for words knows one index. */
export function joinOf({ sortBy }: ListProjectsQuery): typeof withCounters | undefined {
  return sortBy === ProjectSort.viewCount ? withCounters : undefined;
}

export function sortColumn({ sortBy = ProjectSort.createdAt }: ExportProjectsQuery): string {
  if (sortBy === ProjectSort.viewCount) return 'counters.viewCount';
  return sortBy === ProjectSort.year ? yearOf('project') : `project.${sortBy}`;
}

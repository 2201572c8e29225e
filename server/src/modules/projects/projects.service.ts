import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { notFound } from '../../common/errors/api-exception.js';
import { findAllRows } from '../../common/pagination/all-rows.js';
import { findPage, type Page, type Tallied } from '../../common/pagination/page.js';
import { whereSearch } from '../../common/pagination/search.js';
import { countKinds, kindsBy, readKindsBy } from '../../common/tallies/tallies.js';
import { type Counted, readCounted, withCounters } from './counted-project.js';
import { type ExportProjectsQuery, type ListProjectsQuery, ProjectSort } from './dto/list-projects.dto.js';
import { staffProjectFields, ProjectDto } from './dto/project.dto.js';
import { publicProjectFields, PublicProjectDto } from './dto/public-project.dto.js';
import type { ProjectStatsDto } from './dto/project-stats.dto.js';
import { projectTexts } from './project-texts.js';
import { Project } from './project.entity.js';
import { ProjectStatus, ProjectType } from './project.enums.js';

/** Whether hidden projects exist for the one who asks. */
export interface Visibility {
  includeHidden: boolean;
}

/** Projects as visitors and as staff read them. */
@Injectable()
export class ProjectsService {
  constructor(@InjectRepository(Project) private readonly projects: Repository<Project>) {}

  /** A page of the portfolio as visitors see it. */
  list(query: ListProjectsQuery, { includeHidden }: Visibility): Promise<Page<PublicProjectDto>> {
    const builder = this.#filtered(query);
    if (!includeHidden) builder.andWhere('project.isPublic');
    const read = (rows: SelectQueryBuilder<Project>) => readCounted(rows, publicProjectFields);
    return findPage(builder, query, sortColumn(query), PublicProjectDto.from, {
      read,
      join: joinOf(query),
      tallied: talliedBy(query, includeHidden ? query.isPublic : true),
    });
  }

  /** A page of the projects that staff keep, hidden ones too. */
  listForStaff(query: ListProjectsQuery): Promise<Page<ProjectDto>> {
    const read = (rows: SelectQueryBuilder<Project>) => readCounted(rows, staffProjectFields);
    return findPage(this.#filtered(query), query, sortColumn(query), ProjectDto.from, {
      read,
      join: joinOf(query),
      tallied: talliedBy(query, query.isPublic),
    });
  }

  /** All projects that the filters leave, hidden ones too. */
  listAll(query: ExportProjectsQuery): Promise<AsyncIterable<ProjectDto>> {
    return findAllRows(withCounters(this.#filtered(query)), query, sortColumn(query), ProjectDto.from);
  }

  /** The newest public featured projects. */
  async featured(limit: number): Promise<PublicProjectDto[]> {
    const builder = this.projects
      .createQueryBuilder('project')
      .where('project.featured AND project.isPublic')
      .orderBy('project.createdAt', 'DESC')
      .addOrderBy('project.id', 'DESC')
      .limit(limit);
    return (await readCounted(builder, publicProjectFields)).map(PublicProjectDto.from);
  }

  async findById(id: number, visibility: Visibility): Promise<PublicProjectDto> {
    const builder = this.projects.createQueryBuilder('project').where('project.id = :id', { id });
    return PublicProjectDto.from(await readOne(builder, publicProjectFields, visibility));
  }

  async findBySlug(slug: string, visibility: Visibility): Promise<PublicProjectDto> {
    const builder = this.projects.createQueryBuilder('project').where('project.slug = :slug', { slug });
    return PublicProjectDto.from(await readOne(builder, publicProjectFields, visibility));
  }

  async findForStaff(id: number): Promise<ProjectDto> {
    const builder = this.projects.createQueryBuilder('project').where('project.id = :id', { id });
    return ProjectDto.from(await readOne(builder, staffProjectFields, { includeHidden: true }));
  }

  async stats({ includeHidden }: Visibility): Promise<ProjectStatsDto> {
    const seen = { of: Project, where: { isPublic: includeHidden ? undefined : true } };
    const counts = await countKinds(this.projects.manager.dataSource, {
      totalProjects: seen,
      featuredProjects: { ...seen, facet: 'featured', where: { ...seen.where, featured: true } },
      forSaleProjects: { ...seen, facet: 'isForSale', where: { ...seen.where, isForSale: true } },
      publicProjects: { of: Project, where: { isPublic: true } },
      ...kindsBy(seen, 'type', ProjectType),
      ...kindsBy(seen, 'status', ProjectStatus),
    });
    const { totalProjects, featuredProjects, forSaleProjects, publicProjects } = counts;
    const projectsByStatus = readKindsBy(counts, 'status', ProjectStatus);
    return {
      totalProjects,
      completedProjects: projectsByStatus.COMPLETED,
      featuredProjects,
      forSaleProjects,
      publicProjects,
      projectsByType: readKindsBy(counts, 'type', ProjectType),
      projectsByStatus,
    };
  }

  #filtered(query: ExportProjectsQuery): SelectQueryBuilder<Project> {
    const { type, status, style, featured, isForSale, isPublic } = query;
    const builder = this.projects.createQueryBuilder('project');
    if (type) builder.andWhere('project.type = :type', { type });
    if (status) builder.andWhere('project.status IN (:...status)', { status });
    if (style) builder.andWhere('project.style = :style', { style });
    if (featured !== undefined) builder.andWhere('project.featured = :featured', { featured });
    if (isForSale !== undefined) builder.andWhere('project.isForSale = :isForSale', { isForSale });
    if (isPublic !== undefined) builder.andWhere('project.isPublic = :isPublic', { isPublic });
    whereSearch(builder, query.search);
    return builder;
  }
}

async function readOne<Name extends keyof Project & string>(
  builder: SelectQueryBuilder<Project>,
  names: readonly Name[],
  { includeHidden }: Visibility,
): Promise<Counted<Pick<Project, Name>>> {
  if (!includeHidden) builder.andWhere('project.isPublic');
  const [project] = await readCounted(builder, names);
  if (!project) throw notFound(projectTexts.notFound);
  return project;
}

/** Only what is sorted by them joins the counters: a search for words knows one index. */
function joinOf({ sortBy }: ListProjectsQuery): typeof withCounters | undefined {
  return sortBy === ProjectSort.viewCount ? withCounters : undefined;
}

function sortColumn({ sortBy = ProjectSort.createdAt }: ExportProjectsQuery): string {
  return sortBy === ProjectSort.viewCount ? 'counters.viewCount' : `project.${sortBy}`;
}

function talliedBy(
  { type, status, style, featured, isForSale }: ListProjectsQuery,
  isPublic: boolean | undefined,
): Tallied {
  return { base: { isPublic }, facets: { type, status, style, featured, isForSale } };
}

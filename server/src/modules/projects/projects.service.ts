import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { countByValue, countRecords } from '../../common/counts/count-records.js';
import { moved, notFound } from '../../common/errors/api-exception.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import { findAllRows } from '../../common/pagination/all-rows.js';
import { findPage, type Page } from '../../common/pagination/page.js';
import { readRows } from '../../common/pagination/plain-rows.js';
import { RecordKind } from '../../common/record-kind.js';
import {
  ActivityService,
  Articles,
  FormerAddressesService,
  publicationOf,
  type Revision,
  sortColumnIn,
} from '../../content/content.module.js';
import { readCounted, withCounters } from './counted-project.js';
import {
  type ExportProjectsQuery,
  type ListProjectsQuery,
  type ListStaffProjectsQuery,
  type ProjectFacetsDto,
  type ProjectFacetsQuery,
  type ProjectStatsDto,
} from './dto/list-projects.dto.js';
import {
  ListedProjectDto,
  ProjectDto,
  StaffListedProjectDto,
  type StaffProjectDetailsDto,
  StaffProjectDto,
  staffProjectFields,
} from './dto/project.dto.js';
import { PublicProjectDetailsDto, PublicProjectDto } from './dto/public-project.dto.js';
import type { RelatedProjectsDto } from './dto/related-projects.dto.js';
import { filteredProjects, joinOf, shownProjects, sortColumn } from './filtered-projects.js';
import { countFacets } from './project-facets.js';
import { projectTexts } from './project-texts.js';
import { projectType } from './project.content-type.js';
import { Project } from './project.entity.js';
import { ProjectStatus, ProjectType } from './project.enums.js';
import { publishedRow, readDetails, readForStaff, readListed } from './read-projects.js';
import { type ComparedProject, findRelated } from './related-projects.js';

type ExactTime = Pick<ComparedProject, 'exactCreatedAt'>;

/** Projects as visitors and as staff read them. */
@Injectable()
export class ProjectsService {
  constructor(
    @InjectRepository(Project) private readonly projects: Repository<Project>,
    private readonly addresses: FormerAddressesService,
    private readonly activity: ActivityService,
    private readonly articles: Articles,
  ) {}

  /** A page of the portfolio as visitors see it. */
  list(query: ListProjectsQuery, language: SiteLanguage): Promise<Page<PublicProjectDto>> {
    const builder = shownProjects(this.projects, query);
    const read = (rows: SelectQueryBuilder<Project>) => readListed(rows, language);
    return findPage(
      builder,
      query,
      sortColumnIn(projectType, language, sortColumn(query)),
      PublicProjectDto.from,
      {
        read,
        joinSorted: joinOf(query),
      },
    );
  }

  /** A page of the projects that staff keep, hidden ones too. */
  listForStaff(query: ListStaffProjectsQuery): Promise<Page<ListedProjectDto>> {
    const read = (rows: SelectQueryBuilder<Project>) =>
      readCounted<(typeof staffProjectFields)[number], Pick<ListedProjectDto, 'publication'>>(
        rows,
        staffProjectFields,
        publicationOf(publishedRow),
      );
    return findPage(filteredProjects(this.projects, query), query, sortColumn(query), ListedProjectDto.from, {
      read,
      joinSorted: joinOf(query),
    });
  }

  /** The same with the pictures of each, as visitors get them. */
  listWithHidden(query: ListProjectsQuery): Promise<Page<StaffListedProjectDto>> {
    return findPage(
      filteredProjects(this.projects, query),
      query,
      sortColumn(query),
      StaffListedProjectDto.from,
      {
        read: (rows) => readForStaff(rows),
        joinSorted: joinOf(query),
      },
    );
  }

  /** All projects that the filters leave, hidden ones too; the log names the caller, as referees are people. */
  listAll(query: ExportProjectsQuery, actorId: number): Promise<AsyncIterable<ProjectDto>> {
    const projects = withCounters(filteredProjects(this.projects, query));
    return findAllRows(projects, query, sortColumn(query), ProjectDto.from, (rows) =>
      this.activity.noteExport({ subject: RecordKind.PROJECT, list: 'Projects', rows, actorId }),
    );
  }

  /** The newest public featured projects. */
  async featured(limit: number, language: SiteLanguage): Promise<PublicProjectDto[]> {
    const builder = this.#featured(limit).andWhere('project.isPublic');
    return (await readListed(builder, language)).map(PublicProjectDto.from);
  }

  /** The newest featured projects, hidden ones too. */
  async featuredWithHidden(limit: number): Promise<StaffListedProjectDto[]> {
    return (await readForStaff(this.#featured(limit))).map(StaffListedProjectDto.from);
  }

  #featured(limit: number): SelectQueryBuilder<Project> {
    return this.projects
      .createQueryBuilder('project')
      .where('project.featured')
      .orderBy('project.createdAt', 'DESC')
      .addOrderBy('project.id', 'DESC')
      .limit(limit);
  }

  async findById(id: number, language: SiteLanguage): Promise<PublicProjectDetailsDto> {
    const project = await this.#read({ id }, language);
    if (!project) throw notFound(projectTexts.notFound);
    return project;
  }

  /**
   * @param under the rest of the address after the name
   * @throws ApiException 404, 301 where the project has another address by now
   */
  async findBySlug(slug: string, language: SiteLanguage, under = ''): Promise<PublicProjectDetailsDto> {
    const project = await this.#read({ slug }, language);
    return project ?? this.#redirectToCurrentSlug(slug, under);
  }

  /**
   * A project as staff keep it, hidden or not, with its pictures.
   * @throws ApiException 404, 301 where the project has another address by now
   */
  async findWithHidden(where: Pick<Project, 'id'> | Pick<Project, 'slug'>): Promise<StaffProjectDetailsDto> {
    const builder = this.projects.createQueryBuilder('project').where(where);
    const [project] = await readForStaff(builder);
    if (project) return this.#withHtml(StaffProjectDto.from(project));
    return 'slug' in where ? this.#redirectToCurrentSlug(where.slug, '', {}) : orNotFound([]);
  }

  /** Where a project leads on to: public projects that are alike, and those beside it in the gallery. */
  async related(slug: string, language: SiteLanguage): Promise<RelatedProjectsDto> {
    const builder = this.projects.createQueryBuilder('project').where({ slug, isPublic: true });
    const rows = await readRows<Project, 'id' | 'featured' | 'type' | 'style' | 'location', ExactTime>(
      builder,
      ['id', 'featured', 'type', 'style', 'location'],
      { exactCreatedAt: 'project.created_at::text' },
    );
    const [project] = rows;
    if (!project) return this.#redirectToCurrentSlug(slug, '/related');
    return findRelated(this.projects.manager.dataSource, project, language);
  }

  async findForStaff(id: number): Promise<ProjectDto> {
    const builder = this.projects.createQueryBuilder('project').where('project.id = :id', { id });
    return ProjectDto.from(orNotFound(await readCounted(builder, staffProjectFields)));
  }

  /** A project as it would be with its draft, hidden or not; null where there is none. */
  async preview(
    id: number,
    language: SiteLanguage,
    draft: Revision | null,
  ): Promise<PublicProjectDetailsDto | null> {
    const builder = this.projects.createQueryBuilder('project').where({ id });
    const [project] = await readDetails(builder, language, draft);
    return project ? this.#withHtml(PublicProjectDetailsDto.from(project)) : null;
  }

  /** Values of each filter with their counts, the other filters applied. */
  facets(query: ProjectFacetsQuery, language: SiteLanguage): Promise<ProjectFacetsDto> {
    return countFacets((facet) => shownProjects(this.projects, { ...query, [facet]: undefined }), language);
  }

  /** Counts of the projects that visitors see. */
  stats(): Promise<ProjectStatsDto> {
    return this.#stats({ isPublic: true });
  }

  /** Counts of all projects, hidden ones too. */
  statsForStaff(): Promise<ProjectStatsDto> {
    return this.#stats({});
  }

  async #stats(seen: { isPublic?: boolean }): Promise<ProjectStatsDto> {
    const [counts, projectsByType, projectsByStatus] = await Promise.all([
      countRecords(this.projects.manager, {
        totalProjects: { of: Project, where: seen },
        featuredProjects: { of: Project, where: { ...seen, featured: true } },
        forSaleProjects: { of: Project, where: { ...seen, isForSale: true } },
        publicProjects: { of: Project, where: { isPublic: true } },
      }),
      countByValue(this.projects.manager, Project, 'type', ProjectType, seen),
      countByValue(this.projects.manager, Project, 'status', ProjectStatus, seen),
    ]);
    return { ...counts, completedProjects: projectsByStatus.COMPLETED, projectsByType, projectsByStatus };
  }

  async #read(
    where: Pick<Project, 'id'> | Pick<Project, 'slug'>,
    language: SiteLanguage,
  ): Promise<PublicProjectDetailsDto | undefined> {
    const builder = this.projects.createQueryBuilder('project').where({ ...where, isPublic: true });
    const [project] = await readDetails(builder, language);
    return project && this.#withHtml(PublicProjectDetailsDto.from(project));
  }

  async #withHtml<Shown extends Pick<Project, 'longDescription'>>(project: Shown) {
    const { longDescription } = project;
    const html = longDescription && (await this.articles.htmlOf(longDescription, 'project'));
    return { ...project, longDescriptionHtml: html || null };
  }

  /** Says where the project is that had an address before. @throws ApiException 301, or 404 where there is none */
  async #redirectToCurrentSlug(
    slug: string,
    under: string,
    seen: { isPublic?: boolean } = { isPublic: true },
  ): Promise<never> {
    const id = await this.addresses.recordOf(RecordKind.PROJECT, slug);
    const project = id && (await this.projects.findOneBy({ id, ...seen }));
    if (!project) throw notFound(projectTexts.notFound);
    throw moved(projectTexts.moved, `/api/v1/projects/slug/${project.slug}${under}`);
  }
}

/** The only row. @throws ApiException 404 where there is none */
function orNotFound<Row>([row]: Row[]): Row {
  if (!row) throw notFound(projectTexts.notFound);
  return row;
}

import { Controller, Get, Param, Query } from '@nestjs/common';
import {
  type Caller,
  CurrentCaller,
  isEditor,
  isStaff,
  Public,
  StaffSeeMore,
} from '../../common/access/access.js';
import { FromContent, FromContentInLanguage } from '../../common/caching/from-content.decorator.js';
import { Answer, AnswerPage, MayHaveMoved } from '../../common/envelope/answer.decorator.js';
import { RequestLanguage } from '../../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import type { Page } from '../../common/pagination/page.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import {
  AsVisitorQuery,
  FeaturedQuery,
  ListProjectsQuery,
  ProjectFacetsDto,
  ProjectFacetsQuery,
  ProjectStatsDto,
} from './dto/list-projects.dto.js';
import { StaffListedProjectDto, StaffProjectDetailsDto } from './dto/project.dto.js';
import { PublicProjectDetailsDto, PublicProjectDto } from './dto/public-project.dto.js';
import { RelatedProjectsDto } from './dto/related-projects.dto.js';
import { ProjectsService } from './projects.service.js';

/** The portfolio. Staff read hidden projects as well, with their fields, unless they ask with `isPublic=true`. */
@Controller('projects')
@Public()
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  /** List projects. Public ones; for ADMIN and EDITOR all, in English. */
  @Get()
  @StaffSeeMore('isPublic')
  @FromContentInLanguage()
  @AnswerPage(PublicProjectDto, { forStaff: StaffListedProjectDto })
  listProjects(
    @Query() query: ListProjectsQuery,
    @RequestLanguage() language: SiteLanguage,
    @CurrentCaller() caller?: Caller,
  ): Promise<Page<PublicProjectDto>> {
    const seesAll = isEditor(caller) && !query.isPublic;
    return seesAll ? this.projects.listWithHidden(query) : this.projects.list(query, language);
  }

  /** List featured projects. Newest first; hidden ones for ADMIN and EDITOR alone. */
  @Get('featured')
  @StaffSeeMore('isPublic')
  @FromContentInLanguage()
  @Answer([PublicProjectDto], { forStaff: StaffListedProjectDto })
  listFeaturedProjects(
    @Query() { limit = 6, isPublic }: FeaturedQuery,
    @RequestLanguage() language: SiteLanguage,
    @CurrentCaller() caller?: Caller,
  ): Promise<PublicProjectDto[]> {
    const seesAll = isEditor(caller) && !isPublic;
    return seesAll ? this.projects.featuredWithHidden(limit) : this.projects.featured(limit, language);
  }

  /** Count projects. By type and status; hidden ones for ADMIN and EDITOR alone. */
  @Get('stats')
  @StaffSeeMore('isPublic')
  @FromContent()
  @Answer(ProjectStatsDto)
  getProjectStats(
    @Query() { isPublic }: AsVisitorQuery,
    @CurrentCaller() caller?: Caller,
  ): Promise<ProjectStatsDto> {
    return isEditor(caller) && !isPublic ? this.projects.statsForStaff() : this.projects.stats();
  }

  /** Count projects by filter. What each value of each filter leaves, with the others as they are. */
  @Get('facets')
  @FromContentInLanguage()
  @Answer(ProjectFacetsDto)
  getProjectFacets(
    @Query() query: ProjectFacetsQuery,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<ProjectFacetsDto> {
    return this.projects.facets(query, language);
  }

  /** Get a project by its slug. A hidden one for staff alone. */
  @Get('slug/:slug')
  @StaffSeeMore('isPublic')
  @FromContentInLanguage()
  @MayHaveMoved()
  @Answer(PublicProjectDetailsDto, { forStaff: StaffProjectDetailsDto })
  getProjectBySlug(
    @Param('slug') slug: string,
    @Query() { isPublic }: AsVisitorQuery,
    @RequestLanguage() language: SiteLanguage,
    @CurrentCaller() caller?: Caller,
  ): Promise<PublicProjectDetailsDto> {
    const seesAll = isStaff(caller) && !isPublic;
    return seesAll ? this.projects.findWithHidden({ slug }) : this.projects.findBySlug(slug, language);
  }

  /** List related projects. Up to three similar projects, and the previous and next one in the gallery. */
  @Get('slug/:slug/related')
  @FromContentInLanguage()
  @MayHaveMoved()
  @Answer(RelatedProjectsDto)
  getRelatedProjects(
    @Param('slug') slug: string,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<RelatedProjectsDto> {
    return this.projects.related(slug, language);
  }

  /** Get a project. A hidden one for staff alone. */
  @Get(':id')
  @StaffSeeMore('isPublic')
  @FromContentInLanguage()
  @Answer(PublicProjectDetailsDto, { forStaff: StaffProjectDetailsDto })
  getProject(
    @IdParam() id: number,
    @Query() { isPublic }: AsVisitorQuery,
    @RequestLanguage() language: SiteLanguage,
    @CurrentCaller() caller?: Caller,
  ): Promise<PublicProjectDetailsDto> {
    const seesAll = isStaff(caller) && !isPublic;
    return seesAll ? this.projects.findWithHidden({ id }) : this.projects.findById(id, language);
  }
}

import { Controller, Get, Param, Query } from '@nestjs/common';
import { Public } from '../../common/access/access.js';
import { FromContent, FromContentInLanguage } from '../../common/caching/from-content.decorator.js';
import { Answer, AnswerPage } from '../../common/envelope/answer.decorator.js';
import { MayHaveMoved } from '../../common/errors/may-have-moved.decorator.js';
import { RequestLanguage } from '../../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import type { Page } from '../../common/pagination/page.js';
import { IdParam } from '../../common/validation/path-param.decorator.js';
import { FeaturedQuery, ListProjectsQuery, ProjectFacetsQuery } from './dto/list-projects.dto.js';
import { ProjectFacetsDto } from './dto/project-facets.dto.js';
import { ProjectStatsDto } from './dto/project-stats.dto.js';
import { PublicProjectDetailsDto, PublicProjectDto } from './dto/public-project.dto.js';
import { RelatedProjectsDto } from './dto/related-projects.dto.js';
import { ProjectsService } from './projects.service.js';

/** The public portfolio. Staff read hidden projects at `admin`. */
@Controller('projects')
@Public()
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  /** List public projects. */
  @Get()
  @FromContentInLanguage()
  @AnswerPage(PublicProjectDto)
  listProjects(
    @Query() query: ListProjectsQuery,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<Page<PublicProjectDto>> {
    return this.projects.list(query, language);
  }

  /** List featured projects. Public projects, newest first. */
  @Get('featured')
  @FromContentInLanguage()
  @Answer([PublicProjectDto])
  listFeaturedProjects(
    @Query() query: FeaturedQuery,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<PublicProjectDto[]> {
    return this.projects.featured(query.limit ?? 6, language);
  }

  /** Count public projects. By type and status. */
  @Get('stats')
  @FromContent()
  @Answer(ProjectStatsDto)
  getProjectStats(): Promise<ProjectStatsDto> {
    return this.projects.stats();
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

  /** Get a project by its slug. */
  @Get('slug/:slug')
  @FromContentInLanguage()
  @MayHaveMoved()
  @Answer(PublicProjectDetailsDto)
  getProjectBySlug(
    @Param('slug') slug: string,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<PublicProjectDetailsDto> {
    return this.projects.findBySlug(slug, language);
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

  /** Get a project. */
  @Get(':id')
  @FromContentInLanguage()
  @Answer(PublicProjectDetailsDto)
  getProject(
    @IdParam() id: number,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<PublicProjectDetailsDto> {
    return this.projects.findById(id, language);
  }
}

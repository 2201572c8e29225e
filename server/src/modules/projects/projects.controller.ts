import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller, isStaff, Public } from '../../common/access/access.js';
import { FromContent, FromContentInLanguage } from '../../common/caching/from-content.decorator.js';
import { Answer, AnswerPage } from '../../common/envelope/answer.decorator.js';
import { MayHaveMoved } from '../../common/errors/may-have-moved.decorator.js';
import { RequestLanguage } from '../../common/language/request-language.decorator.js';
import type { SiteLanguage } from '../../common/language/site-language.enum.js';
import type { Page } from '../../common/pagination/page.js';
import { IdParam } from '../../common/validation/id-param.decorator.js';
import { FeaturedQuery } from './dto/featured-query.dto.js';
import { ListProjectsQuery } from './dto/list-projects.dto.js';
import { PublicProjectDetailsDto, PublicProjectDto } from './dto/public-project.dto.js';
import { ProjectStatsDto } from './dto/project-stats.dto.js';
import { RelatedProjectsDto } from './dto/related-projects.dto.js';
import { ProjectsService } from './projects.service.js';

/** The portfolio as everybody may read it. Staff see hidden projects too; what they edit they read at `admin`. */
@ApiTags('projects')
@Controller('projects')
@Public()
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  /** List projects; hidden ones only for staff. */
  @Get()
  @FromContentInLanguage()
  @AnswerPage(PublicProjectDto)
  listProjects(
    @Query() query: ListProjectsQuery,
    @CurrentCaller() caller: Caller | undefined,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<Page<PublicProjectDto>> {
    return this.projects.list(query, { includeHidden: isStaff(caller), language });
  }

  /** The newest public featured projects. */
  @Get('featured')
  @FromContentInLanguage()
  @Answer([PublicProjectDto])
  listFeaturedProjects(
    @Query() query: FeaturedQuery,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<PublicProjectDto[]> {
    return this.projects.featured(query.limit ?? 6, language);
  }

  /** How many projects there are, by type and by status. */
  @Get('stats')
  @FromContent()
  @Answer(ProjectStatsDto)
  getProjectStats(@CurrentCaller() caller: Caller | undefined): Promise<ProjectStatsDto> {
    return this.projects.stats({ includeHidden: isStaff(caller) });
  }

  /** One project by the name in its address. */
  @Get('slug/:slug')
  @FromContentInLanguage()
  @MayHaveMoved()
  @Answer(PublicProjectDetailsDto)
  getProjectBySlug(
    @Param('slug') slug: string,
    @CurrentCaller() caller: Caller | undefined,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<PublicProjectDetailsDto> {
    return this.projects.findBySlug(slug, { includeHidden: isStaff(caller), language });
  }

  /** Where a project leads on to: others that are alike, and those before and after it in the gallery. */
  @Get('slug/:slug/related')
  @FromContentInLanguage()
  @MayHaveMoved()
  @Answer(RelatedProjectsDto)
  getRelatedProjects(
    @Param('slug') slug: string,
    @CurrentCaller() caller: Caller | undefined,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<RelatedProjectsDto> {
    return this.projects.related(slug, { includeHidden: isStaff(caller), language });
  }

  /** One project by id. */
  @Get(':id')
  @FromContentInLanguage()
  @Answer(PublicProjectDetailsDto)
  getProject(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller | undefined,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<PublicProjectDetailsDto> {
    return this.projects.findById(id, { includeHidden: isStaff(caller), language });
  }
}

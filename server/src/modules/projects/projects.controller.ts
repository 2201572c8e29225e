import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller, isAdmin, Public } from '../../common/access/access.js';
import { FromContent } from '../../common/caching/from-content.decorator.js';
import { Answer, AnswerPage } from '../../common/envelope/answer.decorator.js';
import type { Page } from '../../common/pagination/page.js';
import { IdParam } from '../../common/validation/id-param.decorator.js';
import { FeaturedQuery } from './dto/featured-query.dto.js';
import { ListProjectsQuery } from './dto/list-projects.dto.js';
import { PublicProjectDto } from './dto/public-project.dto.js';
import { ProjectStatsDto } from './dto/project-stats.dto.js';
import { ProjectsService } from './projects.service.js';

/** The portfolio as everybody may read it. Staff see hidden projects too; what they edit they read at `admin`. */
@ApiTags('projects')
@Controller('projects')
@Public()
export class ProjectsController {
  constructor(private readonly projects: ProjectsService) {}

  /** List projects; hidden ones only for staff. */
  @Get()
  @FromContent()
  @AnswerPage(PublicProjectDto)
  listProjects(
    @Query() query: ListProjectsQuery,
    @CurrentCaller() caller: Caller | undefined,
  ): Promise<Page<PublicProjectDto>> {
    return this.projects.list(query, { includeHidden: isAdmin(caller) });
  }

  /** The newest public featured projects. */
  @Get('featured')
  @FromContent()
  @Answer([PublicProjectDto])
  listFeaturedProjects(@Query() query: FeaturedQuery): Promise<PublicProjectDto[]> {
    return this.projects.featured(query.limit ?? 6);
  }

  /** How many projects there are, by type and by status. */
  @Get('stats')
  @FromContent()
  @Answer(ProjectStatsDto)
  getProjectStats(@CurrentCaller() caller: Caller | undefined): Promise<ProjectStatsDto> {
    return this.projects.stats({ includeHidden: isAdmin(caller) });
  }

  /** One project by the name in its address. */
  @Get('slug/:slug')
  @FromContent()
  @Answer(PublicProjectDto)
  getProjectBySlug(
    @Param('slug') slug: string,
    @CurrentCaller() caller: Caller | undefined,
  ): Promise<PublicProjectDto> {
    return this.projects.findBySlug(slug, { includeHidden: isAdmin(caller) });
  }

  /** One project by id. */
  @Get(':id')
  @FromContent()
  @Answer(PublicProjectDto)
  getProject(@IdParam() id: number, @CurrentCaller() caller: Caller | undefined): Promise<PublicProjectDto> {
    return this.projects.findById(id, { includeHidden: isAdmin(caller) });
  }
}

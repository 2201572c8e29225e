import { ApiProperty } from '@nestjs/swagger';
import { countsSchema } from '../../../common/counts/count-records.js';
import { ProjectStatus, ProjectType } from '../project.enums.js';

/** How many projects there are, for the badges of the back office and the public site. */
export class ProjectStatsDto {
  totalProjects: number;

  completedProjects: number;

  featuredProjects: number;

  forSaleProjects: number;

  publicProjects: number;

  @ApiProperty(countsSchema(ProjectType))
  projectsByType: Record<ProjectType, number>;

  @ApiProperty(countsSchema(ProjectStatus))
  projectsByStatus: Record<ProjectStatus, number>;
}

import { ApiProperty } from '@nestjs/swagger';
import { ProjectStatus, ProjectType } from '../project.enums.js';

/** How many projects there are, for the badges of the back office and the public site. */
export class ProjectStatsDto {
  @ApiProperty({ type: 'integer' })
  totalProjects: number;

  @ApiProperty({ type: 'integer' })
  completedProjects: number;

  @ApiProperty({ type: 'integer' })
  featuredProjects: number;

  @ApiProperty({ type: 'integer' })
  forSaleProjects: number;

  @ApiProperty({ type: 'integer' })
  publicProjects: number;

  @ApiProperty(countsBy(Object.values(ProjectType)))
  projectsByType: Record<ProjectType, number>;

  @ApiProperty(countsBy(Object.values(ProjectStatus)))
  projectsByStatus: Record<ProjectStatus, number>;
}

function countsBy(names: string[]) {
  return {
    type: 'object' as const,
    properties: Object.fromEntries(names.map((name) => [name, { type: 'integer' as const }])),
    required: names,
    additionalProperties: false,
  };
}

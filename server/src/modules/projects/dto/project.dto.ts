import { ApiProperty } from '@nestjs/swagger';
import type { Counted } from '../counted-project.js';
import type { Project } from '../project.entity.js';
import { publicProjectFields, PublicProjectDto } from './public-project.dto.js';

/** What staff read of a project, beside its counters. */
export const staffProjectFields = [...publicProjectFields, 'version'] as const;

/** A piece of the portfolio as staff keep it. */
export class ProjectDto extends PublicProjectDto {
  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static override from(project: Counted<Pick<Project, (typeof staffProjectFields)[number]>>): ProjectDto {
    return { ...PublicProjectDto.from(project), version: project.version };
  }
}

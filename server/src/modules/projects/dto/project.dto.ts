import { ApiProperty } from '@nestjs/swagger';
import type { CountedProject } from '../counted-project.js';
import { PublicProjectDto } from './public-project.dto.js';

/** A piece of the portfolio as staff keep it. */
export class ProjectDto extends PublicProjectDto {
  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static override from(project: CountedProject): ProjectDto {
    return { ...PublicProjectDto.from(project), version: project.version };
  }
}

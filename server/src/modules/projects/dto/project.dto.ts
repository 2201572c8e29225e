import { ApiProperty, OmitType } from '@nestjs/swagger';
import { PublicationState } from '../../../content/content.module.js';
import type { Counted } from '../counted-project.js';
import type { Project } from '../project.entity.js';
import { projectDetailsFields, PublicProjectDetailsDto } from './public-project.dto.js';

/** What staff read of a project, beside its counters. */
export const staffProjectFields = [...projectDetailsFields, 'version'] as const;

/** A piece of the portfolio as staff keep it, in English. */
export class ProjectDto extends OmitType(PublicProjectDetailsDto, ['fallbacks', 'pictures']) {
  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static from(project: Counted<Pick<Project, (typeof staffProjectFields)[number]>>): ProjectDto {
    const {
      fallbacks: _,
      pictures: __,
      ...read
    } = PublicProjectDetailsDto.from({
      ...project,
      fallbacks: [],
      pictures: [],
    });
    return { ...read, version: project.version };
  }
}

/** A project as staff see it in a list. */
export class ListedProjectDto extends ProjectDto {
  /** Whether visitors see it, and what it waits for. */
  @ApiProperty({ enum: PublicationState, enumName: 'PublicationState' })
  publication: PublicationState;

  static override from(
    project: Parameters<typeof ProjectDto.from>[0] & Pick<ListedProjectDto, 'publication'>,
  ): ListedProjectDto {
    return { ...ProjectDto.from(project), publication: project.publication };
  }
}

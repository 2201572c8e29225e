import { IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { fieldNames, pick, ReadType } from '../../../common/fields/dto-types.js';
import { ListedType } from '../../../content/content.module.js';
import type { Counted } from '../counted-project.js';
import { Project } from '../project.entity.js';
import { factFields } from '../public-facts.js';
import {
  type InReadersLanguage,
  projectDetailsFields,
  PublicProjectDetailsDto,
  PublicProjectDto,
} from './public-project.dto.js';

/** What staff alone read. */
const staffNames = [...fieldNames(Project, { keep: ({ isInternal }) => isInternal }), 'version'] as const;

/** What staff read of a project, beside its counters. */
export const staffProjectFields = [...new Set([...projectDetailsFields, ...staffNames])];

/** A piece of the portfolio as staff keep it, in English. */
export class ProjectDto extends IntersectionType(
  OmitType(PublicProjectDetailsDto, ['fallbacks', 'pictures', 'longDescriptionHtml', ...factFields]),
  ReadType(Project, staffNames),
) {
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
    return { ...read, ...pick(project, staffNames) };
  }
}

/** A project as staff see it in a list. */
export class ListedProjectDto extends ListedType(ProjectDto) {}

/** A project with its pictures as visitors get them, hidden or not, with what staff alone read. */
export class StaffProjectDto extends IntersectionType(
  ProjectDto,
  PickType(PublicProjectDto, ['fallbacks', 'pictures']),
) {
  static from({
    fallbacks,
    pictures,
    ...project
  }: Parameters<typeof ProjectDto.from>[0] & InReadersLanguage): StaffProjectDto {
    return { ...ProjectDto.from(project), fallbacks, pictures };
  }
}

/** One project, for staff where visitors read PublicProjectDetailsDto. */
export class StaffProjectDetailsDto extends IntersectionType(
  StaffProjectDto,
  PickType(PublicProjectDetailsDto, ['longDescriptionHtml']),
) {}

/** A project in a list, for staff where visitors read PublicProjectDto. */
export class StaffListedProjectDto extends ListedType(StaffProjectDto) {}

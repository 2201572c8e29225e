import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import { IsOptional, Matches, MaxLength } from 'class-validator';
import { countsSchema } from '../../../common/counts/count-records.js';
import { ListQuery, mostEntries } from '../../../common/pagination/list-query.dto.js';
import { EnumListFilter, OptionalChoice } from '../../../common/validation/choice.decorator.js';
import { BooleanInput } from '../../../common/validation/form.decorator.js';
import { WholeNumber } from '../../../common/validation/whole-number.decorator.js';
import { PublicationState } from '../../../content/content.module.js';
import { ProjectStatus, ProjectStyle, ProjectType } from '../project.enums.js';

export enum ProjectSort {
  createdAt = 'createdAt',
  updatedAt = 'updatedAt',
  title = 'title',
  year = 'year',
  viewCount = 'viewCount',
}

export class ListProjectsQuery extends ListQuery {
  @OptionalChoice(ProjectSort, 'ProjectSort')
  sortBy?: ProjectSort = ProjectSort.createdAt;

  @OptionalChoice(ProjectType, 'ProjectType')
  type?: ProjectType;

  @EnumListFilter(ProjectStatus, 'ProjectStatus')
  status?: ProjectStatus[];

  @OptionalChoice(ProjectStyle, 'ProjectStyle')
  style?: ProjectStyle;

  @BooleanInput()
  featured?: boolean;

  @BooleanInput()
  isForSale?: boolean;

  /** Last part of the English location, in any case: `addis ababa` finds "Bole, Addis Ababa". At most 200 characters. */
  @IsOptional()
  @MaxLength(200, { message: 'place must have at most 200 characters.' })
  place?: string;

  /** Four digits; a project that says none counts as one of 2023, as visitors read it. */
  @IsOptional()
  @Matches(/^[0-9]{4}$/, { message: 'year must have four digits.' })
  year?: string;

  /** A material by its English name, in any case; visitors find it where it is public. At most 200 characters. */
  @IsOptional()
  @MaxLength(200, { message: 'material must have at most 200 characters.' })
  material?: string;

  /** Only staff see hidden projects; true: staff read what visitors read, in the reader's language. */
  @BooleanInput()
  isPublic?: boolean;
}

/** The same for staff. */
export class ListStaffProjectsQuery extends ListProjectsQuery {
  @OptionalChoice(PublicationState, 'PublicationState')
  publication?: PublicationState;
}

/** The same without pages. */
export class ExportProjectsQuery extends OmitType(ListStaffProjectsQuery, ['page', 'limit']) {}

/** The filters of visitors whose choices are counted. */
export class ProjectFacetsQuery extends PickType(ListProjectsQuery, [
  ...(['search', 'type', 'status', 'isForSale', 'place', 'year', 'material'] as const),
]) {}

/** What staff may ask of a call that answers visitors as well. */
export class AsVisitorQuery {
  /** True: staff read what visitors read. */
  @BooleanInput()
  isPublic?: boolean;
}

export class FeaturedQuery extends AsVisitorQuery {
  /** How many projects, 1 to 100. */
  @WholeNumber(1, mostEntries)
  limit?: number = 6;
}

/** A value that a filter can be set to. */
export class FacetDto {
  /** What the filter is set to, such as `addis ababa`. */
  @ApiProperty()
  value: string;

  /** The same in the reader's language where it is a text of projects; else the value. */
  @ApiProperty()
  label: string;

  /** Public projects that it leaves, with the other filters as they are. */
  count: number;
}

/** The values of each filter with the most projects first, at most 100 each; years from the newest. */
export class ProjectFacetsDto {
  type: FacetDto[];

  status: FacetDto[];

  /** `true` and `false`. */
  isForSale: FacetDto[];

  place: FacetDto[];

  year: FacetDto[];

  material: FacetDto[];
}

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

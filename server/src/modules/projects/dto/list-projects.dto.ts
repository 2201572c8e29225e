import { OmitType } from '@nestjs/swagger';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { BooleanFilter, EnumFilter, EnumListFilter } from '../../../common/validation/query.decorator.js';
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
  @EnumFilter(ProjectSort, 'ProjectSort')
  sortBy?: ProjectSort = ProjectSort.createdAt;

  @EnumFilter(ProjectType, 'ProjectType')
  type?: ProjectType;

  @EnumListFilter(ProjectStatus, 'ProjectStatus')
  status?: ProjectStatus[];

  @EnumFilter(ProjectStyle, 'ProjectStyle')
  style?: ProjectStyle;

  @BooleanFilter()
  featured?: boolean;

  @BooleanFilter()
  isForSale?: boolean;

  /** Only staff see hidden projects. */
  @BooleanFilter()
  isPublic?: boolean;
}

/** The same for staff. */
export class ListStaffProjectsQuery extends ListProjectsQuery {
  @EnumFilter(PublicationState, 'PublicationState')
  publication?: PublicationState;
}

/** The same without pages. */
export class ExportProjectsQuery extends OmitType(ListStaffProjectsQuery, ['page', 'limit']) {}

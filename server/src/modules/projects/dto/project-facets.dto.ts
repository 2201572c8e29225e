import { ApiProperty } from '@nestjs/swagger';

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

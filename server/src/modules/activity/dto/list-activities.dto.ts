import { ApiProperty, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { ListQuery } from '../../../common/pagination/list-query.dto.js';
import { EnumFilter } from '../../../common/validation/query.decorator.js';
import { ActivitySubject } from '../activity-subject.enum.js';

/** The largest value of PostgreSQL's integer. */
const largestId = 2_147_483_647;
const idRange = `userId must be a whole number from 1 to ${largestId}.`;

export class ListActivitiesQuery extends PickType(ListQuery, ['page', 'limit']) {
  /** What kind of record was acted on. */
  @EnumFilter(ActivitySubject, 'ActivitySubject')
  entity?: ActivitySubject;

  /** Who acted. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: idRange })
  @Min(1, { message: idRange })
  @Max(largestId, { message: idRange })
  @ApiProperty({ type: 'integer', minimum: 1, maximum: largestId, required: false })
  userId?: number;
}

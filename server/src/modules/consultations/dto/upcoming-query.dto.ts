import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

export class UpcomingQuery {
  /** How many consultations, 1 to 100. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number.' })
  @Min(1, { message: 'limit must be from 1 to 100.' })
  @Max(100, { message: 'limit must be from 1 to 100.' })
  limit?: number = 10;
}

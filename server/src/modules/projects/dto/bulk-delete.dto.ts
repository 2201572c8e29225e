import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsInt, Max, Min } from 'class-validator';

export class BulkDeleteDto {
  /** Ids of 1 to 100 projects. */
  @ApiProperty({ type: [Number], minItems: 1, maxItems: 100, uniqueItems: true })
  @Max(2_147_483_647, { each: true, message: 'ids must be whole numbers from 1 to 2147483647.' })
  @Min(1, { each: true, message: 'ids must be whole numbers from 1 to 2147483647.' })
  @IsInt({ each: true, message: 'ids must be whole numbers from 1 to 2147483647.' })
  @ArrayUnique({ message: 'ids must not repeat.' })
  @ArrayMaxSize(100, { message: 'ids must have at most 100 entries.' })
  @ArrayMinSize(1, { message: 'ids must have at least one entry.' })
  ids: number[];
}

export enum DeleteOutcome {
  DELETED = 'DELETED',
  NOT_FOUND = 'NOT_FOUND',
}

/** What became of one of the ids. */
export class DeleteResultDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ enum: DeleteOutcome, enumName: 'DeleteOutcome' })
  outcome: DeleteOutcome;
}

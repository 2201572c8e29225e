import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { largestId } from './path-param.decorator.js';

/** Far more than anybody puts in order by hand. */
const mostOrdered = 200;

/** The order in which records shall be shown. */
export class ReorderDto {
  /** All records of the list, each once, in the wanted order. */
  @IsArray({ message: 'ids must be a list of ids.' })
  @ArrayMaxSize(mostOrdered, { message: `ids must have at most ${mostOrdered} entries.` })
  @ArrayUnique({ message: 'ids must name each record once.' })
  @IsInt({ each: true, message: 'ids must be a list of ids.' })
  @Min(1, { each: true, message: 'ids must be a list of ids.' })
  @Max(largestId, { each: true, message: 'ids must be a list of ids.' })
  @ApiProperty({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: largestId },
    maxItems: mostOrdered,
    uniqueItems: true,
  })
  ids: number[];
}

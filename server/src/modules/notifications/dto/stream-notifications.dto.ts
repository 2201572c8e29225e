import { ApiHideProperty, ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { largestId } from '../../../common/validation/id.pipe.js';

export class StreamNotificationsQuery {
  // The guard has redeemed it, and says so in the document.
  @ApiHideProperty()
  @IsOptional()
  ticket?: string;

  @IsOptional()
  @Type(() => Number)
  @Max(largestId, { message: `lastEventId must be ${largestId} or less.` })
  @Min(0, { message: 'lastEventId must be 0 or more.' })
  @IsInt({ message: 'lastEventId must be a whole number.' })
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: largestId,
    required: false,
    description:
      'The id of the last event that arrived, for a new stream that goes on where another one ended.',
  })
  lastEventId?: number;
}

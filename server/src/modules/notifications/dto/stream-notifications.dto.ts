import { ApiHideProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { largestId } from '../../../common/validation/path-param.decorator.js';
import { WholeNumber } from '../../../common/validation/whole-number.decorator.js';

export class StreamNotificationsQuery {
  // The guard has redeemed it, and says so in the document.
  @ApiHideProperty()
  @IsOptional()
  ticket?: string;

  /** The id of the last event that arrived, for a new stream that goes on where another one ended. */
  @WholeNumber(0, largestId)
  lastEventId?: number;
}

/** What opens the stream of notifications, once. */
export class StreamTicketDto {
  /** Goes into the address of the stream. */
  ticket: string;

  /** For how many seconds it is good. */
  expiresIn: number;
}

import { ApiProperty } from '@nestjs/swagger';

/** What opens the stream of notifications, once. */
export class StreamTicketDto {
  /** Goes into the address of the stream. */
  ticket: string;

  /** For how many seconds it is good. */
  @ApiProperty({ type: 'integer' })
  expiresIn: number;
}

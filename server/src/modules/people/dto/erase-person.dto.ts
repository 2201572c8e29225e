import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';

/** What was seen of who shall be erased. */
export class ErasePersonDto {
  /** What `GET /people/{kind}/{id}` said. Where it says something else by now, nothing is erased. */
  @Matches(/^[0-9a-f]{64}$/, { message: 'state must be what GET /people/{kind}/{id} answered.' })
  @ApiProperty({ pattern: '^[0-9a-f]{64}$' })
  state: string;
}

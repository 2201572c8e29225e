import { ApiProperty } from '@nestjs/swagger';
import { PersonCopiesDto } from './person-copies.dto.js';

/** Out of how many records a person was taken, and what may hold them still. All 0 where nothing was left of them. */
export class ErasedPersonDto {
  @ApiProperty({ type: 'integer' })
  inquiries: number;

  @ApiProperty({ type: 'integer' })
  consultations: number;

  @ApiProperty({ type: 'integer' })
  orders: number;

  copies: PersonCopiesDto;
}

import { PersonCopiesDto } from './person-copies.dto.js';

/** Out of how many records a person was taken, and what may hold them still. All 0 where nothing was left of them. */
export class ErasedPersonDto {
  inquiries: number;

  consultations: number;

  orders: number;

  copies: PersonCopiesDto;
}

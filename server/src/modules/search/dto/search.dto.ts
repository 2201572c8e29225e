import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, MaxLength } from 'class-validator';
import { mostEntries } from '../../../common/pagination/list-query.dto.js';
import { WholeNumber } from '../../../common/validation/whole-number.decorator.js';

export class SearchQuery {
  /**
   * Words to look for, in any case and however they are spelled; Amharic and Latin letters find each other. A record is
   * found where it holds all of them. Without it nothing is found. Where no word has three letters in a row, the newest
   * 5,000 records of each kind are looked at.
   */
  @IsOptional()
  @MaxLength(200, { message: 'q must have at most 200 characters.' })
  q?: string;

  /** Most hits of each kind, 1 to 100. */
  @WholeNumber(1, mostEntries)
  limit?: number = 5;
}

/** A record that holds the words. */
export class SearchHitDto {
  id: number;

  /** How well its title meets the words: 0 is just them, 1 begins so, 2 holds them, 3 has them in another text. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 3 })
  rank: number;

  title: string;

  /** What distinguishes it from others of the same title. */
  subtitle: string;

  /** Path of the back office that opens the record. */
  url: string;
}

/**
 * What was found, by kind, the kind with the best hit first: titles that are the words, begin so, hold them, then the
 * rest; the newest first in each.
 */
export class SearchResultDto {
  projects: SearchHitDto[];

  posts: SearchHitDto[];

  services: SearchHitDto[];

  inquiries: SearchHitDto[];

  orders: SearchHitDto[];

  consultations: SearchHitDto[];

  users: SearchHitDto[];
}

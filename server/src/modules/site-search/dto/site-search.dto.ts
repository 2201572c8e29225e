import { ApiProperty } from '@nestjs/swagger';
import { IsEnum, IsOptional, MaxLength } from 'class-validator';
import { SiteLanguage } from '../../../common/language/site-language.enum.js';
import { mostEntries } from '../../../common/pagination/list-query.dto.js';
import { WholeNumber } from '../../../common/validation/whole-number.decorator.js';

export class SiteSearchQuery {
  /**
   * Words to look for, in any case and however they are spelled; Amharic and Latin letters find each other. What holds all
   * of them is found. Without it nothing is.
   */
  @IsOptional()
  @MaxLength(200, { message: 'q must have at most 200 characters.' })
  q?: string;

  /** Most hits of each kind, 1 to 100. */
  @WholeNumber(1, mostEntries)
  limit?: number = 5;

  /** The language of the page: in it the pages are searched that no record makes. */
  @IsOptional()
  @IsEnum(SiteLanguage, { message: 'language must be en, am or om.' })
  @ApiProperty({ enum: SiteLanguage, enumName: 'SiteLanguage', default: SiteLanguage.en, required: false })
  language?: SiteLanguage = SiteLanguage.en;
}

/** A piece of a text; the pieces side by side are the text. */
export class TextPartDto {
  text: string;

  /** Whether this part is a searched word. */
  isMatch: boolean;
}

/** A page of the site that holds the words. */
export class SiteHitDto {
  /** Path of the page, without a language in front. */
  path: string;

  title: TextPartDto[];

  /** The text around the first of the words, or the description of the page; may be empty. */
  text: TextPartDto[];

  /** Path of a picture. */
  image: string | null;

  /** The language of title and text. */
  language: SiteLanguage;
}

/** Hits of one kind: titles that are the words, begin so, hold them, then the rest; the newest first in each. */
export class SiteHitsDto {
  hits: SiteHitDto[];

  /** Whether there are more than were requested. */
  hasMore: boolean;
}

/** What was found on the site, by kind. */
export class SiteSearchDto {
  projects: SiteHitsDto;

  /** Those that the site brings along and those that staff added. */
  services: SiteHitsDto;

  posts: SiteHitsDto;

  /** Pages such as About and Contact. */
  pages: SiteHitsDto;
}

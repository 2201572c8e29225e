import { ApiProperty, OmitType } from '@nestjs/swagger';
import type { SiteWords } from '../site-words.entity.js';
import { PublicSiteWordsDto } from './public-site-words.dto.js';

/** The words of the site as staff keep them, in English. */
export class SiteWordsDto extends OmitType(PublicSiteWordsDto, ['fallbacks', 'pictures']) {
  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static from(words: SiteWords | null): SiteWordsDto {
    const {
      fallbacks: _fallbacks,
      pictures: _pictures,
      ...read
    } = PublicSiteWordsDto.from(words ? { ...words, fallbacks: [], pictures: [] } : undefined);
    return { ...read, version: words?.version ?? 1 };
  }
}

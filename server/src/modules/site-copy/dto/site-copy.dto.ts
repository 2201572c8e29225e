import { OmitType } from '@nestjs/swagger';
import type { SiteCopy } from '../site-copy.entity.js';
import { PublicSiteCopyDto } from './public-site-copy.dto.js';

/** The words of the site as staff keep them, in English. */
export class SiteCopyDto extends OmitType(PublicSiteCopyDto, ['fallbacks', 'pictures']) {
  /** Grows with each change; send it along with an update. */
  version: number;

  static from(words: SiteCopy | null): SiteCopyDto {
    const {
      fallbacks: _fallbacks,
      pictures: _pictures,
      ...read
    } = PublicSiteCopyDto.from(words ? { ...words, fallbacks: [], pictures: [] } : undefined);
    return { ...read, version: words?.version ?? 1 };
  }
}

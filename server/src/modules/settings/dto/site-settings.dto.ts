import { IntersectionType, OmitType } from '@nestjs/swagger';
import { pick, ReadType } from '../../../common/fields/dto-types.js';
import { firmFactNames, SiteSettings } from '../site-settings.entity.js';
import { PublicSettingsDto } from './public-settings.dto.js';

/** What the site says of the firm, in English, as staff edit it. */
export class SiteSettingsDto extends IntersectionType(
  OmitType(PublicSettingsDto, ['translations']),
  ReadType(SiteSettings, firmFactNames),
) {
  /** Grows with each change; send it along with an update. */
  version: number;

  static from(settings: SiteSettings): SiteSettingsDto {
    const { translations: _, ...read } = PublicSettingsDto.from(settings, {});
    return { ...read, ...pick(settings, firmFactNames), version: settings.version };
  }
}

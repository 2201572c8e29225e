import { ApiProperty, OmitType } from '@nestjs/swagger';
import type { SiteSettings } from '../site-settings.entity.js';
import { PublicSettingsDto } from './public-settings.dto.js';

/** What the site says of the firm, in English, as staff edit it. */
export class SiteSettingsDto extends OmitType(PublicSettingsDto, ['translations']) {
  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static from(settings: SiteSettings): SiteSettingsDto {
    const { translations: _, ...read } = PublicSettingsDto.from(settings, {});
    return { ...read, version: settings.version };
  }
}

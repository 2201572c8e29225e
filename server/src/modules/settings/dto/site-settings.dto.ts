import { ApiProperty } from '@nestjs/swagger';
import type { SiteSettings } from '../site-settings.entity.js';
import { PublicSettingsDto } from './public-settings.dto.js';

/** What the site says of the firm, as staff edit it. */
export class SiteSettingsDto extends PublicSettingsDto {
  /** Grows with each change; send it along with an update. */
  @ApiProperty({ type: 'integer' })
  version: number;

  static override from(settings: SiteSettings): SiteSettingsDto {
    return { ...PublicSettingsDto.from(settings), version: settings.version };
  }
}

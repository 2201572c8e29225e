import { RecordKind } from '../../common/record-kind.js';
import type { ContentType } from '../../content/content.module.js';
import { SiteSettingsDto } from './dto/settings.dto.js';
import { settingsTexts } from './settings-texts.js';
import { SiteSettings } from './site-settings.entity.js';

export const settingsType: ContentType<SiteSettings> = {
  kind: RecordKind.SETTINGS,
  entity: SiteSettings,
  notFound: settingsTexts.notFound,
  titleOf: ({ siteName }) => siteName,
  toDto: SiteSettingsDto.from,
};

import { textLimits } from '../../common/text-limits.js';
import { RecordKind } from '../../common/record-kind.js';
import { publishedTexts, TextFormat, type TranslatedKind } from '../translations/translations.module.js';
import { settingsTexts } from './settings-texts.js';
import { settingsId, SiteSettings } from './site-settings.entity.js';

const { LINE, PARAGRAPHS } = TextFormat;

export const translatedSettings: TranslatedKind<SiteSettings> = {
  kind: RecordKind.SETTINGS,
  target: SiteSettings,
  subject: RecordKind.SETTINGS,
  notFound: settingsTexts.notFound,
  fields: {
    siteName: { format: LINE, longest: textLimits.name },
    siteDescription: { format: PARAGRAPHS, longest: textLimits.short },
    address: { format: PARAGRAPHS, longest: textLimits.short },
  },
};

/** SQL of the `FirmTranslations`. */
export const firmTranslations = publishedTexts(RecordKind.SETTINGS, settingsId);

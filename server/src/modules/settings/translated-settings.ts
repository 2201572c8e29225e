import { textLimits } from '../../common/text-limits.js';
import { ActivitySubject } from '../activity/activity.module.js';
import {
  publishedTexts,
  TextFormat,
  type TranslatedKind,
  TranslationKind,
} from '../translations/translations.module.js';
import { settingsTexts } from './settings-texts.js';
import { settingsId, SiteSettings } from './site-settings.entity.js';

const { LINE, PARAGRAPHS } = TextFormat;

export const translatedSettings: TranslatedKind<SiteSettings> = {
  kind: TranslationKind.SETTINGS,
  target: SiteSettings,
  subject: ActivitySubject.SETTINGS,
  notFound: settingsTexts.notFound,
  fields: {
    siteName: { format: LINE, longest: textLimits.name },
    siteDescription: { format: PARAGRAPHS, longest: textLimits.short },
    address: { format: PARAGRAPHS, longest: textLimits.short },
  },
};

/** SQL of the `FirmTranslations`. */
export const firmTranslations = publishedTexts(TranslationKind.SETTINGS, settingsId);

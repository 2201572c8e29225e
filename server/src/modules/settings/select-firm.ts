import { RecordKind } from '../../common/record-kind.js';
import { publishedTexts } from '../../content/content.module.js';
import type { FirmTranslations } from './firm-texts.js';
import type { SiteSettings } from './site-settings.entity.js';
import { settingsId } from './site-settings.entity.js';

/** SQL of the `FirmTranslations`. */
export const firmTranslations = publishedTexts(RecordKind.SETTINGS, settingsId);

/** What letters say of the firm. */
export type FirmRow = Pick<SiteSettings, 'siteName' | 'contactEmail' | 'supportPhone' | 'language'> & {
  translations: FirmTranslations;
};

/** A question within a larger statement; without a row in a database that was never filled. */
export const selectFirm = `SELECT site_name AS "siteName", ${firmTranslations} AS translations,
  contact_email AS "contactEmail", support_phone AS "supportPhone", language FROM site_settings WHERE id = 1`;

import { staffStatusesEn } from '@consultancy/client-shared/i18n/staff-statuses';
import type { i18n as I18n } from 'i18next';
import { en } from './en';

/** Gives the texts of everything behind the door; again, it changes nothing. */
export function addTexts(i18n: I18n): void {
  i18n.addResourceBundle('en', 'admin', en, true, true);
  i18n.addResourceBundle('en', 'shared', { status: staffStatusesEn }, true, true);
}

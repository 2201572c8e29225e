import { staffStatusesEn } from '@consultancy/client-shared/i18n/staff-statuses';
import { addTones } from '@consultancy/client-shared/ui';
import type { i18n as I18n } from 'i18next';
import { en } from './en';
import { STAFF_TONES } from './staff-tones';

/** Gives the texts of everything behind the door, and the colours of what only staff see; again, it changes nothing. */
export function addTexts(i18n: I18n): void {
  i18n.addResourceBundle('en', 'admin', en, true, true);
  i18n.addResourceBundle('en', 'shared', { status: staffStatusesEn }, true, true);
  addTones(STAFF_TONES);
}

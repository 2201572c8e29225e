import { createI18n, sharedEn } from '@consultancy/client-shared/i18n';
import type { i18n as I18n } from 'i18next';
import { doorEn } from './door-en';

/** The back office speaks English; its texts live in one catalogue all the same. It begins with those of the door. */
export function createAdminI18n(): I18n {
  return createI18n('en', { en: { admin: doorEn, shared: sharedEn } }, 'admin');
}

import { sharedEn } from '@consultancy/client-shared/i18n';
import { doorEn } from './door-en';

/** The texts of the sign-in area, as the provider of texts takes them. */
export const doorTexts = { ...doorEn, shared: sharedEn };

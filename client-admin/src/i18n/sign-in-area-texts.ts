import { sharedEn } from '@consultancy/client-shared/i18n';
import { signInAreaEn } from './sign-in-area-en';

/** The texts of the sign-in area, as the provider of texts takes them. */
export const signInAreaTexts = { ...signInAreaEn, shared: sharedEn };

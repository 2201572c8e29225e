import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const teamTexts = {
  notFound: {
    en: 'Team member not found.',
    am: 'የቡድኑ አባል አልተገኘም።',
    om: 'Miseensi garee hin argamne.',
  },
} satisfies TranslatedTexts;

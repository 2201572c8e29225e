import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const settingsTexts = {
  notFound: {
    en: 'Settings not found.',
    am: 'ቅንብሮቹ አልተገኙም።',
    om: 'Qindaa’inni hin argamne.',
  },
} satisfies TranslatedTexts;

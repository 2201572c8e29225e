import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const awardTexts = {
  notFound: {
    en: 'Award not found.',
    am: 'ሽልማቱ አልተገኘም።',
    om: 'Badhaasni hin argamne.',
  },
} satisfies TranslatedTexts;

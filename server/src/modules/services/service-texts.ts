import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const serviceTexts = {
  notFound: {
    en: 'Service not found.',
    am: 'አገልግሎቱ አልተገኘም።',
    om: 'Tajaajilichi hin argamne.',
  },
} satisfies TranslatedTexts;

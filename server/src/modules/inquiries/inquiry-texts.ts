import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const inquiryTexts = {
  notFound: {
    en: 'Inquiry not found.',
    am: 'መልእክቱ አልተገኘም።',
    om: 'Ergaan kun hin argamne.',
  },
} satisfies TranslatedTexts;

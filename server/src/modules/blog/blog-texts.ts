import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const blogTexts = {
  notFound: {
    en: 'Article not found.',
    am: 'ጽሑፉ አልተገኘም።',
    om: 'Barruun kun hin argamne.',
  },
  moved: {
    en: 'This article has a new address.',
    am: 'ይህ ጽሑፍ አዲስ አድራሻ አለው።',
    om: 'Barruun kun teessoo haaraa qaba.',
  },
} satisfies TranslatedTexts;

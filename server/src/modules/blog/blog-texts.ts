import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const blogTexts = {
  notFound: {
    en: 'Article not found.',
    am: 'ጽሑፉ አልተገኘም።',
    om: 'Barruun kun hin argamne.',
  },
} satisfies TranslatedTexts;

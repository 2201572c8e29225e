import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const siteWordsTexts = {
  notFound: {
    en: 'Words of the site not found.',
    am: 'የድረ ገጹ ጽሑፎች አልተገኙም።',
    om: 'Barreeffamoonni marsariitichaa hin argamne.',
  },
} satisfies TranslatedTexts;

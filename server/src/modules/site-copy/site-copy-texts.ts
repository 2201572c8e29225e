import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const siteCopyTexts = {
  notFound: {
    en: 'Page texts not found.',
    am: 'የድረ ገጹ ጽሑፎች አልተገኙም።',
    om: 'Barreeffamoonni marsariitichaa hin argamne.',
  },
} satisfies TranslatedTexts;

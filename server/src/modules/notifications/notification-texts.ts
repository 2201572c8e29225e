import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const notificationTexts = {
  notFound: {
    en: 'Notification not found.',
    am: 'ማሳወቂያው አልተገኘም።',
    om: 'Beeksisichi hin argamne.',
  },
} satisfies TranslatedTexts;

import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const inquiryTexts = {
  notFound: {
    en: 'Inquiry not found.',
    am: 'መልእክቱ አልተገኘም።',
    om: 'Ergaan kun hin argamne.',
  },
  tooManyMessages: {
    en: 'There are already too many messages here. Please call us.',
    am: 'እዚህ ብዙ መልእክቶች አሉ። እባክዎ ይደውሉልን።',
    om: 'Ergaawwan hedduun asitti argamu. Maaloo nuuf bilbilaa.',
  },
} satisfies TranslatedTexts;

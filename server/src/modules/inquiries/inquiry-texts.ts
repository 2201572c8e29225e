import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const inquiryTexts = {
  notFound: {
    en: 'Inquiry not found.',
    am: 'መልእክቱ አልተገኘም።',
    om: 'Ergaan kun hin argamne.',
  },
  projectsGone: {
    en: 'Some of these projects are no longer on the site. Remove them from your message and send it again.',
    am: 'ከእነዚህ ፕሮጀክቶች አንዳንዶቹ ከድረ ገጹ ተነስተዋል። ከመልእክትዎ ያስወግዷቸውና እንደገና ይላኩ።',
    om: 'Piroojektoota kana keessaa tokko tokko marsariiticha irraa kaafamaniiru. Ergaa keessan keessaa baasaatii irra deebiʼaa ergaa.',
  },
  tooManyMessages: {
    en: 'There are already too many messages here. Please call us.',
    am: 'እዚህ ብዙ መልእክቶች አሉ። እባክዎ ይደውሉልን።',
    om: 'Ergaawwan hedduun asitti argamu. Maaloo nuuf bilbilaa.',
  },
} satisfies TranslatedTexts;

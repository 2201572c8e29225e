import type { Language } from './language';

/**
 * Gregorian months and weekdays (Sunday first) as Unicode has them. They stand here because browsers know no
 * Afaan Oromo, and old ones spell Amharic in another way than the server.
 */
export const CALENDAR_WORDS: Record<Language, { months: string[]; weekdays: string[] }> = {
  en: {
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  },
  am: {
    months: ['ጃንዋሪ', 'ፌብሩዋሪ', 'ማርች', 'ኤፕሪል', 'ሜይ', 'ጁን', 'ጁላይ', 'ኦገስት', 'ሴፕቴምበር', 'ኦክቶበር', 'ኖቬምበር', 'ዲሴምበር'],
    weekdays: ['እሑድ', 'ሰኞ', 'ማክሰኞ', 'ረቡዕ', 'ሐሙስ', 'ዓርብ', 'ቅዳሜ'],
  },
  om: {
    months: [
      'Amajjii',
      'Guraandhala',
      'Bitootessa',
      'Eebila',
      'Caamsaa',
      'Waxabajjii',
      'Adoolessa',
      'Hagayya',
      'Fulbaana',
      'Onkoloolessa',
      'Sadaasa',
      'Mudde',
    ],
    weekdays: ['Dilbata', 'Wiixata', 'Kibxata', 'Roobii', 'Kamisa', 'Jimaata', 'Sanbata'],
  },
};

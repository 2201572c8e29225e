import type { CalendarLanguage } from './calendar-words.ts';

interface TimeWords {
  /** Sunday first. */
  weekdays: readonly string[];
  /** Parts of the day as the Ethiopian clock divides it: from midnight, six, noon and six. */
  partsOfDay: readonly [string, string, string, string];
}

/** Weekdays, and the parts of the day. */
export const timeWords: Record<CalendarLanguage, TimeWords> = {
  en: {
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    partsOfDay: ['night', 'morning', 'afternoon', 'evening'],
  },
  am: {
    weekdays: ['እሑድ', 'ሰኞ', 'ማክሰኞ', 'ረቡዕ', 'ሐሙስ', 'ዓርብ', 'ቅዳሜ'],
    partsOfDay: ['ሌሊት', 'ጠዋት', 'ቀን', 'ምሽት'],
  },
  om: {
    weekdays: ['Dilbata', 'Wiixata', 'Kibxata', 'Roobii', 'Kamisa', 'Jimaata', 'Sanbata'],
    partsOfDay: ['halkan', 'ganama', 'guyyaa', 'galgala'],
  },
};

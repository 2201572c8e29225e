import type { CalendarName } from './calendar-date.ts';

/** The languages that dates are written in. */
export type CalendarLanguage = 'en' | 'am' | 'om';

interface Words {
  /** In the order of each calendar's own year. */
  months: Record<CalendarName, readonly string[]>;
  /** What marks the year of a calendar, where it has to be distinguished from the other one. */
  eras: Record<CalendarName, string>;
}

/** The Oromo months are the same words in both calendars; only the days that they begin on are others. */
const oromoMonths = [
  ...['Fulbaana', 'Onkololeessa', 'Sadaasa', 'Muddee', 'Amajjii', 'Guraandhala'],
  ...['Bitootessa', 'Eebila', 'Caamsaa', 'Waxabajjii', 'Adooleessa', 'Hagayya'],
];

/**
 * Months. They are listed because neither Node nor browsers have the Oromo ones right, and old browsers
 * spell Amharic in another way than the server.
 */
export const calendarWords: Record<CalendarLanguage, Words> = {
  en: {
    months: {
      gregorian: [
        ...['January', 'February', 'March', 'April', 'May', 'June'],
        ...['July', 'August', 'September', 'October', 'November', 'December'],
      ],
      ethiopian: [
        ...['Meskerem', 'Tikimt', 'Hidar', 'Tahsas', 'Tir', 'Yekatit', 'Megabit'],
        ...['Miyazya', 'Ginbot', 'Sene', 'Hamle', 'Nehase', 'Pagume'],
      ],
    },
    eras: { gregorian: '', ethiopian: 'E.C.' },
  },
  am: {
    months: {
      gregorian: [
        ...['ጃንዋሪ', 'ፌብሩዋሪ', 'ማርች', 'ኤፕሪል', 'ሜይ', 'ጁን'],
        ...['ጁላይ', 'ኦገስት', 'ሴፕቴምበር', 'ኦክቶበር', 'ኖቬምበር', 'ዲሴምበር'],
      ],
      ethiopian: [
        ...['መስከረም', 'ጥቅምት', 'ኅዳር', 'ታኅሣሥ', 'ጥር', 'የካቲት', 'መጋቢት'],
        ...['ሚያዝያ', 'ግንቦት', 'ሰኔ', 'ሐምሌ', 'ነሐሴ', 'ጳጉሜን'],
      ],
    },
    eras: { gregorian: 'እ.ኤ.አ.', ethiopian: 'ዓ.ም.' },
  },
  om: {
    months: {
      gregorian: [...oromoMonths.slice(4), ...oromoMonths.slice(0, 4)],
      ethiopian: [...oromoMonths, 'Qaammee'],
    },
    eras: { gregorian: 'A.L.A.', ethiopian: 'A.L.I.' },
  },
};

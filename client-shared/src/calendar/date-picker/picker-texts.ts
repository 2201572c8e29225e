import type { Language } from '../../format';

interface PickerTexts {
  open: string;
  previousMonth: string;
  nextMonth: string;
  /** Of the choice between the calendars. */
  which: string;
  ethiopian: string;
  gregorian: string;
  tooEarly: (first: string) => string;
}

/** They travel with the picker: most pages have none. */
export const pickerTexts: Record<Language, PickerTexts> = {
  en: {
    open: 'Choose from a calendar',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    which: 'Calendar',
    ethiopian: 'Ethiopian',
    gregorian: 'Gregorian',
    tooEarly: (first) => `Choose ${first} or a later day.`,
  },
  am: {
    open: 'ከቀን መቁጠሪያ ይምረጡ',
    previousMonth: 'ያለፈው ወር',
    nextMonth: 'ቀጣዩ ወር',
    which: 'የቀን መቁጠሪያ',
    ethiopian: 'የኢትዮጵያ',
    gregorian: 'የጎርጎርዮስ',
    tooEarly: (first) => `${first} ወይም ከዚያ በኋላ ያለ ቀን ይምረጡ።`,
  },
  om: {
    open: 'Kaaleendarii irraa filadhaa',
    previousMonth: 'Ji’a darbe',
    nextMonth: 'Ji’a itti aanu',
    which: 'Kaaleendarii',
    ethiopian: 'Itoophiyaa',
    gregorian: 'Awurooppaa',
    tooEarly: (first) => `${first} yookaan guyyaa sana booda jiru filadhaa.`,
  },
};

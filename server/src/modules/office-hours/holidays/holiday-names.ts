import { Holiday } from '../holiday.enum.js';

/** What a day is called, in the languages of the site; null where nobody has written it. */
export interface DayNames {
  en: string;
  am: string | null;
  om: string | null;
}

export const holidayNames: Record<Holiday, DayNames> = {
  [Holiday.ENKUTATASH]: { en: 'Ethiopian New Year (Enkutatash)', am: 'እንቁጣጣሽ', om: 'Ayyaana Waggaa Haaraa' },
  [Holiday.MESKEL]: { en: 'Finding of the True Cross (Meskel)', am: 'መስቀል', om: 'Ayyaana Masqalaa' },
  [Holiday.GENA]: { en: 'Ethiopian Christmas (Gena)', am: 'ገና', om: 'Ayyaana Qillee' },
  [Holiday.TIMKET]: { en: 'Epiphany (Timket)', am: 'ጥምቀት', om: 'Ayyaana Cuuphaa' },
  [Holiday.ADWA]: { en: 'Victory of Adwa', am: 'የዓድዋ ድል በዓል', om: 'Ayyaana Injifannoo Adwaa' },
  [Holiday.LABOUR_DAY]: {
    en: 'Labour Day',
    am: 'የዓለም ሠራተኞች ቀን',
    om: 'Guyyaa Hojjettoota Addunyaa',
  },
  [Holiday.PATRIOTS_VICTORY]: {
    en: 'Patriots’ Victory Day',
    am: 'የአርበኞች የድል ቀን',
    om: 'Guyyaa Injifannoo Arbanyootaa',
  },
  [Holiday.DERG_DOWNFALL]: { en: 'Downfall of the Derg', am: 'ደርግ የወደቀበት ቀን', om: 'Guyyaa Kufaatii Dargii' },
  [Holiday.SIKLET]: { en: 'Good Friday (Siklet)', am: 'ስቅለት', om: 'Jimaata Fannoo' },
  [Holiday.FASIKA]: { en: 'Easter (Fasika)', am: 'ፋሲካ', om: 'Ayyaana Faasikaa' },
  [Holiday.EID_AL_FITR]: { en: 'Eid al-Fitr', am: 'ዒድ አል-ፈጥር', om: 'Iid Al-Fixir' },
  [Holiday.EID_AL_ADHA]: { en: 'Eid al-Adha', am: 'ዒድ አል-አድሐ', om: 'Iid Al-Adhaa' },
  [Holiday.MAWLID]: { en: 'Mawlid', am: 'መውሊድ', om: 'Mawliida' },
};

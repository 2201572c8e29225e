import { projectFacts as am } from './field-labels/am.ts';
import { projectFacts as en } from './field-labels/en.ts';
import { projectFacts as om } from './field-labels/om.ts';

interface SheetWords {
  facts: Record<keyof typeof en, string>;
  area: (size: string) => string;
  types: Record<string, string>;
  styles: Record<string, string>;
  statuses: Record<string, string>;
}

/** What the server's sheet says of a project beside its own texts; the site says the same, and a test of it compares. */
export const sheetWords = {
  en: {
    facts: en,
    area: (size) => `${size} sq.m`,
    types: {
      RESIDENCE: 'Residence',
      COMMERCIAL: 'Commercial',
      HOTEL: 'Hotel',
      MIXED_USE: 'Mixed Use',
      OFFICE: 'Office',
      HOSPITAL: 'Hospital',
      SCHOOL: 'School',
      INDUSTRIAL: 'Industrial',
    },
    styles: {
      ART_DECO: 'Art Deco',
      CONTEMPORARY: 'Contemporary',
      MODERN: 'Modern',
      TRADITIONAL: 'Traditional',
      MINIMALIST: 'Minimalist',
      INDUSTRIAL: 'Industrial',
      CLASSICAL: 'Classical',
      SUSTAINABLE: 'Sustainable',
    },
    statuses: {
      IN_DESIGN: 'In Design',
      UNDER_CONSTRUCTION: 'Under Construction',
      COMPLETED: 'Completed',
    },
  },
  am: {
    facts: am,
    area: (size) => `${size} ካሬ ሜትር`,
    types: {
      RESIDENCE: 'መኖሪያ ቤት',
      COMMERCIAL: 'ንግድ',
      HOTEL: 'ሆቴል',
      MIXED_USE: 'ቅይጥ አገልግሎት',
      OFFICE: 'ቢሮ',
      HOSPITAL: 'ሆስፒታል',
      SCHOOL: 'ትምህርት ቤት',
      INDUSTRIAL: 'ኢንዱስትሪ',
    },
    styles: {
      ART_DECO: 'አርት ዴኮ',
      CONTEMPORARY: 'የዛሬ ዘመን',
      MODERN: 'ዘመናዊ',
      TRADITIONAL: 'ባህላዊ',
      MINIMALIST: 'ሚኒማሊስት',
      INDUSTRIAL: 'ኢንዱስትሪያል',
      CLASSICAL: 'ክላሲካል',
      SUSTAINABLE: 'ዘላቂ',
    },
    statuses: { IN_DESIGN: 'በዲዛይን ላይ', UNDER_CONSTRUCTION: 'በግንባታ ላይ', COMPLETED: 'የተጠናቀቀ' },
  },
  om: {
    facts: om,
    area: (size) => `kaaree meetira ${size}`,
    types: {
      RESIDENCE: 'Mana Jireenyaa',
      COMMERCIAL: 'Daldala',
      HOTEL: 'Hoteela',
      MIXED_USE: 'Tajaajila Makaa',
      OFFICE: 'Waajjira',
      HOSPITAL: 'Hospitaala',
      SCHOOL: 'Mana Barumsaa',
      INDUSTRIAL: 'Industirii',
    },
    styles: {
      ART_DECO: 'Aart Dekoo',
      CONTEMPORARY: 'Yeroo Ammaa',
      MODERN: 'Ammayyaa',
      TRADITIONAL: 'Aadaa',
      MINIMALIST: 'Miinimaalistii',
      INDUSTRIAL: 'Industiriyaalii',
      CLASSICAL: 'Kilaasikaalii',
      SUSTAINABLE: 'Itti Fufiinsa Qabu',
    },
    statuses: { IN_DESIGN: 'Dizaayinii Irra', UNDER_CONSTRUCTION: 'Ijaarsa Irra', COMPLETED: 'Xumurame' },
  },
} satisfies Record<'en' | 'am' | 'om', SheetWords>;

import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const consultationTexts = {
  notFound: {
    en: 'Consultation not found.',
    am: 'ምክክሩ አልተገኘም።',
    om: 'Gorsichi hin argamne.',
  },
  timeTaken: {
    en: 'Another consultation is scheduled or confirmed at this time.',
    am: 'በዚህ ሰዓት ሌላ የምክክር ቀጠሮ አለ።',
    om: 'Sa’aatii kanatti beellamni gorsaa biraa jira.',
  },
  pastDay: {
    en: 'preferredDate cannot be in the past.',
    am: 'ቀን፦ ያለፈ ቀን መምረጥ አይቻልም።',
    om: 'Guyyaa: guyyaa darbe filachuun hin danda’amu.',
  },
  tooFarAhead: (years: number) => ({
    en: `preferredDate cannot be more than ${years} years ahead.`,
    am: `ቀን፦ ከ${years} ዓመት በላይ የሚርቅ ቀን መምረጥ አይቻልም።`,
    om: `Guyyaa: guyyaa waggaa ${years} ol fagaatu filachuun hin danda’amu.`,
  }),
  closedDay: {
    en: 'preferredDate is a day on which the office is closed. Choose another day.',
    am: 'ቀን፦ በዚህ ቀን ቢሮው ዝግ ነው። ሌላ ቀን ይምረጡ።',
    om: 'Guyyaa: guyyaa kana waajjirri cufaadha. Guyyaa biraa filadhaa.',
  },
  closedTime: {
    en: 'preferredTime is a time at which the office is closed on that day. Choose another time.',
    am: 'ሰዓት፦ በዚያ ቀን በዚህ ሰዓት ቢሮው ዝግ ነው። ሌላ ሰዓት ይምረጡ።',
    om: 'Sa’aatii: guyyaa sana sa’aatii kanatti waajjirri cufaadha. Sa’aatii biraa filadhaa.',
  },
} satisfies TranslatedTexts;

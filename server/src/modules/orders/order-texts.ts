import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const orderTexts = {
  notFound: {
    en: 'Order not found.',
    am: 'ትዕዛዙ አልተገኘም።',
    om: 'Ajajichi hin argamne.',
  },
  notForSale: {
    en: 'The design of this project is not for sale. Choose another one.',
    am: 'የዚህ ፕሮጀክት ዲዛይን አይሸጥም። እባክዎ ሌላ ይምረጡ።',
    om: 'Dizaayiniin piroojektii kanaa gurgurtaaf miti. Maaloo kan biraa filadhaa.',
  },
  trackingCodeTaken: {
    en: 'This tracking code is taken. Try again.',
    am: 'ይህ መከታተያ ኮድ ተይዟል። እንደገና ይሞክሩ።',
    om: 'Koodiin hordoffii kun qabameera. Irra deebi’aa yaalaa.',
  },
} satisfies TranslatedTexts;

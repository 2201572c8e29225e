import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const downloadTexts = {
  ofDesign: {
    en: 'This order is of a change. Follow the order of the design by its own tracking code to load the files.',
    am: 'ይህ ትዕዛዝ የለውጥ ነው። ፋይሎቹን ለማውረድ የዲዛይኑን ትዕዛዝ በራሱ መከታተያ ኮድ ይከታተሉ።',
    om: 'Ajajni kun kan jijjiiramaati. Faayilota buufachuuf ajaja dizaayinii koodii hordoffii isaatiin hordofaa.',
  },
  unpaid: {
    en: 'The files can be loaded once the payment is verified.',
    am: 'ፋይሎቹን ማውረድ የሚቻለው ክፍያው ሲረጋገጥ ነው።',
    om: 'Faayilota buufachuun kan danda’amu yommuu kaffaltiin mirkanaa’udha.',
  },
  tooManyLinks: {
    en: 'Five links to these files were made within a day. Use one of them, or call us.',
    am: 'በአንድ ቀን ውስጥ ወደ እነዚህ ፋይሎች የሚወስዱ አምስት ማገናኛዎች ተሠርተዋል። ከእነሱ አንዱን ይጠቀሙ ወይም ይደውሉልን።',
    om: 'Guyyaa tokko keessatti geessituun shan gara faayilota kanaa uumameera. Isaan keessaa tokkotti fayyadamaa yookaan nuuf bilbilaa.',
  },
  gone: {
    en: 'This file is not there any more. Look at the list again, or call us.',
    am: 'ይህ ፋይል አሁን የለም። ዝርዝሩን እንደገና ይመልከቱ፣ ወይም ይደውሉልን።',
    om: 'Faayilli kun amma hin jiru. Tarree isaa irra deebi’aa ilaalaa, yookaan nuuf bilbilaa.',
  },
} satisfies TranslatedTexts;

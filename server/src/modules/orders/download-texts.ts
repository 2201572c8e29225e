import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const downloadTexts = {
  ofDesign: {
    en: 'This order is for a change. To download the files, track the order of the design with its own tracking code.',
    am: 'ይህ ትዕዛዝ የለውጥ ነው። ፋይሎቹን ለማውረድ የዲዛይኑን ትዕዛዝ በራሱ መከታተያ ኮድ ይከታተሉ።',
    om: 'Ajajni kun kan jijjiiramaati. Faayilota buufachuuf ajaja dizaayinii koodii hordoffii isaatiin hordofaa.',
  },
  unpaid: {
    en: 'The files can be downloaded once the payment is verified.',
    am: 'ፋይሎቹን ማውረድ የሚቻለው ክፍያው ሲረጋገጥ ነው።',
    om: 'Faayilota buufachuun kan danda’amu yommuu kaffaltiin mirkanaa’udha.',
  },
  tooManyLinks: {
    en: 'Five links to these files were created within a day. Use one of them, or call us.',
    am: 'በአንድ ቀን ውስጥ ወደ እነዚህ ፋይሎች የሚወስዱ አምስት ማገናኛዎች ተሠርተዋል። ከእነሱ አንዱን ይጠቀሙ ወይም ይደውሉልን።',
    om: 'Guyyaa tokko keessatti geessituun shan gara faayilota kanaa uumameera. Isaan keessaa tokkotti fayyadamaa yookaan nuuf bilbilaa.',
  },
  gone: {
    en: 'This file no longer exists. Reload the list, or call us.',
    am: 'ይህ ፋይል አሁን የለም። ዝርዝሩን እንደገና ይመልከቱ፣ ወይም ይደውሉልን።',
    om: 'Faayilli kun amma hin jiru. Tarree isaa irra deebi’aa ilaalaa, yookaan nuuf bilbilaa.',
  },
} satisfies TranslatedTexts;

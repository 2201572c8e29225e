import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const myRequestsTexts = {
  wrongCode: {
    en: 'The code and the phone digits do not match. Check both. The code is on your confirmation page.',
    am: 'ይህ ኮድ እና የስልክ ቁጥሩ የመጨረሻ አሃዞች አይገጣጠሙም። ሁለቱንም ያረጋግጡ፤ ኮዱ የላኩትን ባረጋገጠልዎ ገጽ ላይ አለ።',
    om: 'Koodiin kunii fi dhumni lakkoofsa bilbilaa wal hin siman. Lamaanuu mirkaneeffadhaa; koodiin fuula waan ergitan mirkaneesse irra jira.',
  },
  tooManyWrongCodes: (minutes: number) => ({
    en: `Too many wrong codes or digits. Try again in ${minutes} minutes, or request a link by email.`,
    am: `ኮዱ ወይም አሃዞቹ ብዙ ጊዜ በትክክል አልገቡም። ከ${minutes} ደቂቃ በኋላ እንደገና ይሞክሩ ወይም ማገናኛ በኢሜይል እንዲላክልዎ ይጠይቁ።`,
    om: `Koodiin yookaan lakkoofsonni yeroo baay’ee dogoggoraniiru. Daqiiqaa ${minutes} booda irra deebi’aa yaalaa yookaan geessituun imeeliidhaan akka isiniif ergamu gaafadhaa.`,
  }),
  otherRecord: {
    en: 'This link opens one request only. To open the others, request a link by email.',
    am: 'ይህ ማገናኛ አንድ ጥያቄ ብቻ ይከፍታል። ሌሎቹን ለመክፈት ማገናኛ ወደ ኢሜይል አድራሻዎ እንዲላክ ይጠይቁ።',
    om: 'Geessituun kun gaaffii tokko qofa bana. Kanneen biroo banuuf, geessituun gara teessoo imeelii keessaniitti akka ergamu gaafadhaa.',
  },
  cannotErase: {
    en: 'This link does not allow deletion. To delete your data, request a new link by email and open it.',
    am: 'ይህ ማገናኛ ምንም ነገር ማጥፋት አይችልም። መረጃዎን ለማጥፋት አዲስ ማገናኛ ወደ ኢሜይል አድራሻዎ እንዲላክ ይጠይቁና እርሱን ይክፈቱ።',
    om: 'Geessituun kun homaa haquu hin danda’u. Daataa keessan haquuf, geessituun haaraan gara teessoo imeelii keessaniitti akka ergamu gaafadhaatii isa banaa.',
  },
  notYours: {
    en: 'This is not one of your requests. Reload the page.',
    am: 'ይህ ከላኩልን ውስጥ የለም። ገጹን እንደገና ይጫኑ።',
    om: 'Kun wantoota nuuf ergitan keessa hin jiru. Fuula irra deebi’aa fe’aa.',
  },
  changedMeanwhile: {
    en: 'Your data has changed since you opened the page. Reload the page before you delete your data.',
    am: 'ስለ እርስዎ ያለን መረጃ ካዩት በኋላ ተቀይሯል። ከማጥፋትዎ በፊት ገጹን እንደገና ይመልከቱ።',
    om: 'Wanti waa’ee keessan qabnu erga argitanii booda jijjiirameera. Osoo hin haqin dura fuula irra deebi’aa ilaalaa.',
  },
} satisfies TranslatedTexts;

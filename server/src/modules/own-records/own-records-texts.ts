import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const ownRecordsTexts = {
  wrongCode: {
    en: 'No code and phone number go together like this. Check both; the code is on the page that confirmed what you sent.',
    am: 'ይህ ኮድ እና የስልክ ቁጥሩ የመጨረሻ አሃዞች አይገጣጠሙም። ሁለቱንም ያረጋግጡ፤ ኮዱ የላኩትን ባረጋገጠልዎ ገጽ ላይ አለ።',
    om: 'Koodiin kunii fi dhumni lakkoofsa bilbilaa wal hin siman. Lamaanuu mirkaneeffadhaa; koodiin fuula waan ergitan mirkaneesse irra jira.',
  },
  tooManyWrongCodes: (minutes: number) => ({
    en: `Code or digits were wrong too often. Try again in ${minutes} minutes, or have a link sent by mail.`,
    am: `ኮዱ ወይም አሃዞቹ ብዙ ጊዜ በትክክል አልገቡም። ከ${minutes} ደቂቃ በኋላ እንደገና ይሞክሩ ወይም ማገናኛ በኢሜይል እንዲላክልዎ ይጠይቁ።`,
    om: `Koodiin yookaan lakkoofsonni yeroo baay’ee dogoggoraniiru. Daqiiqaa ${minutes} booda irra deebi’aa yaalaa yookaan geessituun imeeliidhaan akka isiniif ergamu gaafadhaa.`,
  }),
  otherRecord: {
    en: 'This link opens one request only. To open the others, have a link sent to your email address.',
    am: 'ይህ ማገናኛ አንድ ጥያቄ ብቻ ይከፍታል። ሌሎቹን ለመክፈት ማገናኛ ወደ ኢሜይል አድራሻዎ እንዲላክ ይጠይቁ።',
    om: 'Geessituun kun gaaffii tokko qofa bana. Kanneen biroo banuuf, geessituun gara teessoo imeelii keessaniitti akka ergamu gaafadhaa.',
  },
  cannotErase: {
    en: 'This link cannot delete anything. To delete your data, have a new link sent to your email address, and open that.',
    am: 'ይህ ማገናኛ ምንም ነገር ማጥፋት አይችልም። መረጃዎን ለማጥፋት አዲስ ማገናኛ ወደ ኢሜይል አድራሻዎ እንዲላክ ይጠይቁና እርሱን ይክፈቱ።',
    om: 'Geessituun kun homaa haquu hin danda’u. Daataa keessan haquuf, geessituun haaraan gara teessoo imeelii keessaniitti akka ergamu gaafadhaatii isa banaa.',
  },
  notYours: {
    en: 'This is not among what you sent us. Load the page again.',
    am: 'ይህ ከላኩልን ውስጥ የለም። ገጹን እንደገና ይጫኑ።',
    om: 'Kun wantoota nuuf ergitan keessa hin jiru. Fuula irra deebi’aa fe’aa.',
  },
  changedMeanwhile: {
    en: 'What we have of you is not what you saw any more. Look at the page again before you erase it.',
    am: 'ስለ እርስዎ ያለን መረጃ ካዩት በኋላ ተቀይሯል። ከማጥፋትዎ በፊት ገጹን እንደገና ይመልከቱ።',
    om: 'Wanti waa’ee keessan qabnu erga argitanii booda jijjiirameera. Osoo hin haqin dura fuula irra deebi’aa ilaalaa.',
  },
} satisfies TranslatedTexts;

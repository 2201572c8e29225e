import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const secondFactorTexts = {
  codeNeeded: {
    en: 'Enter the code of your authenticator app.',
    am: 'የማረጋገጫ መተግበሪያዎን ኮድ ያስገቡ።',
    om: 'Koodii appii mirkaneessaa keessanii galchaa.',
  },
  wrongCode: {
    en: 'This code is wrong or was already used. Enter the one that the app shows now, or a recovery code.',
    am: 'ይህ ኮድ ትክክል አይደለም ወይም አስቀድሞ ጥቅም ላይ ውሏል። መተግበሪያው አሁን የሚያሳየውን ወይም የመልሶ ማግኛ ኮድ ያስገቡ።',
    om: 'Koodiin kun sirrii miti yookaan duraan itti fayyadamameera. Isa appichi amma agarsiisu yookaan koodii deebisanii argachuu galchaa.',
  },
  unreadableSecret: {
    en: 'Codes of your authenticator app can no longer be checked. Enter a recovery code, or ask an administrator to switch two-step sign-in off for you.',
    am: 'የማረጋገጫ መተግበሪያዎ ኮዶች ከእንግዲህ ሊረጋገጡ አይችሉም። የመልሶ ማግኛ ኮድ ያስገቡ፣ ወይም ባለ ሁለት ደረጃ መግቢያዎን እንዲያጠፋልዎ አስተዳዳሪን ይጠይቁ።',
    om: 'Koodiiwwan appii mirkaneessaa keessanii kana booda mirkaneeffamuu hin danda’an. Koodii deebisanii argachuu galchaa yookaan seensa tarkaanfii lamaa akka isiniif cufu bulchaa gaafadhaa.',
  },
  code: { en: 'code', am: 'ኮድ', om: 'Koodii' },
} satisfies TranslatedTexts;

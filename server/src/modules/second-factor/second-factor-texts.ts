import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const secondFactorTexts = {
  codeNeeded: {
    en: 'Enter the code of your authenticator app.',
    am: 'የማረጋገጫ መተግበሪያዎን ኮድ ያስገቡ።',
    om: 'Koodii appii mirkaneessaa keessanii galchaa.',
  },
  wrongCode: {
    en: 'This code is not right, or was used already. Enter the one that the app shows now, or a recovery code.',
    am: 'ይህ ኮድ ትክክል አይደለም ወይም አስቀድሞ ጥቅም ላይ ውሏል። መተግበሪያው አሁን የሚያሳየውን ወይም የመልሶ ማግኛ ኮድ ያስገቡ።',
    om: 'Koodiin kun sirrii miti yookaan duraan itti fayyadamameera. Isa appichi amma agarsiisu yookaan koodii deebisanii argachuu galchaa.',
  },
  code: { en: 'code', am: 'ኮድ', om: 'Koodii' },
} satisfies TranslatedTexts;

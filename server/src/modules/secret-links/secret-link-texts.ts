import type { TranslatedTexts } from '../../common/errors/sentence.js';

/** What is wrong with a link, and what to do about it: `link-refusal.ts` puts the two together. */
export const secretLinkTexts = {
  unknown: {
    en: 'This link is not valid.',
    am: 'ይህ ማገናኛ አይሠራም።',
    om: 'Geessituun kun hin hojjetu.',
  },
  used: {
    en: 'This link has already been used.',
    am: 'ይህ ማገናኛ አስቀድሞ ጥቅም ላይ ውሏል።',
    om: 'Geessituun kun duraan itti fayyadamameera.',
  },
  usedUp: {
    en: 'This link has been used too many times.',
    am: 'ይህ ማገናኛ የሚሠራበት ብዛት አልቋል።',
    om: 'Geessituun kun hanga hojjetu fayyadameera.',
  },
  expired: {
    en: 'This link has expired.',
    am: 'የዚህ ማገናኛ ጊዜ አልፏል።',
    om: 'Yeroon geessituu kanaa darbeera.',
  },
  over: {
    en: 'This link has expired or was revoked.',
    am: 'የዚህ ማገናኛ ጊዜ አልፏል ወይም ተሰርዟል።',
    om: 'Yeroon geessituu kanaa darbeera yookaan haqameera.',
  },
  ofAccount: {
    en: 'Request a new one.',
    am: 'አዲስ ይጠይቁ።',
    om: 'Haaraa gaafadhaa.',
  },
  ofConsultation: {
    en: 'Open the newest mail about your consultation, or request a new link.',
    am: 'ስለ ምክክርዎ የደረሰዎትን የመጨረሻ ኢሜይል ይክፈቱ ወይም አዲስ ማገናኛ እንዲላክልዎ ይጠይቁ።',
    om: 'Imeelii waa’ee gorsa keessanii isa dhumaa banaa yookaan geessituun haaraan akka isiniif ergamu gaafadhaa.',
  },
  ofPerson: {
    en: 'Request a new link, or enter your code.',
    am: 'አዲስ ማገናኛ እንዲላክልዎ ይጠይቁ ወይም ኮድዎን ያስገቡ።',
    om: 'Geessituun haaraan akka isiniif ergamu gaafadhaa yookaan koodii keessan galchaa.',
  },
  ofPreview: {
    en: 'Ask the person who sent it for a new one.',
    am: 'የላከልዎትን ሰው አዲስ እንዲልክልዎ ይጠይቁ።',
    om: 'Nama isiniif erge haaraa akka ergu gaafadhaa.',
  },
  ofOrder: {
    en: 'Track your order with its tracking code to get a new one.',
    am: 'አዲስ ለማግኘት ትዕዛዝዎን በመከታተያ ኮዱ ይከታተሉ።',
    om: 'Haaraa argachuuf koodii hordoffiitiin ajaja keessan hordofaa.',
  },
} satisfies TranslatedTexts;

import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const accountLinkTexts = {
  unknown: {
    en: 'This link is not good, or a newer one took its place. Open the newest mail, or ask for a new link.',
    am: 'ይህ ማገናኛ አይሠራም፤ ወይም በአዲስ ተተክቷል። የመጨረሻውን ኢሜይል ይክፈቱ ወይም አዲስ ማገናኛ ይጠይቁ።',
    om: 'Geessituun kun hin hojjetu, yookaan kan haaraadhaan bakka buufameera. Imeelii isa dhumaa banaa yookaan geessituu haaraa gaafadhaa.',
  },
  used: {
    en: 'This link was used already. Ask for a new one.',
    am: 'ይህ ማገናኛ አስቀድሞ ጥቅም ላይ ውሏል። አዲስ ይጠይቁ።',
    om: 'Geessituun kun duraan itti fayyadamameera. Haaraa gaafadhaa.',
  },
  expired: {
    en: 'The time of this link is over. Ask for a new one.',
    am: 'የዚህ ማገናኛ ጊዜ አልፏል። አዲስ ይጠይቁ።',
    om: 'Yeroon geessituu kanaa darbeera. Haaraa gaafadhaa.',
  },
} satisfies TranslatedTexts;

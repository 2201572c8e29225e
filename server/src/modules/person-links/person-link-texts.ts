import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const personLinkTexts = {
  unknown: {
    en: 'This link is not good. Open the newest mail from us, or have a new link sent.',
    am: 'ይህ ማገናኛ አይሠራም። ከእኛ የደረሰዎትን የመጨረሻ ኢሜይል ይክፈቱ ወይም አዲስ ማገናኛ እንዲላክልዎ ይጠይቁ።',
    om: 'Geessituun kun hin hojjetu. Imeelii nu biraa isin ga’e isa dhumaa banaa yookaan geessituun haaraan akka isiniif ergamu gaafadhaa.',
  },
  expired: {
    en: 'The time of this link is over. Have a new link sent, or enter your code.',
    am: 'የዚህ ማገናኛ ጊዜ አልፏል። አዲስ ማገናኛ እንዲላክልዎ ይጠይቁ ወይም ኮድዎን ያስገቡ።',
    om: 'Yeroon geessituu kanaa darbeera. Geessituun haaraan akka isiniif ergamu gaafadhaa yookaan koodii keessan galchaa.',
  },
} satisfies TranslatedTexts;

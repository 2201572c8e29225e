import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const previewTexts = {
  notFound: {
    en: 'This preview link is not complete or was never given out. Ask the person who sent it for a new one.',
    am: 'ይህ የቅድመ እይታ ማገናኛ ያልተሟላ ወይም ፈጽሞ ያልተሰጠ ነው። የላከልዎትን ሰው አዲስ እንዲልክልዎ ይጠይቁ።',
    om: 'Geessituun durargii kun guutuu miti yookaan gonkumaa hin kennamne. Nama isiniif erge haaraa akka ergu gaafadhaa.',
  },
  over: {
    en: 'This preview link has expired or was withdrawn. Ask the person who sent it for a new one.',
    am: 'የዚህ የቅድመ እይታ ማገናኛ ጊዜ አልፏል ወይም ተሰርዟል። የላከልዎትን ሰው አዲስ እንዲልክልዎ ይጠይቁ።',
    om: 'Yeroon geessituu durargii kanaa darbeera yookaan haqameera. Nama isiniif erge haaraa akka ergu gaafadhaa.',
  },
} satisfies TranslatedTexts;

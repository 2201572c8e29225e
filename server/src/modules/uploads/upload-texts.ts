import type { TranslatedTexts } from '../../common/errors/sentence.js';

export const uploadTexts = {
  full: {
    en: 'Too many files are on their way at the moment. Try again in some hours.',
    am: 'በአሁኑ ጊዜ ብዙ ፋይሎች በመላክ ላይ ናቸው። ከጥቂት ሰዓታት በኋላ እንደገና ይሞክሩ።',
    om: 'Yeroo ammaa faayilonni baay’een ergamaa jiru. Sa’aatii muraasa booda irra deebi’aa yaalaa.',
  },
  tooMuchToday: {
    en: 'Too many files came from your connection today. Try again tomorrow.',
    am: 'ዛሬ ከእርስዎ ግንኙነት ብዙ ፋይሎች ደርሰውናል። ነገ እንደገና ይሞክሩ።',
    om: 'Har’a qunnamtii keessan irraa faayilonni baay’een nu ga’aniiru. Bor irra deebi’aa yaalaa.',
  },
} satisfies TranslatedTexts;

import type { Catalogue } from '@consultancy/client-shared/i18n';
import { am as builtIn } from '@consultancy/client-shared/standard-services/am';
import type { texts as english } from './en';

export const texts = {
  title: 'አገልግሎቶች',
  intro: 'ቦታውን ለመጀመሪያ ጊዜ ከማየት እስከ ተጠናቀቀው ሕንፃ ቁልፍ ርክክብ ድረስ፦ አንዱን አገልግሎት ብቻ ወይም ሁሉንም ከአንድ ቢሮ ያግኙ።',
  listLabel: 'አገልግሎቶቻችን',
  learnMore: 'ተጨማሪ ያንብቡ',
  new: 'አዲስ',
  extra: {
    loading: 'ተጨማሪ አገልግሎቶች በመጫን ላይ...',
    failed: 'ተጨማሪ አገልግሎቶችን መጫን አልተቻለም',
  },
  detail: {
    trail: 'ያሉበት ገጽ',
    contactForDetails: 'ለዝርዝሩ ያግኙን',
    duration: 'የሚወስደው ጊዜ',
    overview: 'አጠቃላይ መግለጫ',
    included: 'የሚያካትታቸው ሥራዎች',
    process: 'የአሠራር ሂደታችን',
    benefits: 'ዋና ዋና ጥቅሞች',
    sidebar: 'ሁሉም አገልግሎቶች',
    loading: 'አገልግሎቱ በመጫን ላይ',
    failed: 'ይህን አገልግሎት መጫን አልተቻለም',
  },
  cta: {
    heading: 'በውይይት እንጀምር',
    text: 'ያሰቡትን ይንገሩን።',
  },
  builtIn,
} satisfies Catalogue<typeof english>;

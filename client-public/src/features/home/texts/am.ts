import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  title: 'አርክቴክቸር፣ ዲዛይን እና ምህንድስና በአዲስ አበባ',
  hero: {
    headline: 'ከመሬታቸው ጋር የተዋሃዱ ሕንፃዎች',
    text: 'አርክቴክቶች፣ ዲዛይነሮች እና መሐንዲሶች በአንድ ድርጅት፤ ዲዛይኑም ስሌቱም በአንድ ጣሪያ ሥር።',
    pauseVideo: 'የጀርባውን ቪዲዮ ያቁሙ',
    playVideo: 'የጀርባውን ቪዲዮ ያጫውቱ',
  },
  projects: {
    heading: 'ተመራጭ ፕሮጀክቶች',
    viewAll: 'ሁሉም ፕሮጀክቶች',
    empty: 'በአሁኑ ጊዜ ተመራጭ ፕሮጀክቶች የሉም።',
    failed: 'ፕሮጀክቶችን መጫን አልተቻለም',
  },
  services: {
    heading: 'የምንሠራቸው ሥራዎች',
    text: 'አሥር የሙያ ዘርፎች በአንድ ጠረጴዛ ዙሪያ። አንዱን ብቻ ይውሰዱ፣ ወይም ከባዶ ቦታ እስከ ቁልፍ ርክክብ ድረስ አብረን እንሥራ።',
    viewAll: 'ሁሉም አገልግሎቶች',
  },
  blog: {
    heading: 'ከብሎጋችን',
    viewAll: 'ሁሉም ጽሑፎች',
    failed: 'የብሎግ ጽሑፎችን መጫን አልተቻለም',
    empty: 'እስካሁን ጽሑፍ የለም። በቅርቡ ተመልሰው ይጎብኙን።',
    readTime: 'የ{minutes} ደቂቃ ንባብ',
  },
  testimonials: {
    heading: 'ደንበኞቻችን ምን ይላሉ',
    show: 'ምስክርነት {number}ን ይመልከቱ',
    pause: 'ምስክርነቶቹን ያቁሙ',
    play: 'ምስክርነቶቹን ያስቀጥሉ',
    stars: 'ከ5 ኮከብ {rating}',
  },
  cta: {
    heading: 'ስለ ቦታዎ ይንገሩን',
    text: 'የመጀመሪያው ውይይት ክፍያ የለውም።',
  },
  facts: {
    label: 'ድርጅታችን በቁጥር',
  },
  disciplines: {
    residence: 'የመኖሪያ ቤት ዲዛይን',
    hotel: 'የሆቴል ዲዛይን',
    interior: 'የውስጥ ዲዛይን',
    commercial: 'የንግድ ሕንፃ ዲዛይን',
    structural: 'የመዋቅር ምህንድስና',
    landscape: 'የመልክዓ ምድር ዲዛይን',
    projectManagement: 'የፕሮጀክት አስተዳደር',
    urbanPlanning: 'የከተማ ፕላን',
    renovation: 'እድሳትና ጥገና',
    consultation: 'የዲዛይን ምክክር',
  },
} satisfies Catalogue<typeof english>;

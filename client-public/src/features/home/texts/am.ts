import type { Catalogue } from '@consultancy/client-shared/i18n';
import { am as quotes } from '../../../content/testimonials/am';
import { quotesByName } from '../quotes';
import type { texts as english } from './en';

export const texts = {
  title: 'አርክቴክቸር፣ ዲዛይን እና ምህንድስና በአዲስ አበባ',
  hero: {
    headline: 'ከመሬታቸው ጋር የተዋሃዱ ሕንፃዎች',
    text: 'አርክቴክቶች፣ ዲዛይነሮች እና መሐንዲሶች በአንድ ድርጅት። ከ15 ዓመታት በላይ በአዲስ አበባ፤ ዲዛይኑም ስሌቱም በአንድ ጣሪያ ሥር።',
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
    readTime: 'የ{{minutes}}\u00a0ደቂቃ\u00a0ንባብ',
  },
  testimonials: {
    heading: 'ደንበኞቻችን ምን ይላሉ',
    label: 'የደንበኞች ምስክርነት',
    show: 'ምስክርነት {{number}}ን ይመልከቱ',
    position: 'ከ{{total}} {{number}}ኛ',
    pause: 'ምስክርነቶቹን ያቁሙ',
    play: 'ምስክርነቶቹን ያስቀጥሉ',
    stars: 'ከ5 ኮከብ {{rating}}',
  },
  cta: {
    heading: 'ስለ ቦታዎ ይንገሩን',
    text: 'የመጀመሪያው ውይይት ክፍያ የለውም። በ24 ሰዓት ውስጥ መልስ እንሰጣለን።',
  },
  facts: {
    label: 'ድርጅታችን በቁጥር',
    yearsValue: '15',
    years: 'ዓመታት ልምድ፤ እ.ኤ.አ. በ2008 ተመሠረተ',
    projectsValue: '500+',
    projects: 'የተጠናቀቁ ፕሮጀክቶች',
    clientsValue: '200+',
    clients: 'ደንበኞች',
    satisfactionValue: '98%',
    satisfaction: 'የደንበኞች እርካታ',
  },
  disciplines: {
    residence: { title: 'የመኖሪያ ቤት ዲዛይን', text: 'ለሚኖሩባቸው ቤተሰቦች የተሠሩ ቤቶች እና አፓርታማዎች።' },
    hotel: { title: 'የሆቴል ዲዛይን', text: 'እንግዶች የሚያስታውሷቸው፣ ለሠራተኞች የሚመቹ ሆቴሎችና ሎጆች።' },
    interior: { title: 'የውስጥ ዲዛይን', text: 'ከሕንፃውና ከበጀቱ ጋር የሚስማሙ ክፍሎች፣ ብርሃን እና የቤት ዕቃዎች።' },
    commercial: { title: 'የንግድ ሕንፃ ዲዛይን', text: 'በየቀኑ በብቃት የሚያገለግሉ ቢሮዎች፣ ሱቆች እና ማሳያ ክፍሎች።' },
    structural: { title: 'የመዋቅር ምህንድስና', text: 'ከዲዛይኑ ጎን ለጎን የሚሰሉ፣ አስተማማኝና ቆጣቢ መዋቅሮች።' },
    landscape: { title: 'የመልክዓ ምድር ዲዛይን', text: 'በደጋ ዕፅዋት የተዋቡ ግቢዎች፣ የአትክልት ስፍራዎች እና እርከኖች።' },
    projectManagement: { title: 'የፕሮጀክት አስተዳደር', text: 'ጨረታ፣ ውል እና የግንባታ ቁጥጥር፦ በጊዜው፣ በዋጋው፣ በመዝገብ።' },
    urbanPlanning: { title: 'የከተማ ፕላን', text: 'ለእግረኞች የታቀዱ መንገዶች፣ ብሎኮች እና ሰፈሮች።' },
    renovation: { title: 'እድሳትና ጥገና', text: 'ያለውን በማክበር ለነባር ሕንፃዎች አዲስ ሕይወት።' },
    consultation: { title: 'የዲዛይን ምክክር', text: 'ገንዘብ ከማውጣትዎ በፊት ስለ ቦታ፣ ፈቃድ እና ፕላን ሁለተኛ አስተያየት።' },
  },
  quotes: quotesByName(quotes),
} satisfies Catalogue<typeof english>;

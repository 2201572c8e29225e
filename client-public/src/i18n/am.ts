import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { en } from './en';

export const am = {
  firm: {
    name: 'ዝግባ አርክቴክቶች',
    description:
      'ከ2008 (እ.ኤ.አ.) ጀምሮ በአዲስ አበባ የአርክቴክቸር፣ የውስጥ ዲዛይን እና የምህንድስና አገልግሎት። መኖሪያ ቤቶች፣ ሆቴሎች፣ የሥራ ቦታዎች እና የከተማ ሕንፃዎች፤ ከመጀመሪያው ንድፍ እስከ መጨረሻው ፍተሻ።',
    phone: '+251 900 000 000',
    email: 'hello@zigba.example',
    address: 'ዝግባ ሕንፃ፣ ቦሌ መንገድ፣ አዲስ አበባ፣ ኢትዮጵያ',
  },
  nav: {
    label: 'ዋና ማውጫ',
    home: 'መነሻ',
    about: 'ስለ እኛ',
    services: 'አገልግሎቶች',
    projects: 'ፕሮጀክቶች',
    blog: 'ብሎግ',
    contact: 'ያግኙን',
    openMenu: 'ማውጫውን ክፈት',
    closeMenu: 'ማውጫውን ዝጋ',
    skip: 'ወደ ይዘቱ እለፍ',
    language: 'ቋንቋ',
    call: 'ይደውሉልን',
  },
  footer: {
    quickLinks: 'ፈጣን አገናኞች',
    services: 'አገልግሎቶች',
    contact: 'አድራሻ',
    follow: 'ይከተሉን',
    office: 'የአዲስ አበባ ቢሮ',
    residence: 'የመኖሪያ ቤት ዲዛይን',
    commercial: 'የንግድ ሕንፃ ዲዛይን',
    interior: 'የውስጥ ዲዛይን',
    structural: 'የመዋቅር ምህንድስና',
    projectManagement: 'የፕሮጀክት አስተዳደር',
    consultation: 'የዲዛይን ምክክር',
    scrollToTop: 'ወደ ላይ ተመለስ',
    copyright: '© {{year}} {{name}}። መብቱ በሕግ የተጠበቀ ነው።',
    developer: 'ድረ ገጹ የተሠራው በዋንዛ ስቱዲዮ · studio@wanza.example',
    companyAddress: 'ዋንዛ ስቱዲዮ፣ ካዛንቺስ፣ አዲስ አበባ፣ ኢትዮጵያ',
    demo: 'ይህ የማሳያ ድረ ገጽ ነው፦ ድርጅቱ፣ ሰዎቹና ፕሮጀክቶቹ ምናባዊ ናቸው።',
  },
  action: {
    exploreWork: 'ሥራዎቻችንን ይመልከቱ',
    bookConsultation: 'ምክክር ያስይዙ',
    contactUs: 'ያግኙን',
    readArticle: 'ጽሑፉን ያንብቡ',
    backHome: 'ወደ መነሻ ገጽ ይመለሱ',
    reload: 'ገጹን እንደገና ይጫኑ',
    previous: 'ቀዳሚ',
    next: 'ቀጣይ',
    close: 'ይዝጉ',
  },
  notFound: {
    title: 'ገጹ አልተገኘም',
    text: 'ይህ አድራሻ የትም አያደርስም። ገጹ ተዛውሮ ወይም ፈጽሞ ያልተሠራ ሊሆን ይችላል።',
  },
  failure: {
    title: 'የሆነ ችግር ተፈጥሯል',
    text: 'ገጹን ማሳየት አልተቻለም። እንደገና ይጫኑት፤ ካልሠራ ይደውሉልን።',
  },
} satisfies Catalogue<typeof en>;

import { projectTypes } from '@consultancy/shared/project-words/am';
import type { MailTexts } from './mail-texts.js';

export const am: MailTexts = {
  locale: 'am',
  time: (clock, ethiopian) => `${ethiopian} · ${clock}፣ በአዲስ አበባ ሰዓት`,
  minutes: (count) => `${count} ደቂቃ`,
  price: (amount) => `${amount} ብር`,
  priceOnRequest: 'ዋጋ በጥያቄ',
  greeting: (name) => (name ? `ሰላም ${name}፣` : 'ሰላም፣'),
  whyYou: 'ይህ ኢሜይል የተላከልዎ ይህ አድራሻ በድረ ገጻችን ላይ ስለተሰጠ ነው። እርስዎ ካልሰጡት ችላ ሊሉት ይችላሉ።',
  labels: {
    name: 'ስም',
    email: 'ኢሜይል',
    phone: 'ስልክ',
    company: 'ድርጅት',
    address: 'አድራሻ',
    language: 'ቋንቋ',
    subject: 'ርዕሰ ጉዳይ',
    projectType: 'የፕሮጀክት ዓይነት',
    projects: 'ፕሮጀክቶች',
    files: 'ፋይሎች',
    topic: 'የውይይት ርዕስ',
    date: 'ቀን',
    time: 'ሰዓት',
    preferredDate: 'የተመረጠው ቀን',
    preferredTime: 'የተመረጠው ሰዓት',
    formerly: 'ቀድሞ',
    duration: 'የሚወስደው ጊዜ',
    meeting: 'የውይይቱ መንገድ',
    place: 'ቦታ',
    design: 'ዲዛይን',
    price: 'ዋጋ',
    trackingCode: 'መከታተያ ኮድ',
    code: 'ኮድ',
    reason: 'ምክንያት',
    consultant: 'አማካሪ',
    changePrice: 'የለውጡ ዋጋ',
    workingDays: 'የሥራ ቀናት',
    goodUntil: 'የሚጸናው እስከ',
    total: 'የትዕዛዙ ጠቅላላ ዋጋ',
    lastGoodBackup: 'የመጨረሻው ትክክለኛ ምትኬ',
  },
  languages: { en: 'እንግሊዝኛ', am: 'አማርኛ', om: 'አፋን ኦሮሞ' },
  meetings: { IN_PERSON: 'በአካል', VIDEO_CALL: 'በቪዲዮ ጥሪ', PHONE: 'በስልክ' },
  projectTypes,
  callToChange: 'ያልታሰበ ነገር ካጋጠመዎ እባክዎ ይደውሉልን።',
  changeConsultation: 'ቀጠሮውን ያዛውሩ ወይም ይሰርዙ',
  due: (when) => `በ24 የሥራ ሰዓት ውስጥ፦ እስከ ${when} ድረስ።`,
  changeUntil: (hours) =>
    hours === 0
      ? 'እስኪጀመር ድረስ ከታች ባለው ማገናኛ ቀጠሮውን ማዛወር ወይም መሰረዝ ይችላሉ፤ ወይም ይደውሉልን።'
      : `ከመጀመሩ ${hours} ሰዓት በፊት ድረስ ከታች ባለው ማገናኛ ቀጠሮውን ማዛወር ወይም መሰረዝ ይችላሉ፤ ከዚያ በኋላ እባክዎ ይደውሉልን።`,
  joinCall: 'ወደ ቪዲዮ ጥሪው ይግቡ',
  myRequests: 'የላኩልንን ይመልከቱ ወይም መረጃዎን ያጥፉ',
  calendarEntry: (firm) => `ምክክር ከ${firm} ጋር`,
  letters: {
    'inquiry-received': {
      subject: 'መልእክትዎ ደርሶናል',
      paragraphs: ['ስላገኙን እናመሰግናለን። እንመልስልዎታለን።'],
    },
    'consultation-requested': {
      subject: 'የምክክር ጥያቄዎ ደርሶናል',
      paragraphs: ['ሰዓቱን በስልክ ወይም በኢሜይል እናረጋግጥልዎታለን።'],
    },
    'consultation-hold-ended': {
      subject: 'የጠየቁት ሰዓት ከእንግዲህ ለእርስዎ አልተያዘም',
      paragraphs: [
        'ሰዓቱን እስካሁን ማረጋገጥ ስላልቻልን ሌሎች ሊይዙት ይችላሉ። ጥያቄዎ ግን በእኛ ዘንድ እንዳለ ነው።',
        'ከታች ባለው ማገናኛ ሰዓቱ አሁንም ነፃ ከሆነ ማረጋገጥ ወይም ሌላ ሰዓት መምረጥ ይችላሉ።',
      ],
      action: 'ሰዓቱን ያረጋግጡ ወይም ይቀይሩ',
    },
    'consultation-scheduled': {
      subject: 'የምክክር ቀጠሮዎ ተይዟል',
      paragraphs: ['ከእርስዎ ጋር ለመወያየት በደስታ እንጠብቃለን። ከዚህ ኢሜይል ጋር የተያያዘው ፋይል ቀጠሮውን በቀን መቁጠሪያዎ ላይ ያስገባል።'],
    },
    'consultation-changed': {
      subject: 'የምክክር ቀጠሮዎ ተቀይሯል',
      paragraphs: ['አዲሱ ዝርዝር ከዚህ በታች አለ፤ የቀድሞውን ይተካል። የተያያዘው ፋይል በቀን መቁጠሪያዎ ላይ ያለውን ቀጠሮ ያስተካክላል።'],
    },
    'consultation-cancelled': {
      subject: 'የምክክር ቀጠሮዎ ተሰርዟል',
      paragraphs: ['ምክክሩ አይካሄድም።', 'ይህን ካልጠበቁ ወይም ሌላ ሰዓት ከፈለጉ ለዚህ ኢሜይል ምላሽ ይስጡን ወይም እንደገና ያስይዙ።'],
      action: 'ምክክር ያስይዙ',
    },
    'consultation-link': {
      subject: 'ወደ ምክክር ቀጠሮዎ የሚወስድ ማገናኛ',
      paragraphs: ['በዚህ ማገናኛ የምክክር ቀጠሮዎን ማየት፣ ወደ ሌላ ሰዓት ማዛወርና መሰረዝ ይችላሉ።'],
    },
    'consultation-reminder': {
      subject: 'የምክክር ቀጠሮዎ ማስታወሻ',
      paragraphs: ['ምክክርዎ የሚካሄድበት ጊዜ ቀርቧል። መቼና እንዴት እንደሚካሄድ ከታች እንደገና ይመልከቱ።'],
    },
    'my-requests-link': {
      subject: 'የላኩልንን ለማየት የሚያስፈልግ ማገናኛ',
      paragraphs: [
        'ከዚህ አድራሻ የተላኩልንን ጥያቄዎች፣ ምክክሮች እና ትዕዛዞች ለማየት ማገናኛ ተጠይቋል።',
        'በእርሱ ሁሉንም ማየት፣ መመለስ፣ ማውረድ ወይም ማጥፋት ይችላሉ። ማገናኛው ለአንድ ሰዓት ይሠራል። እርስዎ ካልጠየቁ ምንም ማድረግ አያስፈልግዎትም።',
      ],
      action: 'የላኩልንን ይክፈቱ',
    },
    'order-received': {
      subject: 'ትዕዛዝዎ ደርሶናል',
      paragraphs: ['ዝርዝሩንና ክፍያውን ለማረጋገጥ እናገኝዎታለን።', 'ትዕዛዝዎ የት እንደደረሰ በመከታተያ ኮዱ በማንኛውም ጊዜ ማየት ይችላሉ።'],
      action: 'ትዕዛዙን ይከታተሉ',
    },
    'payment-verified': {
      subject: 'ክፍያዎ ተረጋግጧል',
      paragraphs: ['ክፍያዎ ደርሶናል። እናመሰግናለን።', 'ቀጣይ ደረጃዎችን ትዕዛዝዎን በሚከታተሉበት ገጽ ላይ ያገኛሉ።'],
      action: 'ትዕዛዙን ይከታተሉ',
    },
    'payment-rejected': {
      subject: 'ክፍያዎን ማረጋገጥ አልቻልንም',
      paragraphs: [
        'ባስገቡት የማጣቀሻ ቁጥር ክፍያዎን ማረጋገጥ አልቻልንም፤ ምክንያቱ ከታች አለ።',
        'እባክዎ በደረሰኙ ላይ ያለውን የማጣቀሻ ቁጥር እንደገና ያስገቡ፣ ወይም ይደውሉልን።',
      ],
      action: 'ሌላ ማጣቀሻ ቁጥር ያስገቡ',
    },
    'price-agreed': {
      subject: 'የትዕዛዝዎ ዋጋ',
      paragraphs: [
        'የተስማማንበት ዋጋ በትዕዛዝዎ ላይ ገብቷል።',
        'ትዕዛዝዎን በሚከታተሉበት ገጽ ላይ ፕሮፎርማውን ያገኛሉ፤ የከፈሉበትን ማጣቀሻ ቁጥርም ማስገባት ይችላሉ።',
      ],
      action: 'ትዕዛዙን ይከታተሉ',
    },
    'change-quoted': {
      subject: 'ለጠየቁት ለውጥ የዋጋ ማቅረቢያችን',
      paragraphs: [
        'ያዘዙት ዲዛይን እንዲለወጥ ጠይቀውናል። ዋጋውና የሚወስደው ጊዜ ከታች አለ።',
        'ትዕዛዝዎን በሚከታተሉበት ገጽ ላይ የዋጋ ማቅረቢያውን መቀበል ወይም ጥያቄዎን መሰረዝ ይችላሉ።',
      ],
      action: 'የዋጋ ማቅረቢያውን አንብበው ይመልሱ',
    },
    'change-declined': {
      subject: 'ስለጠየቁት ለውጥ',
      paragraphs: [
        'በዲዛይኑ ላይ የጠየቁትን ለውጥ ማድረግ አንችልም፤ መልሳችን ከታች አለ። ትዕዛዝዎ እንዳለ ይቆያል።',
        'ትዕዛዝዎን በሚከታተሉበት ገጽ ላይ ሌላ ለውጥ መጠየቅ ወይም ሊደውሉልን ይችላሉ።',
      ],
      action: 'ትዕዛዙን ይከታተሉ',
    },
    'change-accepted': {
      subject: 'በለውጡ ተስማምተናል',
      paragraphs: [
        'የዋጋ ማቅረቢያችንን ተቀብለዋል። ዋጋው አሁን የትዕዛዝዎ አካል ነው።',
        'ትዕዛዝዎን በሚከታተሉበት ገጽ ላይ አዲሱ ጠቅላላ ዋጋ ያለበትን ፕሮፎርማ ያገኛሉ።',
      ],
      action: 'ትዕዛዙን ይከታተሉ',
    },
    'change-ordered': {
      subject: 'ለውጡ ራሱን የቻለ ትዕዛዝ ሆኗል',
      paragraphs: [
        'የዋጋ ማቅረቢያችንን ተቀብለዋል። የዲዛይኑን ክፍያ ቀደም ብለው ስላሳወቁን፣ ለውጡ ራሱን የቻለ ትዕዛዝ ሆኗል።',
        'የራሱ መከታተያ ኮድ አለው፤ በእርሱ ፕሮፎርማውን ያገኛሉ፣ ትዕዛዙንም ይከታተላሉ።',
      ],
      action: 'ለውጡን ይከታተሉ',
    },
    'account-welcome': {
      subject: 'እንኳን ወደ {firm} በደህና መጡ',
      paragraphs: [
        'መለያዎ ዝግጁ ነው። ከገቡ በኋላ ለፕሮጀክቶቻችን ደረጃ መስጠት ይችላሉ።',
        'እባክዎ የኢሜይል አድራሻዎን ያረጋግጡ፤ የሚሰጡት ደረጃ የሚቆጠረው ከዚያ በኋላ ነው።',
      ],
      action: 'አድራሻዎን ያረጋግጡ',
    },
    'email-confirmation': {
      subject: 'የኢሜይል አድራሻዎን ያረጋግጡ',
      paragraphs: ['እባክዎ ይህ የእርስዎ የኢሜይል አድራሻ መሆኑን ያረጋግጡ። ማገናኛው ለሰባት ቀናት ይሠራል።'],
      action: 'አድራሻዎን ያረጋግጡ',
    },
    'password-link': {
      subject: 'አዲስ የይለፍ ቃል ይምረጡ',
      paragraphs: [
        'ለመለያዎ አዲስ የይለፍ ቃል ተጠይቋል። ማገናኛው የሚሠራው አንድ ጊዜ ብቻ፣ ለ30 ደቂቃ ነው።',
        'እርስዎ ካልጠየቁ ይህን ኢሜይል ይተዉት፤ የይለፍ ቃልዎ እንዳለ ይቆያል።',
      ],
      action: 'አዲስ የይለፍ ቃል ይምረጡ',
    },
    invitation: {
      subject: 'በ{firm} ያለዎት መለያ',
      paragraphs: [
        'መለያ ተከፍቶልዎታል። የይለፍ ቃል ይምረጡ፤ ከዚያ በዚህ የኢሜይል አድራሻ መግባት ይችላሉ።',
        'ማገናኛው የሚሠራው አንድ ጊዜ ብቻ፣ ለሰባት ቀናት ነው።',
      ],
      action: 'የይለፍ ቃል ይምረጡ',
    },
    'former-email': {
      subject: 'የመለያዎ የኢሜይል አድራሻ ሊቀየር ነው',
      paragraphs: [
        'እባክዎ ከታች ያለውን አዲስ አድራሻ ለመለያዎ ይቀበሉ። አድራሻው የሚቀየረው በሁለቱም አድራሻዎች ሲረጋገጥ ነው፤ ማገናኛው ለአንድ ቀን ይሠራል።',
        'እርስዎ ካልጠየቁ አይቀበሉት፤ የይለፍ ቃልዎንም ይቀይሩ።',
      ],
      action: 'አዲሱን አድራሻ ይቀበሉ',
    },
    'new-email': {
      subject: 'አዲሱን የኢሜይል አድራሻዎን ያረጋግጡ',
      paragraphs: ['እባክዎ ይህን አድራሻ ለመለያዎ ያረጋግጡ። አድራሻው የሚቀየረው በሁለቱም አድራሻዎች ሲረጋገጥ ነው፤ ማገናኛው ለአንድ ቀን ይሠራል።'],
      action: 'አዲሱን አድራሻዎን ያረጋግጡ',
    },
  },
  staffSubjects: {
    'new-inquiry': (subject) => `አዲስ መልእክት፦ ${subject}`,
    'inquiry-message': (subject) => `ተጨማሪ መልእክት፦ ${subject}`,
    'new-consultation': (name) => `አዲስ የምክክር ጥያቄ፦ ${name}`,
    'consultation-moved': (name) => `ደንበኛው ምክክሩን አዛውሯል፦ ${name}`,
    'consultation-called-off': (name) => `ደንበኛው ምክክሩን ሰርዟል፦ ${name}`,
    'new-order': (project) => `አዲስ ትዕዛዝ፦ ${project}`,
    'new-account': (name) => `አዲስ መለያ፦ ${name}`,
  },
  openBackOffice: 'በአስተዳደር ገጹ ላይ ይክፈቱ',
  notices: {
    'backup-too-old': {
      subject: 'ከ48 ሰዓት በላይ ትክክለኛ ምትኬ አልተቀመጠም',
      paragraphs: [
        'ሰርቨሩ አሁን ቢበላሽ ከመጨረሻው ትክክለኛ ምትኬ በኋላ የገባው ሁሉ ይጠፋል።',
        'የBackups ገጽን ይክፈቱ፣ የመጨረሻዎቹ ለምን እንዳልተሳኩ ያንብቡ፣ ከዚያም “Back up now” የሚለውን ይጫኑ።',
      ],
    },
    'disk-low': {
      subject: 'የሰርቨሩ ዲስክ ሊሞላ ነው',
      paragraphs: [
        'ዲስኩ ከሞላ ድረ ገጹ ምንም ማስቀመጥ አይችልም፣ ምትኬም አይዘጋጅም።',
        'ሰርቨሩን የሚያስተዳድረው ሰው ቦታ እንዲያስለቅቅ ወይም ትልቅ ዲስክ እንዲጠቀም ይጠይቁ።',
      ],
    },
  },
  none: 'የለም',
  freeOfNeeded: (free, needed) => `ነፃ ቦታ ${free}፣ የሚያስፈልገው ${needed}`,
};

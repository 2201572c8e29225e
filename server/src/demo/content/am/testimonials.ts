import type { TestimonialWords } from '../demo-words.js';

/** What clients of the demo firm say, in Amharic, by their English names. */
export const testimonialsAm: Record<string, TestimonialWords> = {
  'Almaz Worku': {
    name: 'አልማዝ ወርቁ',
    position: 'የቤቱ ባለቤት',
    company: 'የእንጦጦ ጫፍ ቤት',
    content:
      'ስንት መኝታ ቤት እንደምንፈልግ ከመጠየቃቸው በፊት ጠዋት ቡና የት እንደምንጠጣ ጠየቁን። በሁለት የብርድ ወቅቶች ማሞቂያ የተጠቀምነው እምብዛም ነው፤ ወጪውም ከመጀመሪያው ግምት ከስድስት በመቶ በላይ አልራቀም።',
  },
  'Getachew Mulat': {
    name: 'ጌታቸው ሙላት',
    position: 'ዋና ሥራ አስኪያጅ',
    company: 'ጣና ሐይቅ ሆቴል',
    content:
      'ሁሉም ክፍሎች ወደ ሐይቁ ወይም ወደ አትክልቱ ያያሉ፤ ከነባሮቹ ዛፎችም አንድም አልጠፋም። ሠራተኞቼ በወጥ ቤት፣ በልብስ ማጠቢያና በክፍሎቹ መካከል ያለውን አጭር መተላለፊያ ያመሰግናሉ፤ እንግዶች ግን ይህን ልብ አይሉትም።',
  },
  'Ayantu Negera': {
    name: 'አያንቱ ነገራ',
    position: 'ርዕሰ መምህርት',
    company: 'ጉለሌ የመጀመሪያ ደረጃ ትምህርት ቤት',
    content:
      'ሰባት መቶ ሃያ ተማሪዎች አሉን፤ የመምህሩ ድምፅ እስከ መጨረሻው ረድፍ ይሰማል። ንድፎቹ አንድ ጊዜ በሁለት ሳምንት ዘግይተው ነበር፤ ሆኖም ሳንጠይቃቸው አስቀድመው ነገሩን።',
  },
  'Solomon Araya': {
    name: 'ሰሎሞን አርአያ',
    position: 'የሕንፃ አስተዳዳሪ',
    company: 'ካዛንቺስ ቢሮዎች',
    content:
      'ተከራዮቻችን ለማቀዝቀዣ ከመክፈል ይልቅ መስኮት ይከፍታሉ። አሥሩም ፎቆች በስምንት ወር ውስጥ ተከራይተዋል፤ በአምስት ዓመት ውስጥም ውሃ ያፈሰሰው አንድ ጊዜ ብቻ ነው፤ መሐንዲሱም በዚያው ቀን መጥቶ አይቶታል።',
  },
};

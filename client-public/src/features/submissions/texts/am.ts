import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  kinds: {
    contact: 'መልእክት',
    consultation: 'የምክክር ጥያቄ',
    order: 'ትዕዛዝ፦ {title}',
    rating: 'ደረጃ፦ {title}',
  },
  waiting: 'ግንኙነት በመጠበቅ ላይ። በራሱ ይላካል።',
  busy: 'ሰርቨራችን ሥራ በዝቶበታል። በራሱ ይላካል።',
  onDevice: 'እስከዚያ ድረስ በዚህ መሣሪያ ላይ ብቻ ተቀምጧል።',
  files: 'ፋይሎች፦ {names}',
  filesGo: 'ፋይሎችን በመላክ ላይ፦ {sent} ከ{total} ሜባ',
  filesWait: '{sent} ከ{total} ሜባ ተልኳል። ግንኙነት በመጠበቅ ላይ።',
  refused: 'ተቀባይነት አላገኘም። ያርሙትና እንደገና ይላኩት።',
  expired: 'ለ14 ቀናት መላክ አልተቻለም። ያረጋግጡትና እንደገና ይላኩት።',
  edited: 'እንደገና እስኪልኩት ድረስ አይላክም።',
  formInUse: 'ለማረም በመጀመሪያ በቅጹ ላይ ያለውን ይላኩ ወይም ያጥፉ።',
  sent: 'ተልኳል። በ24 ሰዓት ውስጥ መልስ እንሰጥዎታለን።',
  ratingSent: 'የሰጡት ደረጃ ተልኳል። እናመሰግናለን።',
  code: 'ይህን ኮድ ያስቀምጡ፦',
  view: 'የላኩትን ይመልከቱ',
  track: 'ትዕዛዙን ይከታተሉ',
  edit: 'ያርሙ',
  cancel: 'መላኩን ይሰርዙ',
  delete: 'ረቂቁን ያጥፉ',
  none: 'ለመላክ የሚጠብቅ ነገር የለም።',
  toast: {
    sent: 'ተልኳል፦ {kind}',
    sentWithCode: 'ተልኳል፦ {kind}። ኮድ {code}',
    back: 'አልተላከም፦ {kind}',
  },
} satisfies Catalogue<typeof english>;

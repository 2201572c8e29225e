import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  kinds: {
    contact: 'መልእክት',
    consultation: 'የምክክር ጥያቄ',
    order: 'ትዕዛዝ፦ {title}',
    rating: 'ደረጃ፦ {title}',
  },
  waiting: 'በዚህ መሣሪያ ላይ ተቀምጧል፦ በራሱ ይላካል።',
  files: 'ፋይሎች፦ {names}',
  filesGo: 'ፋይሎችን በመላክ ላይ፦ {sent} ከ{total} ሜባ',
  filesWait: '{sent} ከ{total} ሜባ ተልኳል። ግንኙነት በመጠበቅ ላይ።',
  refused: 'ተቀባይነት አላገኘም። ያርሙትና እንደገና ይላኩት።',
  expired: 'ለ14 ቀናት መላክ አልተቻለም። ያረጋግጡትና እንደገና ይላኩት።',
  edited: 'እንደገና እስኪልኩት ድረስ አይላክም።',
  formInUse: 'ለማረም በመጀመሪያ በቅጹ ላይ ያለውን ይላኩ ወይም ያጥፉ።',
  sent: 'ተልኳል።',
  ratingSent: 'የሰጡት ደረጃ ተልኳል። እናመሰግናለን።',
  code: 'ይህን ኮድ ያስቀምጡ፦',
  viewByPhone: 'የላኩትን በኮዱና በስልክዎ የመጨረሻ አራት አሃዞች ይመልከቱ',
  viewByMail: 'የላኩትን ወደ ኢሜይልዎ በሚላክ ማገናኛ ይመልከቱ',
  next: {
    contact: 'ለመልእክትዎ መልስ እንሰጥዎታለን።',
    consultation: 'ሰዓቱን በስልክ ወይም በኢሜይል እናረጋግጥልዎታለን።',
    order: 'ዝርዝሩንና ክፍያውን ለማረጋገጥ እናገኝዎታለን።',
  },
  due: 'በ24 የሥራ ሰዓት ውስጥ፦ እስከ {when}።',
  held: 'ይህን ሰዓት እስከ {when} ድረስ ለእርስዎ ይዘንልዎታል።',
  notHeld: 'ይህ ሰዓት ገና አልተያዘም።',
  track: 'ትዕዛዙን ይከታተሉ',
  edit: 'ያርሙ',
  cancel: 'ይሰርዙ',
  delete: 'ረቂቁን ያጥፉ',
  none: 'ለመላክ የሚጠብቅ ነገር የለም።',
  toast: {
    sent: 'ተልኳል፦ {kind}',
    sentWithCode: 'ተልኳል፦ {kind}። ኮድ {code}',
    back: 'አልተላከም፦ {kind}',
  },
} satisfies Catalogue<typeof english>;

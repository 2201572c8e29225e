import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  buy: {
    priceOnRequest: 'ዋጋ በጥያቄ',
    intro: 'አሁን ክፍያ አይጠየቅም፤ በቅድሚያ ዝርዝሩን ለማረጋገጥ እንደውላለን።',
    name: 'ሙሉ ስም',
    email: 'ኢሜይል',
    phone: 'ስልክ',
    address: 'አድራሻ',
    submit: 'ትዕዛዙን ያስገቡ',
    sending: 'በማስገባት ላይ...',
    failed: 'ትዕዛዙን ማስገባት አልተቻለም',
    doneTitle: 'ትዕዛዙ በትክክል ገብቷል!',
    doneText: 'የዲዛይን ትዕዛዝዎ ገብቷል። ዝርዝሩንና ክፍያውን ለማረጋገጥ በ24 ሰዓት ውስጥ እናገኝዎታለን።',
    code: 'የትዕዛዝዎ መከታተያ ኮድ',
    copy: 'ኮዱን ይቅዱ',
    copied: 'ኮዱ ተቀድቷል',
    copyFailed: 'ኮዱን መቅዳት አልተቻለም። እባክዎ ይጻፉት።',
    track: 'ትዕዛዙን ይከታተሉ',
    close: 'ይዝጉ',
  },
  track: {
    title: 'ትዕዛዝዎን ይከታተሉ',
    text: 'ከትዕዛዝዎ ጋር ያገኙትን መከታተያ ኮድ ያስገቡ። ትዕዛዙ የት እንደደረሰ ብቻ ያሳያል፤ ስለ እርስዎ ምንም አይገልጽም።',
    code: 'መከታተያ ኮድ',
    hint: 'ለምሳሌ 7KQ4-M2XB-9HTD',
    submit: 'ሁኔታውን ይመልከቱ',
    missing: 'መከታተያ ኮድዎን ያስገቡ።',
    project: 'ዲዛይን',
    status: 'ሁኔታ',
    notFound: 'ይህ ኮድ ያለው ትዕዛዝ የለም። ፊደል በፊደል ያረጋግጡ፣ ወይም ይደውሉልን።',
    failed: 'ትዕዛዙን መፈለግ አልተቻለም',
    next: {
      PENDING: 'ትዕዛዝዎ ደርሶናል፤ በ24 ሰዓት ውስጥ እናገኝዎታለን።',
      CONFIRMED: 'ትዕዛዝዎን ከእርስዎ ጋር አረጋግጠናል።',
      IN_PROGRESS: 'ንድፎችዎን በማዘጋጀት ላይ ነን።',
      COMPLETED: 'ትዕዛዝዎ ተጠናቋል። ከእኛ ጋር ስለሠሩ እናመሰግናለን።',
      CANCELLED: 'ይህ ትዕዛዝ ተሰርዟል። ካልጠበቁት ያግኙን።',
    },
  },
} satisfies Catalogue<typeof english>;

import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  title: 'ቅድመ እይታ',
  banner: 'ቅድመ እይታ። የድረ ገጹ ጎብኚዎች ገና በዚህ መልክ አያዩትም።',
  loading: 'ቅድመ እይታው እየተጫነ ነው…',
  over: {
    title: 'ይህ ቅድመ እይታ አብቅቷል',
    text: 'የማገናኛው የሰባት ቀን ጊዜ አልፏል፣ ወይም ማገናኛው ተሰርዟል። የላከልዎትን ሰው ወይም ቢሯችንን አዲስ ማገናኛ ይጠይቁ።',
  },
  unknown: {
    title: 'ቅድመ እይታው አልተገኘም',
    text: 'ይህ ማገናኛ ያልተሟላ ወይም ፈጽሞ ያልተሰጠ ነው። ከመጣበት መልእክት እንደገና ይክፈቱት፣ ወይም የላከልዎትን ሰው ወይም ቢሯችንን አዲስ ማገናኛ ይጠይቁ።',
  },
  failed: 'ቅድመ እይታውን መጫን አልተቻለም።',
} satisfies Catalogue<typeof english>;

import type { Catalogue } from '@consultancy/client-shared/i18n';
import { am as page } from '../../../content/about/am';
import type { texts as english } from './en';

export const texts = {
  title: 'ስለ እኛ',
  studio: 'ስቱዲዮአችን፦ ኮምፒውተሮችና ንድፎች ያሉባቸው ረጃጅም ጠረጴዛዎች፣ የናሙናና የመጻሕፍት መደርደሪያዎች፣ ወደ አትክልቱ የሚያሳይ መስኮት',
  portrait: 'የ{name} ምስል',
  facts: {
    EDUCATION: 'ትምህርት',
    REGISTRATIONS: 'የሙያ ምዝገባ',
    LANGUAGES: 'ቋንቋዎች',
    MEMBERSHIPS: 'አባልነት',
  },
  awards: { title: 'ሽልማቶች', project: 'ፕሮጀክቱን ይመልከቱ' },
  cta: {
    heading: 'መጥተው ያግኙን',
    text: 'የቦታ ሰነዶችዎን፣ የመጀመሪያ ንድፎችዎን ወይም ጥያቄዎን ብቻ ይዘው ይምጡ። በ24 ሰዓት ውስጥ መልስ እንሰጣለን።',
  },
  page,
} satisfies Catalogue<typeof english>;

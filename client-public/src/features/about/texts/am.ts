import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  title: 'ስለ እኛ',
  studio: 'ስቱዲዮ፦ ኮምፒውተሮችና ንድፎች ያሉባቸው ረጃጅም ጠረጴዛዎች፣ የናሙናና የመጻሕፍት መደርደሪያዎች፣ ወደ አትክልቱ የሚያሳይ መስኮት',
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
    text: 'የቦታ ሰነዶችዎን፣ የመጀመሪያ ንድፎችዎን ወይም ጥያቄዎን ብቻ ይዘው ይምጡ።',
  },
  page: {
    missionTitle: 'ተልዕኳችን',
    visionTitle: 'ራዕያችን',
    whoWeAreTitle: 'እኛ ማን ነን',
    factsTitle: 'ድርጅቱ በቁጥር',
    teamTitle: 'ቡድናችን',
    associationsTitle: 'የሙያ ማኅበራት',
    certificationsTitle: 'የምስክር ወረቀቶች',
    demoNotice: 'የማሳያ ይዘት፦ ድርጅቱ፣ ሰዎቹ፣ ፕሮጀክቶቹና አኃዞቹ በምናብ የተፈጠሩ ናቸው።',
  },
} satisfies Catalogue<typeof english>;

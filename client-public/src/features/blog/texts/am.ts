import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  title: 'ብሎግ',
  intro: 'ከንድፍ ጠረጴዛ እና ከግንባታ ቦታ የተጻፉ ማስታወሻዎች፦ ቁሳቁስ፣ ወጪ፣ ፈቃድ እና ለኑሮ የሚመቹ ቤቶች።',
  searchLabel: 'ጽሑፎችን ይፈልጉ',
  search: 'ይፈልጉ',
  categoriesLabel: 'ምድቦች',
  all: 'ሁሉም',
  found: '{count, plural, one {# ጽሑፍ} other {# ጽሑፎች}}',
  featuredHeading: 'ተመራጭ ጽሑፎች',
  moreHeading: 'ተጨማሪ ጽሑፎች',
  allHeading: 'ሁሉም ጽሑፎች',
  foundHeading: 'የተገኙ ጽሑፎች',
  loading: 'ጽሑፎች በመጫን ላይ',
  failed: 'የብሎግ ጽሑፎችን መጫን አልተቻለም',
  empty: 'ምንም ጽሑፍ አልተገኘም። ማጣሪያውን ወይም ፍለጋውን ቀይረው ይሞክሩ።',
  clear: 'ማጣሪያዎችን ያጽዱ',
  readTime: 'የ{minutes} ደቂቃ ንባብ',
  defaultAuthor: 'አስተዳዳሪ',
  article: {
    crumb: 'ጽሑፍ',
    crumbs: 'የገጹ ቦታ',
    backToBlog: 'ወደ ብሎግ ይመለሱ',
    missingTitle: 'ጽሑፉ አልተገኘም',
    failed: 'ጽሑፉን መጫን አልተቻለም',
  },
} satisfies Catalogue<typeof english>;

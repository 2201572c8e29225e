import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  title: 'ፍለጋ',
  intro: 'የዚህ ድረ ገጽ ፕሮጀክቶች፣ አገልግሎቶች፣ ጽሑፎችና ገጾች።',
  label: 'ድረ ገጹን ይፈልጉ',
  submit: 'ይፈልጉ',
  results: 'ለ«{words}» የተገኙ ውጤቶች',
  kind: {
    projects: 'ፕሮጀክቶች',
    services: 'አገልግሎቶች',
    posts: 'ጽሑፎች',
    pages: 'ገጾች',
  },
  ask: 'ምን ይፈልጋሉ?',
  hint: 'አንድ ወይም ሁለት ቃል ይበቃል፦ ቦታ፣ የሕንፃ ዓይነት፣ ቁሳቁስ። በአማርኛም ሆነ በላቲን ፊደል ይጻፉት።',
  nothing: 'ለ«{words}» ምንም አልተገኘም',
  nothingText: 'ሌሎች ወይም ጥቂት ቃላትን ይሞክሩ። ወይም እነዚህን ይመልከቱ፦',
  loading: 'በመፈለግ ላይ',
  failed: 'መፈለግ አልተቻለም',
} satisfies Catalogue<typeof english>;

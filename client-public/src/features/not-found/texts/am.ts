import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  title: 'ገጹ አልተገኘም',
  text: 'ይህ አድራሻ የትም አያደርስም። ገጹ ተዛውሮ ወይም ፈጽሞ ያልተሠራ ሊሆን ይችላል።',
} satisfies Catalogue<typeof english>;

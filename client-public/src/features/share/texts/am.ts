import type { Catalogue } from '@consultancy/client-shared/i18n';
import type { texts as english } from './en';

export const texts = {
  label: 'ያጋሩ',
  on: 'በ{name} ያጋሩ',
  copy: 'ማገናኛውን ይቅዱ',
  copied: 'ማገናኛው ተቀድቷል',
  copyFailed: 'ማገናኛውን መቅዳት አልተቻለም። ከአድራሻ አሞሌው ላይ ይቅዱት።',
} satisfies Catalogue<typeof english>;

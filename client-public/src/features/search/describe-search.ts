import type { Page, PageContext } from '../../lib/page';

export function describeSearch({ i18n }: PageContext): Page {
  const t = i18n.translator('search');
  return { title: t('title'), description: t('intro'), isUnlisted: true };
}

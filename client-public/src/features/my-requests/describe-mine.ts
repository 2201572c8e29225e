import type { Page, PageContext } from '../../lib/page';

/** Nobody looks for it: mails and confirmations lead there. */
export function describeMine({ i18n }: PageContext): Page {
  const t = i18n.translator('my-requests');
  return { title: t('title'), description: t('subtitle'), isUnlisted: true };
}

import type { Page, PageContext } from '../../lib/page';

export { MinePage as Page } from './mine-page';

/** Nobody looks for it: mails and confirmations lead there. */
export function describe({ i18n }: PageContext): Page {
  const t = i18n.translator('my-requests');
  return { title: t('title'), description: t('subtitle'), isUnlisted: true };
}

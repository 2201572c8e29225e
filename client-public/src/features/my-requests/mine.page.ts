import type { Page, PageContext } from '../../lib/page';

export { MinePage as Page } from './mine-page';

/** The site's own search finds it; search engines have no use for it. */
export function describe({ i18n }: PageContext): Page {
  const t = i18n.translator('my-requests');
  return { title: t('title'), description: t('subtitle'), isUnlisted: true };
}

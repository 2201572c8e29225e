import type { Page, PageContext } from '../../lib/page';

export { MinePage as Page } from './mine-page';

/** The site's own search finds it; search engines have no use for it. */
export function describe({ translator }: PageContext): Page {
  const t = translator('my-requests');
  return { title: t('title'), description: t('subtitle'), isUnlisted: true };
}

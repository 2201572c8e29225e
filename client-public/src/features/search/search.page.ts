import type { Page, PageContext, PagePlace } from '../../lib/page';
import { readWanted, siteSearchQuery } from './search-query';

export { SearchPage as Page } from './search-page';

export function queries({ language, search }: PagePlace) {
  const wanted = readWanted(search, language);
  return wanted.q ? [siteSearchQuery(wanted)] : [];
}

export function describe({ i18n }: PageContext): Page {
  const t = i18n.translator('search');
  return { title: t('title'), description: t('intro'), isUnlisted: true };
}

import type { PagePlace } from '../../lib/page';
import { readWanted, siteSearchQuery } from './search-query';

export { describeSearch as describe } from './describe-search';
export { SearchPage as Page } from './search-page';

export function queries({ language, search }: PagePlace) {
  const wanted = readWanted(search, language);
  return wanted.q ? [siteSearchQuery(wanted)] : [];
}

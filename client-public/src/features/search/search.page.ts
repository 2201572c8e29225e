import type { Page, PageContext, PagePlace } from '../../lib/page';
import { paths } from '../../lib/paths';
import { actionPage } from '../../ui/collection-page';
import { readWanted, siteSearch } from './search-query';

export { SearchPage as Page } from './search-page';

export function queries({ language, search }: PagePlace) {
  const wanted = readWanted(search, language);
  return wanted.q ? [siteSearch(wanted)] : [];
}

export function describe(context: PageContext): Page {
  const t = context.translator('search');
  const text = { name: t('title'), description: t('intro') };
  const page = { path: paths.search, ...text, action: 'SearchAction' } as const;
  const jsonLd = [actionPage(page, context)];
  return { title: text.name, description: text.description, isUnlisted: true, jsonLd };
}

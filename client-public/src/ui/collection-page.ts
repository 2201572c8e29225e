import type { PageContext } from '../lib/page';
import { pageAddress } from '../lib/whole-address';

/** Enough for search engines to see what a list is of; the sitemap names all its pages. */
const NAMED_ITEMS = 50;

interface Collection {
  /** Of the page. */
  path: string;
  name: string;
  description: string;
  items: { name: string; path: string }[];
}

/** A page that is a list, for search engines. @param others what it says beside the list */
export function collectionPage(
  { path, name, description, items }: Collection,
  context: PageContext,
  others = {},
) {
  const url = pageAddress(path, context);
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name,
    description,
    inLanguage: context.language,
    isPartOf: { '@type': 'WebSite', url: `${context.publicUrl}/`, name: context.settings.siteName },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.slice(0, NAMED_ITEMS).map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.name,
        url: pageAddress(item.path, context),
      })),
    },
    ...others,
  };
}

interface ActionPage {
  path: string;
  name: string;
  description: string;
  action: 'ReserveAction' | 'TrackAction' | 'SearchAction';
}

/** A page on which one thing is done, for search engines. */
export function actionPage({ path, name, description, action }: ActionPage, context: PageContext) {
  const url = pageAddress(path, context);
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': url,
    url,
    name,
    description,
    inLanguage: context.language,
    isPartOf: { '@type': 'WebSite', url: `${context.publicUrl}/`, name: context.settings.siteName },
    potentialAction: { '@type': action, name, target: { '@type': 'EntryPoint', urlTemplate: url } },
  };
}

import type { Translator } from '@consultancy/client-shared/i18n';
import { paths } from '../lib/paths';
import { pageAddress } from '../lib/whole-address';

export interface TrailStep {
  name: string;
  /** Address inside the site, `/services`. */
  path: string;
}

/** The whole way to a page: the home page, then the given steps, the page itself last. */
export function trailFromHome(t: Translator<'site'>, steps: TrailStep[]): TrailStep[] {
  return [{ name: t('nav.home'), path: paths.home }, ...steps];
}

/** The same way as a schema.org record. */
export function breadcrumbList(trail: TrailStep[], context: Parameters<typeof pageAddress>[1]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(path, context),
    })),
  };
}

import type { Language } from '@consultancy/client-shared/format';
import type { SiteI18n } from '../i18n/site-i18n';
import type { ComponentType } from 'react';
import { loadFeatureTexts, textModules } from '../i18n/catalogues';
import type { RouteHandle } from '../page';

/** What `features/{feature}/{name}.page.ts` exports. */
interface PageModule extends RouteHandle {
  Page: ComponentType;
}

/** A page's part of its route, loaded when somebody goes there, together with the texts of its feature. */
export interface LazyPage {
  handle: PageHandle;
  lazy: { Component: () => Promise<ComponentType> };
}

/** The route's handle: it describes the page once the page is loaded, and names its modules before. */
export interface PageHandle extends Partial<RouteHandle> {
  /** Modules that the page is made of, as the build names them. */
  modules: (language: Language) => string[];
}

/**
 * @param name the page file without its ending, `home/home` for `features/home/home.page.ts`
 * @param parts whose texts the page needs beside those of its feature, such as `share`
 */
export function lazyPage(i18n: SiteI18n, name: string, ...parts: string[]): LazyPage {
  const [feature = '', page = ''] = name.split('/');
  const handle: PageHandle = {
    modules: (language) => [
      `src/features/${name}.page.ts`,
      ...[feature, ...parts].flatMap((each) => textModules(each, language)),
    ],
  };
  async function Component() {
    const [module] = await Promise.all([
      // The build reads from the pattern which files there are.
      import(`../features/${feature}/${page}.page.ts`) as Promise<PageModule>,
      ...[feature, ...parts].map((each) => loadFeatureTexts(i18n, each)),
    ]);
    handle.describe = module.describe;
    return module.Page;
  }
  return { handle, lazy: { Component } };
}

import type { Language } from '@consultancy/client-shared/format';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import { loadFeatureTexts, textModules } from '../i18n/catalogues';
import type { RouteHandle } from '../page';

/** What `features/{feature}/{name}.page.ts` exports. */
interface PageModule extends RouteHandle {
  Page: ComponentType;
}

const PAGES = import.meta.glob<PageModule>('../features/*/*.page.ts');

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

/** @param name the page file without its ending, `home/home` for `features/home/home.page.ts` */
export function lazyPage(i18n: I18n, name: string): LazyPage {
  const [feature = ''] = name.split('/');
  const file = `features/${name}.page.ts`;
  const handle: PageHandle = {
    modules: (language) => [`src/${file}`, ...textModules(feature, language)],
  };
  async function Component() {
    const load = PAGES[`../${file}`];
    if (!load) throw new Error(`There is no ${file}`);
    const [module] = await Promise.all([load(), loadFeatureTexts(i18n, feature)]);
    handle.describe = module.describe;
    return module.Page;
  }
  return { handle, lazy: { Component } };
}

import type { Language } from '@consultancy/client-shared/format';
import { loadTexts, textModules } from '../i18n/texts';
import type { PageModule } from '../lib/page';

/** A page whose code comes when somebody goes there, with the texts of its features. */
export interface LazyPage {
  /** Its code, once it is loaded. */
  code?: PageModule;
  /** Whose texts it shows, beside those of every page. */
  features: readonly string[];
  /** Brings code and texts; what is there already is not loaded again. */
  load: (language: Language) => Promise<PageModule>;
  /** Modules that the page is made of in the browser, as the build names them. */
  modules: (language: Language) => string[];
}

/**
 * @param name the page file without its ending, `home/home` for `features/home/home.page.ts`
 * @param parts whose texts the page needs beside those of its feature, such as `share`
 */
export function lazyPage(name: string, ...parts: string[]): LazyPage {
  const [feature = '', file = ''] = name.split('/');
  const features = [feature, ...parts];
  // The build reads from the pattern which files there are.
  const load = () => import(`../features/${feature}/${file}.page.ts`) as Promise<PageModule>;
  return lazyModule(load, features, (language) => [
    `src/features/${name}.page.ts`,
    ...features.flatMap((each) => textModules(each, language)),
  ]);
}

/** A page that belongs to no feature. */
export function lazyModule(
  importCode: () => Promise<PageModule>,
  features: readonly string[],
  modules: LazyPage['modules'] = () => [],
): LazyPage {
  const page: LazyPage = {
    features,
    modules,
    load: async (language) => {
      const [code] = await Promise.all([page.code ?? importCode(), loadTexts(language, features)]);
      return (page.code = code);
    },
  };
  return page;
}

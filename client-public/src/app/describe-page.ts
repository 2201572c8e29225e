import type { QueryClient } from '@tanstack/react-query';
import type { SiteI18n } from '../i18n/site-i18n';
import type { Page, PageContext, PageModule } from '../lib/page';
import { readSiteSettings } from '../lib/site-settings';

/** Of the innermost page at an address. */
interface Described {
  code?: Pick<PageModule, 'describe'>;
  params: PageContext['params'];
}

interface Place {
  queryClient: QueryClient;
  i18n: SiteI18n;
  /** Query of the address. */
  search?: string;
  /** Origin of the site, without a slash at the end. */
  publicUrl: string;
}

/** Lets a page describe itself; the server and the browser both ask here. */
export function describePage(
  { code, params }: Described,
  { queryClient, i18n, search, publicUrl }: Place,
): { page: Page; context: PageContext } {
  const t = i18n.translator('site');
  const context: PageContext = {
    t,
    i18n,
    language: i18n.language,
    queryClient,
    params,
    search: new URLSearchParams(search),
    settings: readSiteSettings(queryClient, i18n),
    publicUrl,
  };
  const page = describe(code, context) ?? { title: '', description: context.settings.siteDescription };
  return { page, context };
}

/** A page whose record says something odd is still a page: it goes out without what it would say of itself. */
function describe(code: Described['code'], context: PageContext): Page | undefined {
  try {
    return code?.describe(context);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

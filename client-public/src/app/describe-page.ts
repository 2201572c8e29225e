import type { QueryClient } from '@tanstack/react-query';
import type { SiteI18n } from '../i18n/site-i18n';
import type { Page, PageContext, RouteHandle } from '../page';
import { readSiteSettings } from '../site-settings';

interface Match {
  handle?: unknown;
  params: Record<string, string | undefined>;
}

interface Place {
  queryClient: QueryClient;
  i18n: SiteI18n;
  /** Origin of the site, without a slash at the end. */
  publicUrl: string;
}

/** Lets the innermost matched route describe the page; the server and the browser both ask here. */
export function describePage(
  matches: Match[],
  { queryClient, i18n, publicUrl }: Place,
): { page: Page; context: PageContext } {
  const innermost = matches.at(-1);
  const t = i18n.translator('site');
  const context: PageContext = {
    t,
    i18n,
    language: i18n.language,
    queryClient,
    params: innermost?.params ?? {},
    settings: readSiteSettings(queryClient, i18n),
    publicUrl,
  };
  const handle = innermost?.handle as Partial<RouteHandle> | undefined;
  const page = describe(handle, context) ?? { title: '', description: context.settings.siteDescription };
  return { page, context };
}

/** A page whose record says something odd is still a page: it goes out without what it would say of itself. */
function describe(handle: Partial<RouteHandle> | undefined, context: PageContext): Page | undefined {
  try {
    return handle?.describe?.(context);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

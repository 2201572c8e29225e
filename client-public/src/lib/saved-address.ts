import { trimEnd } from '@consultancy/shared/texts';
import { pathsOf } from './pages';
import { paths, readPathname } from './paths';

/** The parameters that choose what a list shows, and a plot's. A page with any other one is not stored. */
const LIST_PARAMETER =
  /^(page|filter|category|view|sort|status|place|year|material|width|depth|floors|area|budget|compare|projects)$/;

/** Names that links in posts and mails carry for other services; they change nothing on the page. */
const CAMPAIGN_PARAMETER = /^(utm_\w+|\w*clid)$/;

/** What may be stored: a page is private until its entry in `PAGES` says otherwise. */
const OPEN_PATHS = pathsOf('offline').map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));

/** Whether something is served there that is no page of the site, such as the back office or the API. */
const OTHER_PATH = /^\/(admin|api|assets|docs|health|metrics|uploads)(\/|$)|\.\w+$/;

/**
 * Returns the path and query under which this browser keeps a page for reading it offline, the same however the page
 * was reached; undefined for pages that must not be stored.
 * @param address whole, or on the site's own origin
 */
export function savedAddress(address: string): string | undefined {
  const { origin, pathname, searchParams } = new URL(address, globalThis.location.origin);
  const { path } = readPathname(pathname);
  if (origin !== globalThis.location.origin || !OPEN_PATHS.some((open) => open.test(path))) return undefined;
  const query = new URLSearchParams();
  for (const [name, value] of searchParams) {
    if (CAMPAIGN_PARAMETER.test(name) || query.has(name)) continue;
    if (!LIST_PARAMETER.test(name)) return undefined;
    query.append(name, value);
  }
  query.sort();
  return withoutSlash(pathname) + (query.size > 0 ? `?${query}` : '');
}

/** Whether an address of this site is that of a page, also of one that must not be stored. */
export function isPageAddress(address: string): boolean {
  const { origin, pathname } = new URL(address, globalThis.location.origin);
  return origin === globalThis.location.origin && !OTHER_PATH.test(pathname);
}

function withoutSlash(pathname: string): string {
  return trimEnd(pathname, /\//) || paths.home;
}

import type { PaginationDto } from '@consultancy/client-shared/api/model';
import type { Language } from '@consultancy/client-shared/format';
import { type Messages, translatorOf } from '@consultancy/client-shared/i18n';
import type { Query, QueryClient } from '@tanstack/react-query';
import { readTexts } from '../i18n/texts';
import type { Page, PageContext } from '../lib/page';
import { readSiteSettings } from '../lib/site-settings';
import type { LazyPage } from './lazy-page';

/** The innermost page at an address. */
interface Described {
  page: Pick<LazyPage, 'features'> & { code?: Pick<NonNullable<LazyPage['code']>, 'describe'> | undefined };
  params: PageContext['params'];
}

interface Place {
  queryClient: QueryClient;
  /** Its texts are loaded, those of every page at least. */
  language: Language;
  /** Query of the address. */
  search?: string;
  /** Origin of the site, without a slash at the end. */
  publicUrl: string;
}

/** Lets a page describe itself; the server and the browser both ask here. */
export function describePage(
  { page: { code, features }, params }: Described,
  { queryClient, language, search, publicUrl }: Place,
): { page: Page; context: PageContext } {
  // Until its own texts are there, a page says only what every page says.
  const own = readTexts(language, features);
  const messages = (own ?? readTexts(language, [])) as Messages;
  const translator: PageContext['translator'] = (namespace) => translatorOf(language, messages, namespace);
  const context: PageContext = {
    t: translator('site'),
    translator,
    messages,
    language,
    queryClient,
    params,
    search: new URLSearchParams(search),
    settings: readSiteSettings(queryClient, language, translator('site')),
    publicUrl,
  };
  const page = describe(own && code, context) ?? { title: '', description: context.settings.siteDescription };
  const isPast = queryClient.getQueryCache().getAll().some(isPastEnd);
  return { page: isPast ? { ...page, status: 404 } : page, context };
}

/** A page whose record says something odd is still a page: it goes out without what it would say of itself. */
function describe(code: Described['page']['code'], context: PageContext): Page | undefined {
  try {
    return code?.describe(context);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** Whether an address requested a page behind the last one of a list; there are as many of those as numbers. */
function isPastEnd({ state }: Query): boolean {
  const list = (state.data as { data?: { pagination?: Partial<PaginationDto> } | null } | undefined)?.data;
  const { currentPage = 1, totalPages = 1 } = list?.pagination ?? {};
  return currentPage > Math.max(1, totalPages);
}

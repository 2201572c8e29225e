import type { Language } from '@consultancy/client-shared/format';
import type { Messages, Namespace, Translator } from '@consultancy/client-shared/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { SiteSettings } from './site-settings';

/** What a page may look at to describe itself; its data is in the query client already. */
export interface PageContext {
  /** Texts of every page; a feature takes its own with `translator('feature')`. */
  t: Translator<'site'>;
  translator: <Name extends Namespace>(namespace: Name) => Translator<Name>;
  /** All of them that the page may show. */
  messages: Messages;
  language: Language;
  queryClient: QueryClient;
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  settings: SiteSettings;
  /** Origin of the site, without a slash at the end. */
  publicUrl: string;
}

/** What a page says of itself to browsers, search engines and link previews. */
export interface Page {
  title: string;
  description: string;
  /** HTTP status of the rendered page; 200 unless said otherwise. */
  status?: number;
  /** The path that it has now, where it was requested by a former one: the server leads there for good. */
  movedTo?: string | undefined;
  /** The canonical address for search engines, where the page is shown at several. */
  path?: string;
  /** Search engines leave it out: it is made of what somebody looks for. */
  isUnlisted?: boolean;
  /** A list that goes on at `?page=`: what comes there is a page of its own to search engines. */
  isPaged?: boolean;
  /** Path of a picture for link previews. */
  image?: string | null;
  type?: 'website' | 'article';
  /** schema.org records. */
  jsonLd?: object[];
}

/** Where a page is requested. */
export type PagePlace = Pick<PageContext, 'language' | 'params' | 'search'>;

/** What `features/{feature}/{name}.page.ts` exports. */
export interface PageModule {
  Page: ComponentType;
  /** Of the pages at an address the innermost speaks for all. */
  describe: (context: PageContext) => Page;
  /** The data that it shows. */
  queries?: (place: PagePlace) => object[];
}

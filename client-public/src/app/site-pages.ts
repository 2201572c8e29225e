import { createServerQueryClient } from '@consultancy/client-shared/api';
import type { Language } from '@consultancy/client-shared/format';
import { pathsOf } from '../lib/pages';
import { pathnameIn, paths } from '../lib/paths';
import { describePage } from './describe-page';
import { loadCode } from './load-pages';
import { describedPage } from './routes';

/** A page that no record makes, for the search of the site; see server/src/common/site-pages. */
export interface SitePage {
  path: string;
  title: string;
  text: string;
  more: string;
  image: string | null;
}

/** What such pages say of themselves in a language, and what words may be looked for in. Home says what the others do. */
export async function sitePages(language: Language): Promise<SitePage[]> {
  const queryClient = createServerQueryClient();
  const readPage = async (path: string): Promise<SitePage> => {
    const pathname = pathnameIn(path, language);
    await loadCode(pathname);
    const { page, context } = describePage(describedPage(pathname), { queryClient, language, publicUrl: '' });
    const more = path === paths.about ? textsOf(context.messages.about) : '';
    return { path, title: page.title, text: page.description, more, image: page.image ?? null };
  };
  return Promise.all(pathsOf('search').map(readPage));
}

/** All words of a feature, as one text. */
function textsOf(messages: object): string {
  const flatten = (value: unknown): string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(flatten) : [String(value)];
  return flatten(messages).join('\n');
}

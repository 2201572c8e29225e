import { createServerQueryClient } from '@consultancy/client-shared/api';
import type { Language } from '@consultancy/client-shared/format';
import { createSiteI18n } from '../i18n/catalogues';
import { pathnameIn, paths } from '../lib/paths';
import { describePage } from './describe-page';
import { loadCode } from './load-pages';
import { describedPage, matchPages } from './routes';

/** A page that no record makes, for the search of the site; see server/src/common/site-pages. */
export interface SitePage {
  path: string;
  title: string;
  text: string;
  more: string;
  image: string | null;
}

const { about, services, projects, blog, contact, consultation, track, mine } = paths;

/** What such pages say of themselves in a language, and what words may be looked for in. Home says what the others do. */
export async function sitePages(language: Language): Promise<SitePage[]> {
  const i18n = await createSiteI18n(language);
  const queryClient = createServerQueryClient();
  const readPage = async (path: string): Promise<SitePage> => {
    const pathname = pathnameIn(path, language);
    await loadCode(matchPages(pathname), i18n);
    const { title, description, image } = describePage(describedPage(pathname), {
      queryClient,
      i18n,
      publicUrl: '',
    }).page;
    const more = path === about ? textsOf(i18n.messages.about) : '';
    return { path, title, text: description, more, image: image ?? null };
  };
  const pages: SitePage[] = [];
  // One after the other: each loads the texts of its feature.
  for (const path of [about, services, projects, blog, contact, consultation, track, mine])
    pages.push(await readPage(path));
  return pages;
}

/** All words of a feature, as one text. */
function textsOf(messages: object): string {
  const flatten = (value: unknown): string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(flatten) : [String(value)];
  return flatten(messages).join('\n');
}

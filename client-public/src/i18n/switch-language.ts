import type { Language } from '@consultancy/client-shared/format';
import type { Messages } from '@consultancy/client-shared/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { loadMessages } from './catalogues';
import type { SiteI18n } from './site-i18n';

/** Loads the texts of a language, of all features whose texts are there in the one that is shown. */
export async function loadLanguage(i18n: SiteI18n, language: Language): Promise<Messages> {
  const features = Object.keys(i18n.messages).filter((name) => name !== 'site' && name !== 'shared');
  const messages = await loadMessages(language, features);
  // A page that came meanwhile brought its texts in the language shown.
  const isComplete = Object.keys(i18n.messages).every((name) => name in messages);
  return isComplete ? messages : loadLanguage(i18n, language);
}

/** Changes the language of the page in memory; nothing is stored. */
export async function switchLanguage(i18n: SiteI18n, language: Language): Promise<void> {
  i18n.show(language, await loadLanguage(i18n, language));
}

/** Waits for the content that the routes have requested, so that the page changes in one go and nothing jumps. */
export async function contentIn(language: Language, queryClient: QueryClient): Promise<void> {
  const requested = queryClient.getQueryCache().findAll({
    fetchStatus: 'fetching',
    predicate: ({ queryKey }) => queryKey.at(-1) === language,
  });
  // A query that fetches has one.
  await Promise.allSettled(requested.map(({ promise }) => promise!));
}

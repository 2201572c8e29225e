import type { Language } from '@consultancy/client-shared/format';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { addFeatureTexts, LOADERS } from './catalogues';

/** Brings the texts of a language, of all features whose texts are there in the one that is shown. */
export async function loadLanguage(i18n: I18n, language: Language): Promise<void> {
  const loaded = Object.keys(i18n.getDataByLanguage(i18n.language) ?? {});
  const features = loaded.filter((namespace) => namespace !== 'site' && namespace !== 'shared');
  const [texts] = await Promise.all([
    LOADERS[language](),
    ...features.map((feature) => addFeatureTexts(i18n, feature, language)),
  ]);
  for (const [namespace, bundle] of Object.entries(texts))
    i18n.addResourceBundle(language, namespace, bundle);
}

/** Changes the language of the page in memory; nothing is stored. */
export async function switchLanguage(i18n: I18n, language: Language): Promise<void> {
  await loadLanguage(i18n, language);
  await i18n.changeLanguage(language);
}

/** Waits for the content that the routes have asked for, so that the page changes in one go and nothing jumps. */
export async function contentIn(language: Language, queryClient: QueryClient): Promise<void> {
  const asked = queryClient.getQueryCache().findAll({
    fetchStatus: 'fetching',
    predicate: ({ queryKey }) => queryKey.at(-1) === language,
  });
  // A query that fetches has one.
  await Promise.allSettled(asked.map(({ promise }) => promise!));
}

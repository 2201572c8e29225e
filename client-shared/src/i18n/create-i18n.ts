import i18next, { type i18n as I18n, type Resource, type TOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../format/language';
import type { sharedEn } from './shared-en';
import type { staffStatusesEn } from './staff-statuses';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shared: typeof sharedEn & { status: typeof staffStatusesEn };
  }
}

/** Browsers do not know `om` and quietly take the machine's own language; its two forms are those of English. */
const COUNTS_LIKE: Record<string, string> = { om: 'en' };

/**
 * Looks a text up by its plural form, `…_one` or `…_other`, by the same rules on the server and in every browser.
 * A plugin, because i18next's own lookup asks `Intl` for the language itself.
 */
const pluralForms = {
  type: 'i18nFormat' as const,
  /** Lists of texts stay lists. */
  handleAsObject: true,
  /** @param keys what is looked for, the last one first */
  addLookupKeys(keys: string[], key: string, language: string, _namespace: string, { count }: TOptions) {
    if (typeof count !== 'number') return;
    const form = new Intl.PluralRules(COUNTS_LIKE[language] ?? language).select(count);
    keys.push(`${key}_other`, `${key}_${form}`);
    // In any language a text may say of its own that there is none.
    if (count === 0) keys.push(`${key}_zero`);
  },
};

/**
 * An i18n instance of its own: one per page in the browser, one per request on the server.
 * The language lives in this instance and nowhere else; nothing is detected and nothing is stored.
 */
export function createI18n(language: Language, resources: Resource, defaultNamespace: string): I18n {
  const instance = i18next.createInstance();
  void instance
    .use(initReactI18next)
    .use(pluralForms)
    .init({
      lng: language,
      fallbackLng: 'en',
      resources,
      ns: Object.keys(resources[language] ?? {}),
      defaultNS: defaultNamespace,
      initAsync: false,
      // React escapes what it renders.
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  return instance;
}

import i18next, { type i18n as I18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../format/language';
import type { sharedEn } from './shared-en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shared: typeof sharedEn;
  }
}

type GetRule = (code: string, options?: unknown) => Intl.PluralRules;

/**
 * An i18n instance of its own: one per page in the browser, one per request on the server.
 * The language lives in this instance and nowhere else; nothing is detected and nothing is stored.
 */
export function createI18n(language: Language, resources: Resource, defaultNamespace: string): I18n {
  const instance = i18next.createInstance();
  void instance.use(initReactI18next).init({
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
  teachOromoPlurals(instance);
  return instance;
}

/**
 * Afaan Oromo has two plural forms, one and other, as English has. Browsers do not know `om` and quietly
 * take the rules of the machine's own language, so server and browser would disagree.
 */
function teachOromoPlurals(instance: I18n): void {
  const resolver = instance.services.pluralResolver as { getRule: GetRule };
  const getRule = resolver.getRule.bind(resolver);
  resolver.getRule = (code, options) => getRule(code === 'om' ? 'en' : code, options);
}

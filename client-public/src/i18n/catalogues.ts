import { createI18n, sharedEn } from '@consultancy/client-shared/i18n';
import type { Language } from '@consultancy/client-shared/format';
import type { i18n as I18n, ResourceLanguage } from 'i18next';
import { en } from './en';

/** English is always there; the others come when somebody reads them. */
const LOADERS: Record<Language, () => Promise<ResourceLanguage>> = {
  en: () => Promise.resolve({ site: en, shared: sharedEn }),
  am: async () => {
    const [{ am }, { sharedAm }] = await Promise.all([
      import('./am'),
      import('@consultancy/client-shared/i18n/shared-am'),
    ]);
    return { site: am, shared: sharedAm };
  },
  om: async () => {
    const [{ om }, { sharedOm }] = await Promise.all([
      import('./om'),
      import('@consultancy/client-shared/i18n/shared-om'),
    ]);
    return { site: om, shared: sharedOm };
  },
};

/** An instance with its texts loaded, so that nothing is ever shown untranslated first. */
export async function createSiteI18n(language: Language): Promise<I18n> {
  return createI18n(language, { [language]: await LOADERS[language]() }, 'site');
}

/** Changes the language of the page in memory; nothing is stored. */
export async function switchLanguage(i18n: I18n, language: Language): Promise<void> {
  const texts = await LOADERS[language]();
  for (const [namespace, bundle] of Object.entries(texts))
    i18n.addResourceBundle(language, namespace, bundle);
  await i18n.changeLanguage(language);
}

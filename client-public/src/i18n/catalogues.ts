import { createI18n, sharedEn } from '@consultancy/client-shared/i18n';
import type { Language } from '@consultancy/client-shared/format';
import type { i18n as I18n, ResourceLanguage } from 'i18next';
import { en } from './en';

interface TextsModule {
  texts: object;
}

/** English is always there; the others come when somebody reads them. */
export const LOADERS: Record<Language, () => Promise<ResourceLanguage>> = {
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

/** The texts of a feature, which travel with its page. The build reads from the pattern which files there are. */
function importTexts(feature: string, language: string): Promise<TextsModule> {
  return import(`../features/${feature}/texts/${language}.ts`) as Promise<TextsModule>;
}

/** Modules of the texts of a page, as the build names them. */
export function textModules(feature: string, language: Language): string[] {
  const ofFeature = `src/features/${feature}/texts/${language}.ts`;
  return language === 'en' ? [ofFeature] : [`src/i18n/${language}.ts`, ofFeature];
}

/** An instance with its texts loaded, so that nothing is ever shown untranslated first. */
export async function createSiteI18n(language: Language): Promise<I18n> {
  return createI18n(language, { [language]: await LOADERS[language]() }, 'site');
}

/** Brings the texts of a feature in the language shown; they become a namespace of its name. */
export async function loadFeatureTexts(i18n: I18n, feature: string): Promise<void> {
  const { language } = i18n;
  await addFeatureTexts(i18n, feature, language);
  // Whoever changed the language meanwhile did not know of this feature yet.
  if (i18n.language !== language) await loadFeatureTexts(i18n, feature);
}

export async function addFeatureTexts(i18n: I18n, feature: string, language: string): Promise<void> {
  if (i18n.hasResourceBundle(language, feature)) return;
  const { texts } = await importTexts(feature, language);
  i18n.addResourceBundle(language, feature, texts);
}

import type { Language } from '@consultancy/client-shared/format';
import { type Messages, sharedEn } from '@consultancy/client-shared/i18n';
import { en } from './en';
import { SiteI18n } from './site-i18n';

interface TextsModule {
  texts: object;
}

/** English is always there; the others come when somebody reads them. */
const LOADERS: Record<Language, () => Promise<Record<'site' | 'shared', object>>> = {
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

/** Loads the texts of every page and those of some features. */
export async function loadMessages(language: Language, features: string[] = []): Promise<Messages> {
  const [texts, ...ofFeatures] = await Promise.all([
    LOADERS[language](),
    ...features.map(async (feature) => ({ [feature]: (await importTexts(feature, language)).texts })),
  ]);
  return Object.assign({}, texts, ...ofFeatures) as Messages;
}

/** An instance with its texts loaded, so that nothing is ever shown untranslated first. */
export async function createSiteI18n(language: Language): Promise<SiteI18n> {
  return new SiteI18n(language, await loadMessages(language));
}

/** Brings the texts of a feature in the language shown; they become a namespace of its name. */
export async function loadFeatureTexts(i18n: SiteI18n, feature: string): Promise<void> {
  if (i18n.has(feature)) return;
  const { language } = i18n;
  const { texts } = await importTexts(feature, language);
  // A change of the language meanwhile did not load the texts of this feature.
  if (i18n.language !== language) await loadFeatureTexts(i18n, feature);
  else i18n.add(feature, texts);
}

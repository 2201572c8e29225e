import type { Language } from '@consultancy/client-shared/format';
import { type Messages, sharedEn } from '@consultancy/client-shared/i18n';
import { en } from './en';

interface TextsModule {
  texts: object;
}

/** Of every page. English is always there; the others come when somebody reads them. */
const SITE_TEXTS: Record<Language, () => Promise<Record<'site' | 'shared', object>>> = {
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

/** Those of a feature travel with its pages. The build reads from the pattern which files there are. */
async function importTexts(feature: string, language: Language): Promise<object> {
  const module = (await import(`../features/${feature}/texts/${language}.ts`)) as TextsModule;
  return { [feature]: module.texts };
}

/** By language and features. Texts never change, so requests on the server share them. */
const loaded = new Map<string, Messages>();
const loading = new Map<string, Promise<Messages>>();

const keyOf = (language: Language, features: readonly string[]) => [language, ...features].join();

/** The texts of every page and of these features, the same object each time; undefined before they are loaded. */
export function readTexts(language: Language, features: readonly string[]): Messages | undefined {
  return loaded.get(keyOf(language, features));
}

/** Loads the texts of every page and of these features, once; a load that failed is repeated by the next call. */
export function loadTexts(language: Language, features: readonly string[]): Promise<Messages> {
  const key = keyOf(language, features);
  const underWay = loading.get(key);
  if (underWay) return underWay;
  const texts = Promise.all([
    SITE_TEXTS[language](),
    ...features.map((feature) => importTexts(feature, language)),
  ]).then((parts) => {
    const messages = Object.assign({}, ...parts) as Messages;
    loaded.set(key, messages);
    return messages;
  });
  loading.set(key, texts);
  texts.catch(() => loading.delete(key));
  return texts;
}

/** Modules of the texts of a feature, as the build names them. */
export function textModules(feature: string, language: Language): string[] {
  const ofFeature = `src/features/${feature}/texts/${language}.ts`;
  return language === 'en' ? [ofFeature] : [`src/i18n/${language}.ts`, ofFeature];
}

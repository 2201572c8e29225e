import type { Language } from '@consultancy/client-shared/format';
import { pluralLocale, sharedEn } from '@consultancy/client-shared/i18n';
import { sharedAm } from '@consultancy/client-shared/i18n/shared-am';
import { sharedOm } from '@consultancy/client-shared/i18n/shared-om';
import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sayAll } from '../../../client-shared/test/messages';
import { am } from './am';
import { en } from './en';
import { om } from './om';

const site = { en, am, om };
const shared = { en: sharedEn, am: sharedAm, om: sharedOm };

async function textsOf(feature: string, language: string): Promise<object> {
  const module = (await import(`../features/${feature}/texts/${language}.ts`)) as { texts: object };
  return module.texts;
}

const features = readdirSync(join(__dirname, '../features')).filter((feature) =>
  existsSync(join(__dirname, '../features', feature, 'texts')),
);

const loaders: [string, (language: Language) => Promise<object>][] = [
  ['every page', (language) => Promise.resolve(site[language])],
  ['what both clients share', (language) => Promise.resolve(shared[language])],
  ...features.map((feature): (typeof loaders)[number] => [feature, (language) => textsOf(feature, language)]),
];

/** Their button says "the password" in Amharic and Afaan Oromo, also where the field has another name. */
const WITHOUT_LABEL = ['showPassword', 'hidePassword'];

describe.each(loaders)('%s', (_name, load) => {
  it.each(['am', 'om'] as const)('fills in the same values in %s as in English', async (language) => {
    const valuesIn = async (each: Language) =>
      sayAll(await load(each), pluralLocale(each))
        .filter(({ key }) => !WITHOUT_LABEL.includes(key))
        .map(({ key, values }) => [key, values]);
    expect(Object.fromEntries(await valuesIn(language))).toEqual(Object.fromEntries(await valuesIn('en')));
  });

  it.each(['en', 'am', 'om'] as const)('says something in %s, and all of it', async (language) => {
    const said = sayAll(await load(language), pluralLocale(language)).flatMap(({ key, texts }) =>
      texts.map((text) => ({ key, text })),
    );
    expect(said).not.toEqual([]);
    expect(said.filter(({ text }) => text.trim() === '' || /[{}#]|undefined/.test(text))).toEqual([]);
  });
});

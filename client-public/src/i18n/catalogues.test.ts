import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { am } from './am';
import { en } from './en';
import { om } from './om';

interface Texts {
  [key: string]: string | string[] | Texts;
}

function flatten(texts: Texts | string[], path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
}

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

async function textsOf(feature: string, language: string): Promise<Texts> {
  const module = (await import(`../features/${feature}/texts/${language}.ts`)) as { texts: Texts };
  return module.texts;
}

const features = readdirSync(join(__dirname, '../features')).filter((feature) =>
  existsSync(join(__dirname, '../features', feature, 'texts')),
);

const catalogues = ['am', 'om'].flatMap((language) => [
  {
    name: `the ${language} catalogue`,
    load: async (): Promise<[Texts, Texts]> => [en as Texts, (language === 'am' ? am : om) as Texts],
  },
  ...features.map((feature) => ({
    name: `${feature} in ${language}`,
    load: () => Promise.all([textsOf(feature, 'en'), textsOf(feature, language)]),
  })),
]);

describe.each(catalogues)('$name', ({ load }) => {
  it('fills in the same values as English', async () => {
    const [english, translated] = await load();
    const texts = new Map(flatten(translated));
    for (const [key, text] of flatten(english)) {
      expect([key, placeholders(texts.get(key) ?? '')]).toEqual([key, placeholders(text)]);
    }
  });

  it('leaves nothing empty', async () => {
    const [, translated] = await load();
    expect(flatten(translated).filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(flatten(translated)).not.toEqual([]);
  });
});

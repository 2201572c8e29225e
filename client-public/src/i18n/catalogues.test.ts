import { describe, expect, it } from 'vitest';
import { am } from './am';
import { en } from './en';
import { om } from './om';

interface Texts {
  [key: string]: string | string[] | Texts;
}

interface TextsModule {
  texts: Texts;
}

const FEATURES = import.meta.glob<TextsModule>('../features/*/texts/*.ts', { eager: true });

function flatten(texts: Texts | string[], path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
}

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

const catalogues = ['am', 'om'].flatMap((language) => [
  {
    name: `the ${language} catalogue`,
    english: en as Texts,
    translated: (language === 'am' ? am : om) as Texts,
  },
  ...Object.entries(FEATURES)
    .filter(([file]) => file.endsWith('/en.ts'))
    .map(([file, { texts }]) => ({
      name: file.replace('en.ts', language),
      english: texts,
      translated: FEATURES[file.replace('en.ts', `${language}.ts`)]?.texts ?? {},
    })),
]);

describe.each(catalogues)('$name', ({ english, translated }) => {
  it('fills in the same values as English', () => {
    const texts = new Map(flatten(translated));
    for (const [key, text] of flatten(english)) {
      expect([key, placeholders(texts.get(key) ?? '')]).toEqual([key, placeholders(text)]);
    }
  });

  it('leaves nothing empty', () => {
    expect(flatten(translated).filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(flatten(translated)).not.toEqual([]);
  });
});

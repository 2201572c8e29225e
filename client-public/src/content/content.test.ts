import { describe, expect, it } from '@jest/globals';

type Language = 'en' | 'am' | 'om';

const translations: Language[] = ['am', 'om'];

/** The texts of one folder in a language, with their paths. */
async function textsIn(folder: string, language: Language): Promise<[path: string, text: string][]> {
  const module = (await import(`./${folder}/${language}.ts`)) as Record<Language, unknown>;
  return texts(module[language]);
}

/** Every text with its path, so that a failure says where. */
function texts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => texts(child, `${path}/${key}`));
}

describe.each(['about'])('%s', (folder) => {
  it.each(translations)('has the same texts in %s as in English', async (language) => {
    const paths = async (of: Language) => (await textsIn(folder, of)).map(([path]) => path);
    expect(await paths(language)).toEqual(await paths('en'));
    expect(await paths(language)).not.toEqual([]);
  });

  it.each(['en', ...translations] as Language[])('has no empty or untrimmed text in %s', async (language) => {
    const bad = (await textsIn(folder, language)).filter(
      ([, text]) => text.trim() === '' || text.trim() !== text,
    );
    expect(bad).toEqual([]);
  });

  it('is written in Ethiopic letters in Amharic', async () => {
    const letters = /[\u1200-\u137f]/;
    const allowed = /^(HCA|SEF|UPN|EBC|\d+[+%])$/;
    expect(
      (await textsIn(folder, 'am')).filter(([, text]) => !letters.test(text) && !allowed.test(text)),
    ).toEqual([]);
  });

  it('writes the glottal stop of Afaan Oromo in one way', async () => {
    expect((await textsIn(folder, 'om')).filter(([, text]) => /['‘`]/.test(text))).toEqual([]);
  });
});

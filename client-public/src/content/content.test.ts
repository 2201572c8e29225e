import { describe, expect, it } from 'vitest';
import { serviceIds, serviceImages } from './services/services-content';
import { teamImages, teamMemberIds } from './team/team-content';

const MODULES = import.meta.glob<Record<string, unknown>>('./*/{en,am,om}.ts', { eager: true });

type Language = 'en' | 'am' | 'om';

const translations: Language[] = ['am', 'om'];

/** The texts of one folder in a language. */
function textsIn(folder: string, language: Language): unknown {
  return MODULES[`./${folder}/${language}.ts`]?.[language];
}

/** Every text with its path, so that a failure says where. */
function texts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => texts(child, `${path}/${key}`));
}

describe.each(['about', 'services', 'team', 'testimonials'])('%s', (folder) => {
  it.each(translations)('has the same texts in %s as in English', (language) => {
    const paths = (of: Language) => texts(textsIn(folder, of)).map(([path]) => path);
    expect(paths(language)).toEqual(paths('en'));
    expect(paths(language)).not.toEqual([]);
  });

  it.each(['en', ...translations] as Language[])('has no empty or untrimmed text in %s', (language) => {
    const bad = texts(textsIn(folder, language)).filter(
      ([, text]) => text.trim() === '' || text.trim() !== text,
    );
    expect(bad).toEqual([]);
  });

  it('is written in Ethiopic letters in Amharic', () => {
    const letters = /[\u1200-\u137f]/;
    const allowed = /^(HCA|SEF|UPN|EBC|\d+[+%])$/;
    expect(
      texts(textsIn(folder, 'am')).filter(([, text]) => !letters.test(text) && !allowed.test(text)),
    ).toEqual([]);
  });

  it('writes the glottal stop of Afaan Oromo in one way', () => {
    expect(texts(textsIn(folder, 'om')).filter(([, text]) => /['‘`]/.test(text))).toEqual([]);
  });
});

it('gives every service and every person a picture', () => {
  expect(Object.keys(serviceImages)).toEqual([...serviceIds]);
  expect(Object.keys(teamImages)).toEqual([...teamMemberIds]);
});

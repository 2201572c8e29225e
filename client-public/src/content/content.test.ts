import { describe, expect, it } from 'vitest';
import { about } from './about';
import type { Language } from './language';
import { serviceIds, serviceImages, services } from './services';
import { team, teamImages, teamMemberIds } from './team';
import { testimonials } from './testimonials';

const catalogues = { about, services, team, testimonials };
const translations: Language[] = ['am', 'om'];

/** Every text with its path, so that a failure says where. */
function texts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => texts(child, `${path}/${key}`));
}

describe.each(Object.entries(catalogues))('%s', (_, catalogue) => {
  it.each(translations)('has the same texts in %s as in English', (language) => {
    const paths = (of: Language) => texts(catalogue[of]).map(([path]) => path);
    expect(paths(language)).toEqual(paths('en'));
  });

  it.each(['en', ...translations] as Language[])('has no empty or untrimmed text in %s', (language) => {
    const bad = texts(catalogue[language]).filter(([, text]) => text.trim() === '' || text.trim() !== text);
    expect(bad).toEqual([]);
  });

  it('is written in Ethiopic letters in Amharic', () => {
    const letters = /[\u1200-\u137f]/;
    const allowed = /^(HCA|SEF|UPN|EBC|\d+[+%])$/;
    expect(texts(catalogue.am).filter(([, text]) => !letters.test(text) && !allowed.test(text))).toEqual([]);
  });

  it('writes the glottal stop of Afaan Oromo in one way', () => {
    expect(texts(catalogue.om).filter(([, text]) => /['‘`]/.test(text))).toEqual([]);
  });
});

it('gives every service and every person a picture', () => {
  expect(Object.keys(serviceImages)).toEqual([...serviceIds]);
  expect(Object.keys(teamImages)).toEqual([...teamMemberIds]);
});

import { describe, expect, it } from 'vitest';
import { BUILT_IN_SERVICES } from '../features/home/built-in-services';
import { serviceIds, services } from '../content/services';
import { am } from './am';
import { en } from './en';
import { om } from './om';

interface Texts {
  [key: string]: string | Texts;
}

function flatten(texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
}

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe.each([
  ['am', am],
  ['om', om],
])('the %s catalogue', (_code, catalogue) => {
  const translated = new Map(flatten(catalogue));

  it('fills in the same values as English', () => {
    for (const [key, text] of flatten(en)) {
      expect([key, placeholders(translated.get(key) ?? '')]).toEqual([key, placeholders(text)]);
    }
  });

  it('leaves nothing empty', () => {
    expect([...translated].filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

describe('the services of the home page', () => {
  it('are the ten of the content, in its order', () => {
    expect(BUILT_IN_SERVICES.map(({ id }) => id)).toEqual([...serviceIds]);
  });

  it.each([
    ['en', en],
    ['am', am],
    ['om', om],
  ] as const)('go by the names of the content in %s', (language, catalogue) => {
    const names = BUILT_IN_SERVICES.map(({ name }) => catalogue.services[name].title);
    expect(names).toEqual(serviceIds.map((id) => services[language][id].title));
  });
});

import { describe, expect, it } from 'vitest';
import { am } from './am';
import { en } from './en';
import { om } from './om';

type Texts = { [key: string]: string | Texts };

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

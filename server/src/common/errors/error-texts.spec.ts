import { describe, expect, it } from '@jest/globals';
import { am, en, type ErrorTexts, om } from './error-texts.js';

const markers = ['«1»', '«2»', '«3»'];
type Write = (...values: string[]) => string;

/** Every sentence by its name, written with markers for the values it takes. */
function sentencesOf(texts: ErrorTexts | object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]: [string, string | object | Write]) => {
    if (typeof text === 'string') return [[path + key, text]];
    if (typeof text === 'function') return [[path + key, (text as Write)(...markers)]];
    return sentencesOf(text, `${path}${key}.`);
  });
}

const valuesIn = (sentence: string) => markers.filter((marker) => sentence.includes(marker));

describe.each(Object.entries({ en, am, om }))('what is said of failures in %s', (_language, texts) => {
  it('is never empty', () => {
    expect(sentencesOf(texts).filter(([, sentence]) => sentence.trim() === '')).toEqual([]);
    expect(sentencesOf(texts).length).toBeGreaterThan(15);
  });

  it('takes the same values as in English', () => {
    const values = (catalogue: ErrorTexts) =>
      sentencesOf(catalogue).map(([name, sentence]) => [name, valuesIn(sentence)]);
    expect(values(texts)).toEqual(values(en));
  });
});

it('keeps to the letters of the language', () => {
  const inAmharic = sentencesOf(am).map(([, sentence]) => sentence.replace('name@example.com', ''));
  expect(inAmharic.filter((sentence) => /[a-z]/i.test(sentence))).toEqual([]);
  expect(sentencesOf(om).filter(([, sentence]) => /['‘]/.test(sentence))).toEqual([]);
});

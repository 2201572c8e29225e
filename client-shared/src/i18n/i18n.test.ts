import { describe, expect, it, jest } from '@jest/globals';
import compile from 'icu-minify/compile';
import { createTranslator } from 'use-intl';
import type { Language } from '../format/language';
import { LANGUAGES } from '../format/language';
import { pluralLocale } from './translator';

describe('texts count by the rules of their language', () => {
  const forms = (language: Language, message = '{count, plural, one {one} other {other}}') => {
    const t = createTranslator({
      locale: pluralLocale(language),
      messages: { results: compile(message) as unknown as string },
    });
    return [0, 1, 2, 11].map((count) => t('results', { count }));
  };
  const expected = {
    en: ['other', 'one', 'other', 'other'],
    am: ['one', 'one', 'other', 'other'],
    om: ['other', 'one', 'other', 'other'],
  };

  it.each(LANGUAGES)('in $code', ({ code }) => {
    expect(forms(code)).toEqual(expected[code]);
  });

  it.each(['ar', 'ru', 'fr', 'ja'])(
    'in Afaan Oromo too where the browser does not know it and speaks %s itself',
    (own) => {
      const { PluralRules } = Intl;
      jest.spyOn(Intl, 'PluralRules').mockImplementation(function (language) {
        return new PluralRules(language === 'om' ? own : language);
      });
      expect(forms('om')).toEqual(expected.om);
      jest.restoreAllMocks();
    },
  );

  it('and say in words of their own that there is none, where they have them', () => {
    expect(forms('am', '{count, plural, =0 {none} one {one} other {other}}')).toEqual([
      ...['none', 'one', 'other', 'other'],
    ]);
  });
});

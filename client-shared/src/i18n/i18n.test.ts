import { describe, expect, it, jest } from '@jest/globals';
import { createI18n } from './create-i18n';
import { sharedAm } from './shared-am';
import { sharedEn } from './shared-en';

describe('an i18n instance', () => {
  it('answers at once and knows nothing of another instance', () => {
    const english = createI18n('en', { en: { shared: sharedEn } }, 'shared');
    const amharic = createI18n('am', { am: { shared: sharedAm } }, 'shared');
    expect(english.t('loading', { ns: 'shared' })).toBe('Loading');
    expect(amharic.t('loading', { ns: 'shared' })).toBe('በመጫን ላይ');
  });

  describe('counts by the rules of its language', () => {
    const texts = { results_one: 'one', results_other: 'other', names: ['a', 'b'] };

    const forms = (language: 'en' | 'am' | 'om') => {
      const { t } = createI18n(language, { [language]: { shared: texts } }, 'shared');
      return [0, 1, 2, 11].map((count) =>
        (t as (key: string, options: object) => string)('results', { count }),
      );
    };
    const expected = {
      en: ['other', 'one', 'other', 'other'],
      am: ['one', 'one', 'other', 'other'],
      om: ['other', 'one', 'other', 'other'],
    };

    it.each(['en', 'am', 'om'] as const)('in %s', (language) => {
      expect(forms(language)).toEqual(expected[language]);
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

    it('and says in words of its own that there is none, where it has them', () => {
      const { t } = createI18n('om', { om: { shared: { ...texts, results_zero: 'none' } } }, 'shared');
      expect((t as (key: string, options: object) => string)('results', { count: 0 })).toBe('none');
    });

    it('and gives lists as they are', () => {
      const { t } = createI18n('om', { om: { shared: texts } }, 'shared');
      expect((t as (key: string, options: object) => unknown)('names', { returnObjects: true })).toEqual([
        'a',
        'b',
      ]);
    });
  });
});

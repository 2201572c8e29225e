import { describe, expect, it } from 'vitest';
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

  it('counts in Afaan Oromo by its own rules, whatever the machine speaks', () => {
    const texts = { results_one: 'firii {{count}}', results_other: 'firiiwwan {{count}}' };
    const { t } = createI18n('om', { om: { shared: texts } }, 'shared');
    const results = (count: number) => (t as (key: string, options: object) => string)('results', { count });
    expect([0, 1, 2].map(results)).toEqual(['firiiwwan 0', 'firii 1', 'firiiwwan 2']);
  });
});

import type { Language } from '@consultancy/client-shared/format';
import { translatorOf } from '@consultancy/client-shared/i18n';
import { sheetWords } from '@consultancy/shared/sheet-words';
import { describe, expect, it } from '@jest/globals';
import { loadTexts } from '../../i18n/texts';

describe('the sheet that the server draws of a project', () => {
  it.each(['en', 'am', 'om'] satisfies Language[])('says in %s what the site says', async (language) => {
    const messages = await loadTexts(language, ['projects']);
    const { area, facts } = sheetWords[language];
    expect(messages.projects.detail).toMatchObject(facts);
    expect(translatorOf(language, messages, 'projects')('detail.area', { size: '500' })).toBe(area('500'));
  });
});

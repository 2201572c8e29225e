import type { Language } from '@consultancy/client-shared/format';
import { sheetWords } from '@consultancy/shared/sheet-words';
import { describe, expect, it } from '@jest/globals';
import { createSiteI18n, loadFeatureTexts } from '../../i18n/catalogues';

describe('the sheet that the server draws of a project', () => {
  it.each(['en', 'am', 'om'] satisfies Language[])('says in %s what the site says', async (language) => {
    const i18n = await createSiteI18n(language);
    await loadFeatureTexts(i18n, 'projects');
    const { area, facts } = sheetWords[language];
    expect(i18n.messages.projects.detail).toMatchObject(facts);
    expect(i18n.translator('projects')('detail.area', { size: '500' })).toBe(area('500'));
  });
});

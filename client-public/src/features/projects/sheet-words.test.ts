import type { Language } from '@consultancy/client-shared/format';
import { describe, expect, it } from '@jest/globals';
import { sheetWords } from '@consultancy/shared/sheet-words';
import { createSiteI18n, loadFeatureTexts } from '../../i18n/catalogues';

describe('the sheet that the server draws of a project', () => {
  it.each(['en', 'am', 'om'] satisfies Language[])('says in %s what the site says', async (language) => {
    const i18n = await createSiteI18n(language);
    await loadFeatureTexts(i18n, 'projects');
    const { types, styles, statuses, area, facts } = sheetWords[language];
    const shared = i18n.getResourceBundle(language, 'shared') as Record<string, Record<string, string>>;
    expect(types).toEqual(shared['projectType']);
    expect(styles).toEqual(shared['projectStyle']);
    expect(shared['status']).toMatchObject(statuses);
    const detail = (i18n.getResourceBundle(language, 'projects') as { detail: object }).detail;
    expect(detail).toMatchObject({ ...facts, area: area('{{size}}') });
  });
});

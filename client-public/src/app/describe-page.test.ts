import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { createSiteI18n } from '../i18n/catalogues';
import { describePage } from './describe-page';

afterEach(() => {
  jest.restoreAllMocks();
});

it('leaves a page standing that cannot describe itself, and says why', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = new TypeError('Invalid URL');
  const code = {
    describe: () => {
      throw failure;
    },
  };
  const place = {
    queryClient: new QueryClient(),
    i18n: await createSiteI18n('en'),
    publicUrl: 'https://a.example',
  };
  const { page, context } = describePage({ code, params: {} }, place);
  expect(page).toEqual({ title: '', description: context.settings.siteDescription });
  expect(said).toHaveBeenCalledWith(failure);
});

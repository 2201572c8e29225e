import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { loadTexts } from '../i18n/texts';
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
  await loadTexts('en', []);
  const place = {
    queryClient: new QueryClient(),
    language: 'en' as const,
    publicUrl: 'https://a.example',
  };
  const { page, context } = describePage({ page: { code, features: [] }, params: {} }, place);
  expect(page).toEqual({ title: '', description: context.settings.siteDescription });
  expect(said).toHaveBeenCalledWith(failure);
});

import { afterEach, expect, it } from '@jest/globals';
import { getGetPublicPostQueryKey, getGetPublicPostQueryOptions } from './generated/article/article';
import { getListPublicPostsQueryOptions } from './generated/blog/blog';
import { getListMyRequestsQueryOptions } from './generated/my-requests/my-requests';
import { getGetSettingsQueryOptions } from './generated/settings/settings';
import { createQueryClient, setTransport } from './index';

afterEach(() => setTransport());

it('keeps answers in several languages apart and requests each in its own', async () => {
  setTransport((_url, { headers }) => {
    const data = { title: new Headers(headers).get('Accept-Language') };
    return Promise.resolve(Response.json({ success: true, message: '', data }));
  });
  const client = createQueryClient();
  const titles = await Promise.all(
    (['en', 'am', 'om'] as const).map(async (language) => {
      const options = getGetPublicPostQueryOptions('walls', { 'Accept-Language': language });
      await client.prefetchQuery(options);
      return client.getQueryData<{ data: { title: string } }>(options.queryKey)?.data.title;
    }),
  );
  expect(titles).toEqual(['en', 'am', 'om']);
});

it('ends a key with the language, so that the key of the operation is the beginning of all', () => {
  const inAmharic = { 'Accept-Language': 'am' };
  const { queryKey } = getGetPublicPostQueryOptions('walls', inAmharic);
  expect(queryKey).toEqual([...getGetPublicPostQueryKey('walls'), 'am']);
  expect(getListPublicPostsQueryOptions({ limit: 3 }, inAmharic).queryKey.at(-1)).toBe('am');
  expect(getListMyRequestsQueryOptions({ token: 't' }, inAmharic).queryKey.at(-1)).toBe('am');
  expect(getGetSettingsQueryOptions().queryKey).toEqual(['api', 'v1', 'settings']);
});

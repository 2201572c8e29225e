import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { serveApi, stubApi } from '../../test/api-stub';
import { aPost, aProject, aService } from '../../test/builders';
import { renderSite, visit } from '../../test/render-site';
import { render } from './entry-server';

/** What an import, an older record or another server may hold where texts, lists and authors belong. */
const odd = <Kind,>(fields: { [Field in keyof Kind]?: unknown }) => fields as Partial<Kind>;

const content = {
  projects: [
    aProject({ id: 1, title: 'Ridge House' }),
    aProject({
      id: 2,
      title: 'Odd House',
      slug: 'odd-house',
      ...odd<ReturnType<typeof aProject>>({
        description: null,
        gallery: null,
        location: null,
        status: null,
        averageRating: '4.5',
        ratingCount: 2,
      }),
    }),
  ],
  posts: [
    aPost({ id: 1, title: 'Building in Stone' }),
    aPost({
      id: 2,
      title: 'Odd Article',
      slug: 'odd-article',
      ...odd<ReturnType<typeof aPost>>({
        author: null,
        excerpt: null,
        tags: '["Stone"]',
        publishedAt: 'soon',
      }),
    }),
  ],
  services: [
    aService({
      id: 7,
      title: 'Odd Service',
      ...odd<ReturnType<typeof aService>>({ description: null, features: null, longDescription: null }),
    }),
  ],
};

beforeEach(() => serveApi(content));

it.each([
  ['/', 'Ridge House', 'Odd House'],
  ['/', 'Building in Stone', 'Odd Article'],
  ['/projects', 'Ridge House', 'Odd House'],
  ['/blog', 'Building in Stone', 'Odd Article'],
])('%s shows %s although there is an odd record', async (address, regular, strange) => {
  await renderSite(address);
  expect(await screen.findByRole('link', { name: regular })).toBeVisible();
  expect(screen.getByRole('link', { name: strange })).toBeVisible();
});

it('an odd project, article and service each have their page', async () => {
  await renderSite('/projects/odd-house');
  expect(await screen.findByRole('heading', { name: 'Odd House', level: 1 })).toBeVisible();
  // A fact without a value would be named by the key of its text.
  expect(document.body).not.toHaveTextContent(/shared\.|styles\./);
  await visit('/blog/odd-article');
  expect(await screen.findByRole('heading', { name: 'Odd Article', level: 1 })).toBeVisible();
  await visit('/services/7');
  expect(await screen.findByRole('heading', { name: 'Odd Service', level: 1 })).toBeVisible();
});

it.each(['/', '/projects', '/projects/odd-house', '/blog', '/blog/odd-article', '/services', '/services/7'])(
  'the server renders %s',
  async (url) => {
    const { status, html } = await render({
      url,
      fetch: stubApi(content),
      publicUrl: 'https://zigba.example',
    });
    expect(status).toBe(200);
    expect(html).toContain('Odd ');
  },
);

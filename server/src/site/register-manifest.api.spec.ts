import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Build } from '../../test/builders/build.js';
import { TestApp } from '../../test/support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
  const build = new Build(app.dataSource);
  await build.settings({ siteName: 'Stone & Sons' });
  await build.project({ title: 'House', mainImage: '/uploads/house-1600x1067.webp' });
  await build.project({ title: 'Tower', mainImage: '/uploads/tower-1067x1600.webp' });
});
afterAll(() => app.stop());

interface Manifest {
  name: string;
  lang: string;
  id: string;
  start_url: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
  screenshots: { src: string; sizes: string }[];
}

async function read(path: string): Promise<Manifest> {
  const answer = await fetch(app.origin + path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  return (await answer.json()) as Manifest;
}

it('names the firm, its pages and its work, in the language of the address', async () => {
  const manifest = await read('/manifest.webmanifest');
  expect(manifest).toMatchObject({ name: 'Stone & Sons', lang: 'en', id: '/', start_url: '/' });
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/contact', '/consultation', '/projects']);
  // Of one proportion, as browsers want them.
  expect(manifest.screenshots).toHaveLength(1);

  const amharic = await read('/am/manifest.webmanifest');
  expect(amharic).toMatchObject({ lang: 'am', id: '/', start_url: '/am' });
  expect(amharic.shortcuts[0]!.name).toMatch(/^\p{Script=Ethiopic}/u);
  expect(amharic.shortcuts.map(({ url }) => url)).toEqual([
    '/am/contact',
    '/am/consultation',
    '/am/projects',
  ]);
  expect(await read('/om/manifest.webmanifest')).toMatchObject({ lang: 'om', start_url: '/om' });
});

it('has icons of the sizes it names, one of them for phones that cut them', async () => {
  const { icons } = await read('/manifest.webmanifest');
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const answer = await fetch(app.origin + src);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});

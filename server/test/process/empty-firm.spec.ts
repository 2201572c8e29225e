import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractText } from 'unpdf';
import { makeMigratedFolder } from '../support/migrated-folder.js';
import { ServerProcess } from '../support/server-process.js';

/** What the demo firm, and nobody else, states: name, founder, years, figures, phone and addresses, in any language. */
const invented =
  /Zigba (Arch|House)|ዝግባ (አርክ|ሕንፃ)|zigba\.example|Selamawit|ሰላማዊት|Wanza|\b2008\b|500\+|200\+|98%|\+251 ?900|foundingDate/;

const languages = ['en', 'am', 'om'];
const files = mkdtempSync(join(tmpdir(), 'test-empty-firm-'));
let server: ServerProcess;
let folder: string;

beforeAll(async () => {
  folder = await makeMigratedFolder(join(files, 'data-'));
  server = await ServerProcess.start({
    ...{ DATA_DIR: folder, DEMO_CONTENT: 'off', ADMIN_PASSWORD: 'Correct1', LOG_LEVEL: 'error' },
    RATE_LIMIT: 'off',
  });
});
afterAll(async () => {
  await server?.signal('SIGTERM');
  rmSync(files, { recursive: true });
});

const get = (path: string, language = 'en') =>
  fetch(server.origin + path, { headers: { 'Accept-Language': language } });

async function send<Data>(path: string, body: object, headers: object): Promise<Data> {
  const answer = await fetch(`${server.origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBeLessThan(300);
  return ((await answer.json()) as { data: Data }).data;
}

/** The mails of the outbox, with their parts as they are read. */
function mails(): string[] {
  const outbox = join(folder, 'outbox');
  return readdirSync(outbox).map((name) =>
    readFileSync(join(outbox, name), 'utf8')
      .replace(/=\r?\n/g, '')
      .replace(/(?:\r?\n|^)(?:[A-Za-z0-9+/]{60,}\r?\n)+[A-Za-z0-9+/=]*/g, (encoded) =>
        Buffer.from(encoded, 'base64').toString(),
      ),
  );
}

it('states in pages, feeds and manifests nothing that nobody has entered', async () => {
  const sitemap = await (await get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  expect(listed).toContain('/am/about');
  const others = languages.flatMap((language) =>
    ['/track', '/mine', '/search', '/manifest.webmanifest'].map((path) =>
      language === 'en' ? path : `/${language}${path}`,
    ),
  );
  for (const path of [
    ...listed,
    ...others,
    '/rss.xml',
    '/sitemap.xml',
    '/api/v1/settings',
    '/api/v1/site-copy',
  ]) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect([path, invented.exec(await answer.text())?.[0]]).toEqual([path, undefined]);
  }
});

it('states in mails and PDFs nothing that nobody has entered', async () => {
  const { accessToken } = await send<{ accessToken: string }>(
    '/auth/login',
    { email: 'admin@example.com', password: 'Correct1' },
    {},
  );
  const staff = { Authorization: `Bearer ${accessToken}` };
  const project = { title: 'Ridge House', location: 'Entoto', description: 'A house.', type: 'RESIDENCE' };
  const { id, slug } = await send<{ id: number; slug: string }>(
    '/projects',
    { ...project, isPublic: true, isForSale: true, price: 420_000 },
    staff,
  );
  for (const language of languages) {
    const visitor = { 'Accept-Language': language };
    const who = { name: 'Hana', email: 'hana@mail.example', phone: '0911223344' };
    await send('/contact-inquiries', { ...who, subject: 'A house', message: 'Three rooms.' }, visitor);
    await send(
      '/consultations',
      {
        ...{ clientName: 'Hana', clientEmail: who.email, clientPhone: who.phone, type: 'INITIAL' },
        ...{ topic: 'A house', meetingType: 'PHONE' },
      },
      visitor,
    );
    const order = await send<{ trackingCode: string }>(
      '/design-orders',
      { ...who, address: 'Bole', projectId: id },
      visitor,
    );
    for (const path of [
      `/projects/slug/${slug}/sheet.pdf?language=${language}`,
      `/design-orders/track/${order.trackingCode}/pro-forma.pdf?language=${language}`,
    ]) {
      const answer = await get(`/api/v1${path}`, language);
      expect([path, answer.status]).toEqual([path, 200]);
      const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()), { mergePages: true });
      expect(text.length).toBeGreaterThan(40);
      expect(invented.exec(text)?.[0]).toBeUndefined();
    }
  }
  while (mails().length < 9) await new Promise((resolve) => setTimeout(resolve, 100));
  for (const mail of mails()) expect(invented.exec(mail)?.[0]).toBeUndefined();
});

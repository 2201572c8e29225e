import { dayAfter, dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { SecretLink } from '../secret-links/secret-links.module.js';
import type { NewPackLinkDto, PackLinkDto } from './dto/pack-link.dto.js';
import type { TenderPackDto } from './dto/tender-pack.dto.js';
import { PackFilesService } from './pack-files.service.js';

let app: TestApp;
let build: Build;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  await build.settings({ siteName: 'Firm of the Test' });
  token = await tokenOf(app, await build.admin({ name: 'Sara Demo' }));
});

const password = 'Zenbaba7';
const inDays = (days: number) => dayAfter(dayInAddisAbaba(new Date()), days);

async function aPack(given: object = {}): Promise<TenderPackDto> {
  const { id } = await build.project({
    ...{ title: 'Ridge House', referee: 'Ato Referee', contractValue: 918273645, contractCurrency: 'ETB' },
  });
  const body = { title: 'School tender', template: 'REFERENCES', projectIds: [id], ...given };
  return (await app.post<TenderPackDto>('/tender-packs', body, { token })).data;
}

const share = async ({ id }: TenderPackDto, given: object = {}) =>
  (await app.post<NewPackLinkDto>(`/tender-packs/${id}/links`, { until: inDays(30), ...given }, { token }))
    .data;
const listed = async ({ id }: TenderPackDto) =>
  (await app.get<PackLinkDto[]>(`/tender-packs/${id}/links`, { token })).data;

/** As a browser without scripts. */
const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.origin}${path}`, { headers, redirect: 'manual' });
const textOf = async (path: string, headers?: Record<string, string>) => (await read(path, headers)).text();
function enter(path: string, typed: string, headers: Record<string, string> = {}): Promise<Response> {
  const body = new FormData();
  body.set('password', typed);
  return fetch(`${app.origin}${path}`, { method: 'POST', body, headers, redirect: 'manual' });
}
/** What the browser sends back of a cookie. */
const passOf = (answer: Response) => ({ Cookie: answer.headers.get('set-cookie')!.split(';')[0]! });

async function makeFile({ id }: TenderPackDto, format: 'PDF' | 'DOCX'): Promise<void> {
  await app.post(`/tender-packs/${id}/files`, { format }, { token });
  await app.nest.get(PackFilesService).makeWaiting();
}

describe('a shared pack', () => {
  it('is a page without scripts that no cache, search engine or other site learns of', async () => {
    const answer = await read((await share(await aPack())).path);
    expect(answer.status).toBe(200);
    const headers = ['content-type', 'cache-control', 'x-robots-tag', 'referrer-policy', 'set-cookie'];
    expect(headers.map((name) => answer.headers.get(name))).toEqual([
      ...['text/html; charset=utf-8', 'no-store', 'noindex, nofollow, noarchive', 'same-origin', null],
    ]);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/<script|<link|https?:/);
    for (const said of ['School tender', 'Ridge House', 'Ato Referee', 'ETB 918,273,645'])
      expect(html).toContain(said);
  });

  it('says nothing of value and referee where its template does not', async () => {
    const { path } = await share(await aPack({ template: 'PORTFOLIO' }));
    const html = await textOf(path);
    expect(html).toContain('Ridge House');
    expect(html).not.toMatch(/918|Referee/);
  });

  it('has its facts as they were taken', async () => {
    const pack = await aPack();
    const { path } = await share(pack);
    await app.call('PUT', `/projects/${pack.projectIds[0]}`, { body: { title: 'Hill House' }, token });
    expect(await textOf(path)).toContain('Ridge House');
    await app.call('PUT', `/tender-packs/${pack.id}/facts`, { body: { version: pack.version }, token });
    expect(await textOf(path)).toContain('Hill House');
  });

  it('has the files of its present version, and no others', async () => {
    const pack = await aPack();
    const { path } = await share(pack);
    expect(await textOf(path)).not.toContain('/files/');
    await makeFile(pack, 'PDF');
    await makeFile(pack, 'DOCX');
    const html = await textOf(path);
    expect(html).toMatch(/Download: PDF.*Download: Word/);
    const [pdf] = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address!);
    const file = await read(pdf!);
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await file.text()).toMatch(/^%PDF-/);
    const body = { title: 'Another tender', version: pack.version };
    await app.call('PUT', `/tender-packs/${pack.id}`, { body, token });
    expect(await textOf(path)).not.toContain('/files/');
    expect((await read(pdf!)).status).toBe(410);
  });

  it('is read by who follows a link of a mail with more in its address', async () => {
    expect((await read(`${(await share(await aPack())).path}?fbclid=x`)).status).toBe(200);
  });
});

describe('a share link', () => {
  it('is listed with how often and when last it was opened, without what makes it good', async () => {
    const pack = await aPack();
    const { path, ...made } = await share(pack);
    expect(made).toMatchObject({ by: 'Sara Demo', hasPassword: false, openedCount: 0, openedAt: null });
    await Promise.all(Array.from({ length: 5 }, () => read(path)));
    await fetch(`${app.origin}${path}`, { method: 'HEAD' });
    const [link] = await listed(pack);
    expect(link).toEqual({ ...made, openedCount: 5, openedAt: expect.any(String) });
    expect(Date.now() - new Date(link!.openedAt!).getTime()).toBeLessThan(10_000);
    expect(JSON.stringify(await app.dataSource.manager.find(SecretLink))).not.toContain(path.slice(6));
  });

  it('works until the end of its last day, which is in a year at the latest', async () => {
    const pack = await aPack();
    const { expiresAt } = await share(pack, { until: inDays(0) });
    expect(new Date(expiresAt).toISOString()).toBe(`${inDays(0)}T20:59:00.000Z`);
    const path = `/tender-packs/${pack.id}/links`;
    for (const until of [inDays(-1), inDays(366), undefined, 'soon'])
      expect((await app.post(path, { until }, { token })).status).toBe(400);
    expect((await app.post('/tender-packs/77/links', { until: inDays(1) }, { token })).status).toBe(404);
  });

  it('that is over or was revoked says so, and what to do, in the language of its reader', async () => {
    const pack = await aPack();
    const [revoked, over] = [await share(pack), await share(pack)];
    for (let count = 0; count < 2; count += 1)
      expect((await app.call('DELETE', `/tender-packs/links/${revoked.id}`, { token })).status).toBe(200);
    expect(await listed(pack)).toMatchObject([{ id: over.id }]);
    await app.dataSource.query(`UPDATE secret_links SET expires_at = now() - interval '1 second'`);
    for (const { path } of [revoked, over]) {
      const answer = await read(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([410, 'no-store']);
      expect(await answer.text()).toContain(
        '>This link has expired or was revoked. Ask the person who sent it for a new one.</h1>',
      );
      expect(await textOf(path, { 'Accept-Language': 'am' })).toMatch(/<html lang="am">.*ተሰርዟል/s);
    }
  });

  it('that nobody made leads to a page that says so', async () => {
    const answer = await read(`/pack/${'x'.repeat(43)}`);
    const headers = ['content-type', 'x-robots-tag', 'referrer-policy'];
    expect([answer.status, ...headers.map((name) => answer.headers.get(name))]).toEqual([
      ...[404, 'text/html; charset=utf-8', 'noindex, nofollow, noarchive', 'same-origin'],
    ]);
    expect(await answer.text()).toContain('This link is not valid.');
  });

  it('opens nothing of a pack in the trash, and goes with it', async () => {
    const pack = await aPack();
    const { path } = await share(pack);
    await app.call('DELETE', `/tender-packs/${pack.id}`, { token });
    expect((await read(path)).status).toBe(410);
    await app.call('DELETE', `/bin/tender-pack/${pack.id}`, { token });
    expect(await app.dataSource.manager.count(SecretLink)).toBe(0);
    expect((await read(path)).status).toBe(404);
  });
});

describe('a share link with a password', () => {
  it('shows nothing of the pack before, and all of it after', async () => {
    const pack = await aPack({ languages: ['am'] });
    await makeFile(pack, 'PDF');
    const link = await share(pack, { password });
    expect(link.hasPassword).toBe(true);
    const before = await textOf(link.path);
    expect(before).toMatch(/<html lang="am">.*Firm of the Test.*የይለፍ ቃል/s);
    expect(before).not.toMatch(/School tender|Ridge House|files/);
    const entered = await enter(link.path, password);
    expect([entered.status, entered.headers.get('location')]).toEqual([303, link.path]);
    const cookie = entered.headers.get('set-cookie')!;
    expect(cookie).toContain(`; Path=${link.path}; Max-Age=7200; HttpOnly; SameSite=Lax`);
    expect(cookie.split(';')[0]).not.toContain(password);
    const after = await textOf(link.path, passOf(entered));
    expect(after).toContain('School tender');
    expect(await listed(pack)).toMatchObject([{ openedCount: 1 }]);
    const [, file] = /href="([^"]*)"/.exec(after)!;
    expect((await read(file!, passOf(entered))).status).toBe(200);
    const refused = await read(file!);
    expect([refused.status, refused.headers.get('location')]).toEqual([303, link.path]);
    const stored = JSON.stringify(await app.dataSource.manager.find(SecretLink));
    expect(stored).toContain('$argon2id$');
    expect(stored).not.toContain(password);
  });

  it('says in the language of the pack that a password is wrong', async () => {
    const { path } = await share(await aPack({ languages: ['om', 'en'] }), { password });
    const answer = await enter(path, 'Zenbaba8', { 'Accept-Language': 'am' });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
    expect(await answer.text()).toMatch(/role="alert">Jechi iccitii sirrii miti\./);
  });

  it('takes no pass of another link, and none that was changed', async () => {
    const pack = await aPack();
    const [one, other] = [await share(pack, { password }), await share(pack, { password })];
    const pass = passOf(await enter(one.path, password));
    expect(await textOf(one.path, pass)).toContain('School tender');
    expect(await textOf(other.path, pass)).not.toContain('School tender');
    const changed = { Cookie: pass.Cookie.replace(/.(?=.{9}$)/, (letter) => (letter === 'A' ? 'B' : 'A')) };
    expect(await textOf(one.path, changed)).not.toContain('School tender');
  });

  it('is tried ten times in a while, from any address, and other links go on', async () => {
    const pack = await aPack();
    const [one, other] = [await share(pack, { password }), await share(pack, { password })];
    const answers = await Promise.all(Array.from({ length: 12 }, () => enter(one.path, 'Wrong1')));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(403), 429, 429]);
    const refused = await enter(one.path, password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('Too many wrong passwords. Try again in 15 minutes.');
    expect((await enter(other.path, password)).status).toBe(303);
  });

  it('takes no form of another site', async () => {
    const { path } = await share(await aPack(), { password });
    expect((await enter(path, password, { Origin: 'https://other.example' })).status).toBe(415);
  });
});

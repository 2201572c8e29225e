import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { form, picture } from '../../../test/builders/pictures.js';
import { TestApp } from '../../../test/support/test-app.js';
import { CleanupScheduler } from '../../common/jobs/cleanup-scheduler.js';
import { UserRole } from '../accounts/accounts.module.js';
import { BlogStatus } from '../blog/blog.module.js';
import type { ProjectDto } from '../projects/dto/project.dto.js';
import { SecretLink } from '../secret-links/secret-links.module.js';
import type { NewPreviewLinkDto, PreviewDto, PreviewLinkDto } from './dto/preview.dto.js';

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
  token = await tokenOf(app, await build.admin({ name: 'Sara Demo' }));
});

const make = async (of: string) =>
  (await app.call<NewPreviewLinkDto>('POST', `/preview-links/${of}`, { token })).data;
const list = async (of: string) => (await app.get<PreviewLinkDto[]>(`/preview-links/${of}`, { token })).data;
const withdraw = (id: number) => app.call('DELETE', `/preview-links/${id}`, { token });
/** As a visitor who has the link. */
const look = (path: string, language = 'en') =>
  app.get<PreviewDto>(path.replace('/preview/', '/previews/'), {
    headers: { 'Accept-Language': language },
  });
const edit = (at: string, body: object) => app.call<ProjectDto>('PUT', `${at}/changes`, { body, token });

describe('a preview link', () => {
  it('shows an unpublished record of each kind to its holder', async () => {
    const project = await build.project({ title: 'House', isPublic: false });
    const post = await build.post({ title: 'Stone', status: BlogStatus.DRAFT, publishedAt: null });
    const service = await build.service({ title: 'Survey', isActive: false });
    const previews = [];
    for (const of of [`project/${project.id}`, `post/${post.id}`, `service/${service.id}`])
      previews.push((await look((await make(of)).path)).data);
    expect(previews).toMatchObject([
      { kind: 'project', project: { title: 'House' }, post: null, service: null },
      { kind: 'post', project: null, post: { title: 'Stone', contentHtml: expect.stringContaining('<h2') } },
      { kind: 'service', post: null, service: { title: 'Survey' } },
    ]);
  });

  it('shows draft changes in place of what visitors see, and their pictures', async () => {
    const { id } = await build.project({ title: 'House', location: 'Bole' });
    const { path } = await make(`project/${id}`);
    const body = form({ title: 'Tower' }, [['images', await picture(40, 30), 'a.png']]);
    const { data } = await app.call<ProjectDto>('PUT', `/projects/${id}/changes`, { token, body });
    const { project } = (await look(path)).data;
    expect(project).toMatchObject({ title: 'Tower', location: 'Bole', mainImage: data.mainImage });
    expect(project!.pictures).toMatchObject([{ path: data.mainImage, width: 40, height: 30 }]);
    expect((await app.get<ProjectDto>(`/projects/${id}`)).data).toMatchObject({ title: 'House' });
    await edit(`/projects/${id}`, { title: 'Castle' });
    expect((await look(path)).data.project).toMatchObject({ title: 'Castle' });
  });

  it('is stored in no cache, found by no search engine, and counts as no look', async () => {
    const { id } = await build.project();
    const { headers, data } = await look((await make(`project/${id}`)).path);
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
    expect(data.project).toMatchObject({ viewCount: 0 });
    expect((await app.get<ProjectDto>(`/projects/${id}`)).data.viewCount).toBe(0);
  });

  it('is listed with who made it and until when, without what makes it good', async () => {
    const { id } = await build.project();
    const of = `project/${id}`;
    const made = await make(of);
    const days = (new Date(made.expiresAt).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
    const { path, ...listed } = made;
    expect(await list(of)).toEqual([{ ...listed, by: 'Sara Demo' }]);
    const [stored] = await app.dataSource.manager.find(SecretLink);
    expect(JSON.stringify(stored)).not.toContain(path.split('/').at(-1));
  });

  it('that was withdrawn says so, and what to do, in the language of its reader', async () => {
    const { id } = await build.project();
    const of = `project/${id}`;
    const { id: linkId, path } = await make(of);
    const other = await make(of);
    expect((await withdraw(linkId)).status).toBe(200);
    expect((await withdraw(linkId)).status).toBe(200);
    expect(await look(path)).toMatchObject({
      status: 410,
      message: 'This link has expired or was revoked. Ask the person who sent it for a new one.',
    });
    expect((await look(path, 'am')).message).toMatch(/ተሰርዟል/);
    expect((await look(path, 'om')).message).toMatch(/haqameera/);
    expect((await look(path)).headers.get('cache-control')).toBe('no-store');
    expect((await look(other.path)).status).toBe(200);
    expect(await list(of)).toMatchObject([{ id: other.id }]);
  });

  it('is over after seven days, and unknown once that is long ago', async () => {
    const { id } = await build.project();
    const { path } = await make(`project/${id}`);
    const age = (interval: string) =>
      app.dataSource.query(`UPDATE secret_links SET expires_at = now() - $1::interval`, [interval]);
    await age('1 second');
    expect((await look(path)).status).toBe(410);
    expect(await list(`project/${id}`)).toEqual([]);
    await app.nest.get(CleanupScheduler).runAll();
    expect((await look(path)).status).toBe(410);
    await age('31 days');
    await app.nest.get(CleanupScheduler).runAll();
    expect((await look(path)).status).toBe(404);
  });

  it('that nobody gave out leads nowhere', async () => {
    const { id } = await build.project();
    const { id: linkId, path } = await make(`project/${id}`);
    const secret = path.split('/').at(-1)!;
    const other = secret.startsWith('A') ? 'B' : 'A';
    for (const forged of [`${other}${secret.slice(1)}`, `${secret}A`, secret.slice(1), `${linkId}`, 'x'])
      expect(await look(`/preview/${forged}`)).toMatchObject({
        ...{ status: 404, message: expect.stringContaining('Ask the person who sent it') },
      });
  });

  it('ends with the record, and shows nothing of one in the trash', async () => {
    const { id } = await build.project({ title: 'House' });
    const { path } = await make(`project/${id}`);
    await app.call('DELETE', `/projects/${id}`, { token });
    expect((await look(path)).status).toBe(410);
    await app.post(`/projects/${id}/restore`, undefined, { token });
    expect((await look(path)).status).toBe(200);
    await app.call('DELETE', `/projects/${id}`, { token });
    await app.call('DELETE', `/bin/project/${id}`, { token });
    expect(await app.dataSource.manager.count(SecretLink)).toBe(0);
  });

  it('outlives the account that made it', async () => {
    const colleague = await build.user({ role: UserRole.EDITOR });
    const { id } = await build.project();
    const made = await app.call<NewPreviewLinkDto>('POST', `/preview-links/project/${id}`, {
      token: await tokenOf(app, colleague),
    });
    await app.dataSource.query(`DELETE FROM users WHERE id = $1`, [colleague.id]);
    expect((await look(made.data.path)).status).toBe(200);
    expect(await list(`project/${id}`)).toMatchObject([{ by: null }]);
  });

  it('is made for records that there are, twenty at a time at most', async () => {
    expect((await app.call('POST', '/preview-links/project/99', { token })).status).toBe(404);
    expect((await app.get('/preview-links/project/99', { token })).status).toBe(404);
    expect((await app.call('POST', '/preview-links/ORDER/1', { token })).status).toBe(400);
    const { id } = await build.service();
    const of = `service/${id}`;
    const answers = await Promise.all(
      Array.from({ length: 21 }, () => app.call('POST', `/preview-links/${of}`, { token })),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toMatchObject([{ status: 409, message: expect.stringContaining('Revoke one') }]);
    await withdraw((await list(of))[0]!.id);
    expect((await make(of)).path).toMatch(/^\/preview\/[\w-]{43}$/);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { form, picture } from '../../../test/builders/pictures.js';
import { TestApp } from '../../../test/support/test-app.js';
import { CleanupScheduler } from '../../common/jobs/cleanup-scheduler.js';
import type { ProjectDto } from '../../modules/projects/dto/project.dto.js';
import { Project } from '../../modules/projects/projects.module.js';
import { Picture } from '../content.module.js';
import type { PictureDto } from '../pictures/dto/picture.dto.js';
import type { RestoredRevisionDto, RevisionDto, RevisionSummaryDto } from './dto/revision.dto.js';
import { Revision } from './revision.entity.js';

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

const house = { title: 'House', description: 'A house.', location: 'Bole', type: 'RESIDENCE' };
const add = async (path: string, body: object) =>
  (await app.post<{ id: number; version: number }>(path, body, { token })).data;
const change = (path: string, body: object, as = token) =>
  app.call<ProjectDto>('PUT', path, { body, token: as });
const list = async (at: string) => (await app.get<RevisionSummaryDto[]>(`/revisions/${at}`, { token })).data;
const read = async (at: string) => (await app.get<RevisionDto>(`/revisions/${at}`, { token })).data;
const restore = (at: string, version: number, headers: Record<string, string> = {}) =>
  app.post<RestoredRevisionDto>(`/revisions/${at}/restore`, { version }, { token, headers });
const fileOf = (path: string) => join(app.dataDir, path);

/** A project with pictures of its own. */
async function addPictured(...names: string[]): Promise<ProjectDto> {
  const bytes = await picture(60, 40);
  const files = names.map((name): [string, Buffer, string] => ['images', bytes, name]);
  return (await app.post<ProjectDto>('/projects', form(house, files), { token })).data;
}

describe('every change', () => {
  it('is stored with who made it, when, and which fields it changed', async () => {
    const { id } = await add('/projects', house);
    const other = await tokenOf(app, await build.admin({ name: 'Dawit Demo' }));
    await change(`/projects/${id}`, { title: 'Villa', floors: 2 }, other);
    await app.call('PATCH', `/projects/${id}/toggle-visibility`, { body: { value: false }, token });
    const revisions = await list(`project/${id}`);
    expect(revisions).toMatchObject([
      { version: 3, author: 'Sara Demo', changed: ['isPublic'], isFirst: false, isCurrent: true },
      { version: 2, author: 'Dawit Demo', changed: ['title', 'floors'], isFirst: false, isCurrent: false },
      { version: 1, author: 'Sara Demo', changed: [], isFirst: true, isCurrent: false },
    ]);
    expect(Date.now() - new Date(revisions[0]!.createdAt).getTime()).toBeLessThan(60_000);
  });

  it('is stored for every writer, and only when the version grows', async () => {
    const service = await build.service({ title: 'Survey' });
    await app.dataSource.query(`UPDATE services SET place = 4 WHERE id = $1`, [service.id]);
    expect(await list(`service/${service.id}`)).toMatchObject([{ version: 1, author: null }]);
    await app.post('/services/import', serviceFile(service.id), { token });
    expect(await list(`service/${service.id}`)).toMatchObject([
      { version: 2, author: 'Sara Demo', changed: ['duration'] },
      { version: 1, author: null },
    ]);
  });

  it('is not stored where it is refused', async () => {
    const { id } = await add('/projects', house);
    expect((await change(`/projects/${id}`, { title: 'Villa', version: 9 })).status).toBe(409);
    expect(await list(`project/${id}`)).toHaveLength(1);
  });

  it('names nobody for what somebody else did before', async () => {
    const post = await build.post();
    const { texts } = (
      await app.get<{ texts: { field: string; fingerprint: string }[] }>(`/translations/post/${post.id}/am`, {
        token,
      })
    ).data;
    const { fingerprint } = texts.find(({ field }) => field === 'title')!;
    const body = { texts: [{ field: 'title', text: 'ድንጋይ', fingerprint }], version: 0 };
    const saved = await app.call('PUT', `/translations/post/${post.id}/am`, { body, token });
    expect(saved.status).toBe(200);
    expect(await list(`post/${post.id}`)).toMatchObject([{ version: 1, author: null }]);
  });
});

function serviceFile(id: number): FormData {
  const csv = `id,title,description,longDescription,duration\n${id},Survey,Help.,Much help.,9 weeks\n`;
  return form({}, [['file', Buffer.from(csv), 'services.csv']]);
}

describe('a version', () => {
  it('shows field by field what it changed, and what is there now', async () => {
    const { id } = await add('/blog', {
      ...{ title: 'Stone', excerpt: 'On stone.', tags: ['stone', 'walls'], readTime: 3 },
    });
    await change(`/blog/${id}`, { content: 'Thick.', tags: ['stone'] });
    await change(`/blog/${id}`, { content: 'Thin.', status: 'PUBLISHED' });
    expect(await read(`post/${id}/2`)).toMatchObject({
      ...{ version: 2, author: 'Sara Demo', title: 'Stone', currentVersion: 3, isCurrent: false },
      fields: [
        { field: 'content', format: 'TEXT', previous: null, value: 'Thick.', current: 'Thin.' },
        { field: 'tags', format: 'LIST', previous: 'stone\nwalls', value: 'stone', current: 'stone' },
        { field: 'status', format: 'CHOICE', isRestored: false, value: 'DRAFT', current: 'PUBLISHED' },
      ],
      missingPictures: [],
    });
  });

  it('that is not stored is not found', async () => {
    const { id } = await add('/projects', house);
    expect(await app.get(`/revisions/project/${id}/7`, { token })).toMatchObject({
      ...{ status: 404, message: expect.stringContaining('This version does not exist') },
    });
    expect((await app.get('/revisions/project/99', { token })).status).toBe(404);
    expect((await app.get(`/revisions/ORDER/${id}`, { token })).status).toBe(400);
    await app.call('DELETE', `/projects/${id}`, { token });
    expect((await app.get(`/revisions/project/${id}/1`, { token })).status).toBe(404);
  });
});

describe('a restore', () => {
  it('makes the record say again what it said, as a new version; who sees it and its address stay', async () => {
    const { id } = await add('/projects', { ...house, isPublic: false });
    await change(`/projects/${id}`, { title: 'Villa', longDescription: 'Long.', isPublic: true });
    expect(await restore(`project/${id}/1`, 2)).toMatchObject({
      ...{ status: 200, data: { version: 3, missingPictures: [] } },
    });
    const { data } = await app.get<ProjectDto>(`/projects/admin/${id}`, { token });
    expect(data).toMatchObject({ title: 'House', longDescription: null, isPublic: true, version: 3 });
    expect((await list(`project/${id}`))[0]).toMatchObject({
      ...{ version: 3, changed: ['title', 'longDescription'], author: 'Sara Demo' },
    });
    const log = await app.get<{ data: { type: string }[] }>('/activity?limit=1', { token });
    expect(log.data.data).toMatchObject([{ type: 'project.updated' }]);
  });

  it.each([
    ['/blog', 'post', { title: 'Stone', excerpt: 'x', readTime: 3 }, { readTime: 9, excerpt: 'y' }],
    [
      '/services',
      'service',
      { title: 'Survey', description: 'x', longDescription: 'x', duration: '1 week', features: ['a'] },
      { features: ['a', 'b'], duration: '2 weeks' },
    ],
  ])('brings back %s too', async (path, kind, first, second) => {
    const { id } = await add(path, first);
    await change(`${path}/${id}`, second);
    expect((await restore(`${kind}/${id}/1`, 2)).status).toBe(200);
    const { data } = await app.get<object>(path === '/blog' ? `/blog/${id}` : `/services/admin/${id}`, {
      token,
    });
    expect(data).toMatchObject({ ...first, version: 3 });
  });

  it('is refused where somebody else changed the record meanwhile', async () => {
    const { id } = await add('/projects', house);
    await change(`/projects/${id}`, { title: 'Villa' });
    await change(`/projects/${id}`, { title: 'Palace' });
    const refused = await restore(`project/${id}/1`, 2);
    expect(refused).toMatchObject({
      status: 409,
      error: { details: { current: { title: 'Palace', version: 3 } } },
      message: expect.stringContaining('Somebody else has changed this record'),
    });
    expect((await app.get<ProjectDto>(`/projects/admin/${id}`, { token })).data.title).toBe('Palace');
    expect((await restore(`project/${id}/1`, 3)).status).toBe(200);
  });

  it('says that it needs the version that it is based on', async () => {
    const { id } = await add('/projects', house);
    const refused = await app.post(`/revisions/project/${id}/1/restore`, {}, { token });
    expect(refused).toMatchObject({ status: 400, error: { details: [{ field: 'version' }] } });
  });

  it('that comes again is made once', async () => {
    const { id } = await add('/projects', house);
    await change(`/projects/${id}`, { title: 'Villa' });
    const key = { 'Idempotency-Key': 'again-and-again-1' };
    const answers = [await restore(`project/${id}/1`, 2, key), await restore(`project/${id}/1`, 2, key)];
    expect(answers.map(({ status, data }) => [status, data.version])).toEqual([
      [200, 3],
      [200, 3],
    ]);
    // To what is there already it changes nothing, regardless of its base version.
    expect((await restore(`project/${id}/1`, 2)).data.version).toBe(3);
    expect(await list(`project/${id}`)).toHaveLength(3);
  });
});

describe('a picture that an earlier version shows', () => {
  it('comes back with it, though nothing showed it meanwhile', async () => {
    const { id, mainImage, gallery } = await addPictured('a.png', 'b.png');
    await change(`/projects/${id}`, { mainImage: gallery[0], gallery: [] });
    await change(`/projects/${id}`, { mainImage: null });
    expect([mainImage, gallery[0]].map((path) => existsSync(fileOf(path!)))).toEqual([true, true]);
    await restore(`project/${id}/1`, 3);
    const { data } = await app.get<ProjectDto>(`/projects/admin/${id}`, { token });
    expect(data).toMatchObject({ mainImage, gallery });
  });

  it('comes back by the path that it has now', async () => {
    const { id, mainImage } = await addPictured('a.png');
    await change(`/projects/${id}`, { mainImage: null });
    const { id: pictureId } = await app.dataSource.manager.findOneByOrFail(Picture, { path: mainImage! });
    const replacement = form({}, [['image', await picture(90, 60), 'new.png']]);
    const { data } = await app.post<PictureDto>(`/pictures/${pictureId}/replace`, replacement, { token });
    expect((await read(`project/${id}/1`)).fields).toMatchObject([{ field: 'mainImage', value: data.path }]);
    await restore(`project/${id}/1`, 2);
    expect((await app.get<ProjectDto>(`/projects/admin/${id}`, { token })).data.mainImage).toBe(data.path);
  });

  it('and that was deleted for good is named, and left out', async () => {
    const { id, mainImage, gallery } = await addPictured('a.png', 'b.png', 'c.png');
    await change(`/projects/${id}`, { mainImage: gallery[0], gallery: [gallery[1]] });
    const { id: pictureId } = await app.dataSource.manager.findOneByOrFail(Picture, { path: mainImage! });
    expect((await app.call('DELETE', `/pictures/${pictureId}`, { token })).status).toBe(200);
    expect((await app.call('DELETE', `/bin/picture/${pictureId}`, { token })).status).toBe(200);
    expect(existsSync(fileOf(mainImage!))).toBe(false);
    expect((await read(`project/${id}/1`)).missingPictures).toEqual([mainImage]);
    await change(`/projects/${id}`, { mainImage: null, gallery: [] });
    expect((await restore(`project/${id}/1`, 3)).data).toEqual({ version: 4, missingPictures: [mainImage] });
    const { data } = await app.get<ProjectDto>(`/projects/admin/${id}`, { token });
    expect(data).toMatchObject({ mainImage: gallery[0], gallery: [gallery[1]] });
  });
});

describe('cleanup', () => {
  const cleanUp = () => app.nest.get(CleanupScheduler).runAll();
  const versions = async (id: number) => (await list(`project/${id}`)).map(({ version }) => version);

  it('removes versions after a year, with their pictures, and never that of now', async () => {
    const { id, mainImage } = await addPictured('a.png');
    await change(`/projects/${id}`, { mainImage: null });
    await app.dataSource.query(`UPDATE revisions SET created_at = now() - interval '364 days'`);
    await cleanUp();
    expect(await versions(id)).toEqual([2, 1]);
    await app.dataSource.query(`UPDATE revisions SET created_at = now() - interval '366 days'`);
    await cleanUp();
    expect(await versions(id)).toEqual([2]);
    expect(existsSync(fileOf(mainImage!))).toBe(false);
  });

  it('keeps the last hundred of a record', async () => {
    const project = await build.project();
    const other = await build.project();
    for (let floors = 1; floors <= 104; floors += 1)
      await app.dataSource.manager.save(Project, Object.assign(project, { floors }));
    await cleanUp();
    const stored = await versions(project.id);
    expect([stored.length, stored[0], stored.at(-1)]).toEqual([100, 105, 6]);
    expect(await versions(other.id)).toEqual([1]);
  });
});

it('what is deleted for good takes its versions and their pictures along', async () => {
  const { id, mainImage, gallery } = await addPictured('a.png', 'b.png');
  await change(`/projects/${id}`, { gallery: [] });
  await app.call('DELETE', `/projects/${id}`, { token });
  expect(await app.dataSource.manager.count(Revision)).toBe(2);
  await app.call('DELETE', `/bin/project/${id}`, { token });
  expect(await app.dataSource.manager.count(Revision)).toBe(0);
  expect(existsSync(fileOf(mainImage!))).toBe(false);
  await app.dataSource.query(`UPDATE unsettled_uploads SET created_at = now() - interval '7 hours'`);
  await app.nest.get(CleanupScheduler).runAll();
  expect(existsSync(fileOf(gallery[0]!))).toBe(false);
});

it('an account that goes leaves its versions without a name', async () => {
  const colleague = await build.admin();
  const { id } = await add('/projects', house);
  await change(`/projects/${id}`, { title: 'Villa' }, await tokenOf(app, colleague));
  await app.dataSource.query(`UPDATE users SET role = 'USER' WHERE id = $1`, [colleague.id]);
  expect((await app.call('DELETE', `/users/${colleague.id}`, { token })).status).toBe(200);
  expect(await list(`project/${id}`)).toMatchObject([{ author: null }, { author: 'Sara Demo' }]);
});

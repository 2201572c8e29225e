import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { form, picture } from '../../../test/builders/pictures.js';
import { checkSearch } from '../../../test/support/check-search.js';
import { TestApp } from '../../../test/support/test-app.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { BlogPost } from '../../modules/blog/blog.module.js';
import type { PublicPostDto } from '../../modules/blog/dto/post.dto.js';
import type { PublicProjectDto } from '../../modules/projects/dto/public-project.dto.js';
import { Project } from '../../modules/projects/projects.module.js';
import { Service } from '../../modules/services/services.module.js';
import { Translation } from '../content.module.js';
import type { PictureDto } from './dto/picture.dto.js';
import { Picture } from './picture.entity.js';

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
  token = await tokenOf(app, await build.admin());
});

const pictures = () => app.dataSource.manager.find(Picture, { order: { id: 'ASC' } });
const fileOf = (path: string) => join(app.dataDir, path);
const change = (id: number, body: object) => app.call('PUT', `/projects/${id}`, { body, token });

describe('the library', () => {
  const upload = async (name: string, width = 60) =>
    (
      await app.post<PictureDto>('/pictures', form({}, [['image', await picture(width, 40), name]]), {
        token,
      })
    ).data;
  const list = async (query = '') =>
    (await app.get<{ data: PictureDto[] }>(`/pictures${query}`, { token })).data.data;
  const update = (id: number, body: object) =>
    app.call<PictureDto>('PUT', `/pictures/${id}`, { body, token });

  it('keeps an upload that nobody names, and files it once', async () => {
    const headers = { 'Idempotency-Key': 'one-upload' };
    const bytes = await picture(60, 40);
    const send = () =>
      app.post<PictureDto>('/pictures', form({}, [['image', bytes, 'a.png']]), { token, headers });
    const { data } = await send();
    expect(data).toMatchObject({
      ...{ fileName: 'a.png', width: 60, height: 40, kind: 'PHOTO', alt: '', usedBy: [], version: 1 },
      ...{ translations: { am: null, om: null }, uploadedBy: 'Abebe Demo' },
      colour: expect.stringMatching(/^#[\da-f]{6}$/),
    });
    expect((await send()).data).toEqual(data);
    expect(await list()).toEqual([data]);
    expect(existsSync(fileOf(data.path))).toBe(true);
  });

  it.each([
    ['nothing', [], 400],
    ['what is no picture', [['image', Buffer.from('no picture'), 'a.png']], 415],
  ] as [string, [string, Buffer, string][], number][])('refuses %s', async (_what, files, status) => {
    expect((await app.post('/pictures', form({}, files), { token })).status).toBe(status);
    expect(await pictures()).toEqual([]);
  });

  it('finds by name and words in each language, by kind, and what nobody uses', async () => {
    const front = await upload('bole-front.png');
    const plan = await upload('plan.png');
    await update(plan.id, { kind: 'PLAN', alt: 'The ground floor', translations: { am: 'ምድር ወለል' } });
    await build.project({ title: 'House', mainImage: front.path });
    const found = async (query: string) => (await list(query)).map(({ fileName }) => fileName);
    expect(await found('?search=bole')).toEqual(['bole-front.png']);
    expect(await found('?search=ground')).toEqual(['plan.png']);
    expect(await found(`?search=${encodeURIComponent('ወለል')}`)).toEqual(['plan.png']);
    expect(await found('?kind=PLAN')).toEqual(['plan.png']);
    expect(await found('?isUsed=false')).toEqual(['plan.png']);
    expect(await found('?isUsed=true')).toEqual(['bole-front.png']);
    expect(await found('?sortBy=fileName&sortOrder=asc')).toEqual(['bole-front.png', 'plan.png']);
    const [{ usedBy }] = (await list('?isUsed=true')) as [PictureDto];
    expect(usedBy).toMatchObject([{ kind: 'project', title: 'House', isInTrash: false }]);
  });

  it('takes what a picture is and shows in all languages, and visitors read it at once', async () => {
    const { id, path } = await upload('a.png');
    const project = await build.project({ mainImage: path });
    const seen = async () =>
      (await app.get<PublicProjectDto>(`/projects/${project.id}`, { headers: { 'Accept-Language': 'om' } }))
        .data.pictures[0];
    expect(await seen()).toMatchObject({ alt: '', focalX: 0.5 });
    const wanted = {
      ...{ kind: 'DRAWING', alt: 'The front', translations: { am: 'ፊት', om: 'Fuula' } },
      ...{ focalX: 0.25, focalY: 1, widthMetres: 41.5, northDegrees: 0 },
    };
    const { data } = await update(id, { ...wanted, version: 1 });
    expect(data).toMatchObject({ ...wanted, version: 2 });
    expect(await seen()).toMatchObject({
      alt: 'Fuula',
      kind: 'DRAWING',
      focalX: 0.25,
      widthMetres: 41.5,
      northDegrees: 0,
      fallbacks: [],
    });
    // The same again changes nothing; an older version does not overwrite what somebody else said.
    expect((await update(id, { ...wanted, version: 1 })).data.version).toBe(2);
    expect(await update(id, { translations: { am: 'ፊት ለፊት' }, version: 1 })).toMatchObject({
      status: 409,
      error: { details: { current: { version: 2, translations: { am: 'ፊት' } } } },
    });
    expect((await update(id, { translations: { am: null } })).data).toMatchObject({
      ...{ version: 3, translations: { am: null, om: 'Fuula' } },
    });
  });

  it.each([
    [{ focalX: 1.1 }, 'focalX'],
    [{ focalY: '0.5' }, 'focalY'],
    [{ widthMetres: 0 }, 'widthMetres'],
    [{ widthMetres: 100_001 }, 'widthMetres'],
    [{ northDegrees: -1 }, 'northDegrees'],
    [{ northDegrees: 361 }, 'northDegrees'],
    [{ kind: 'FILM' }, 'kind'],
    [{ alt: 'two\nlines' }, 'alt'],
    [{ alt: 'x'.repeat(501) }, 'alt'],
    [{ translations: { am: 'ፊት' } }, 'alt'],
    [{ path: '/uploads/x.webp' }, 'path'],
  ])('refuses %j', async (body, field) => {
    const { id } = await upload('a.png');
    expect(await update(id, body)).toMatchObject({ status: 400, error: { details: [{ field }] } });
  });

  it('replaces a file everywhere, and no version of a record grows', async () => {
    const { id, path } = await upload('old.png');
    const project = await build.project({ mainImage: path, gallery: ['/uploads/x/other-3x2.webp', path] });
    const post = await build.post({ content: `![](${path}) and ![](${path})` });
    const service = await build.service({ image: path });
    await app.dataSource.manager.save(Translation, {
      ...{ kind: RecordKind.POST, recordId: post.id, language: SiteLanguage.am, published: true },
      ...{ texts: { content: `ይህ ![](${path})` }, sources: { content: post.content } },
    });
    const bytes = await picture(90, 60);
    const { data } = await app.post<PictureDto>(
      `/pictures/${id}/replace`,
      form({ version: '1' }, [['image', bytes, 'new.png']]),
      { token },
    );
    expect(data).toMatchObject({ id, fileName: 'new.png', width: 90, version: 2 });
    expect(data.path).not.toBe(path);
    expect([existsSync(fileOf(path)), existsSync(fileOf(data.path))]).toEqual([false, true]);
    const { manager } = app.dataSource;
    expect(await manager.findOneByOrFail(Project, { id: project.id })).toMatchObject({
      ...{ mainImage: data.path, gallery: ['/uploads/x/other-3x2.webp', data.path], version: 1 },
    });
    expect(await manager.findOneByOrFail(Service, { id: service.id })).toMatchObject({ image: data.path });
    expect(await manager.findOneByOrFail(BlogPost, { id: post.id })).toMatchObject({
      ...{ content: `![](${data.path}) and ![](${data.path})`, version: 1 },
    });
    const [translation] = await manager.find(Translation);
    expect(translation).toMatchObject({ texts: { content: `ይህ ![](${data.path})` }, version: 1 });
    expect(translation!.sources['content']).toContain(data.path);
    expect(await pictures()).toHaveLength(2);
    expect((await checkSearch(app)).stale).toEqual([]);
  });

  it('does not apply the width of a drawing to a file of another size', async () => {
    const { id } = await upload('plan.png');
    await update(id, { kind: 'PLAN', widthMetres: 30, northDegrees: 90 });
    const replace = async (width: number) =>
      (
        await app.post<PictureDto>(
          `/pictures/${id}/replace`,
          form({}, [['image', await picture(width, 40), 'b.png']]),
          { token },
        )
      ).data;
    expect(await replace(60)).toMatchObject({ widthMetres: 30, northDegrees: 90 });
    expect(await replace(90)).toMatchObject({ widthMetres: null, northDegrees: 90 });
  });

  it('knows what only a translation shows: it stays, is described, replaced, and free once it is taken out', async () => {
    const { id, path } = await upload('terrace.png');
    await update(id, { alt: 'A terrace', kind: 'PLAN' });
    const { id: recordId, slug } = await build.post({ content: 'None.' });
    const { manager } = app.dataSource;
    await manager.save(Translation, {
      ...{ kind: RecordKind.POST, recordId, language: SiteLanguage.am, published: true },
      ...{ texts: { content: `ይህ ![](${path})` }, sources: { content: 'None.' } },
    });
    const [known] = await list();
    expect(known!.usedBy).toMatchObject([{ kind: 'post', id: recordId }]);
    const shown = async (language: string) => {
      const headers = { 'Accept-Language': language };
      return (await app.get<PublicPostDto>(`/blog/public/${slug}`, { headers })).data.pictures;
    };
    expect(await shown('am')).toMatchObject([{ path, kind: 'PLAN', alt: 'A terrace' }]);
    expect(await shown('om')).toEqual([]);
    // A change of the English leaves it alone.
    await app.call('PUT', `/blog/${recordId}`, { body: { content: 'Some.' }, token });
    expect((await app.call('DELETE', `/pictures/${id}`, { token })).status).toBe(409);
    const { data } = await app.post<PictureDto>(
      `/pictures/${id}/replace`,
      form({}, [['image', await picture(90, 60), 'new.png']]),
      { token },
    );
    expect(await manager.find(Translation)).toMatchObject([{ texts: { content: `ይህ ![](${data.path})` } }]);
    const translation = await manager.findOneByOrFail(Translation, { recordId });
    await manager.save(Object.assign(translation, { texts: { content: 'ምንም' } }));
    expect((await list())[0]!.usedBy).toEqual([]);
    expect((await app.call('DELETE', `/pictures/${id}`, { token })).status).toBe(200);
  });

  it('leaves everything as it was where a replacement is refused', async () => {
    const { id, path } = await upload('old.png');
    const send = async (bytes: Buffer, version: string) =>
      app.post(`/pictures/${id}/replace`, form({ version }, [['image', bytes, 'new.png']]), { token });
    expect((await send(Buffer.from('none'), '1')).status).toBe(415);
    expect((await send(await picture(90, 60), '7')).status).toBe(409);
    expect(await pictures()).toMatchObject([{ id, path, version: 1 }]);
    expect(existsSync(fileOf(path))).toBe(true);
  });

  it('deletes what nobody uses, into the trash, and for good with its file', async () => {
    const { id, path } = await upload('a.png');
    await update(id, { alt: 'The front', translations: { am: 'ፊት' } });
    const project = await build.project({ title: 'House', mainImage: path });
    const remove = () => app.call('DELETE', `/pictures/${id}`, { token });
    expect(await remove()).toMatchObject({ status: 409, message: expect.stringContaining('used: House') });
    await change(project.id, { mainImage: null });
    expect((await remove()).status).toBe(200);
    expect(await list()).toEqual([]);
    expect(existsSync(fileOf(path))).toBe(true);
    const restored = await app.post<PictureDto>(`/pictures/${id}/restore`, undefined, { token });
    expect(restored.data).toMatchObject({ path, alt: 'The front', translations: { am: 'ፊት' } });
    await remove();
    expect((await app.call('DELETE', `/bin/picture/${id}`, { token })).status).toBe(200);
    expect([await pictures(), await app.dataSource.manager.find(Translation)]).toEqual([[], []]);
    expect(existsSync(fileOf(path))).toBe(false);
  });

  it('keeps a picture in the trash that a record names meanwhile', async () => {
    const { id, path } = await upload('a.png');
    await app.call('DELETE', `/pictures/${id}`, { token });
    await build.project({ mainImage: path });
    expect(await app.call('DELETE', `/bin/picture/${id}`, { token })).toMatchObject({
      ...{ status: 409, message: 'A record refers to this picture. Delete the record for good first.' },
    });
  });
});

describe('records choose from the library', () => {
  const upload = async (name: string) =>
    (await app.post<PictureDto>('/pictures', form({}, [['image', await picture(60, 40), name]]), { token }))
      .data;

  it('projects in any order, articles and services; what they drop stays', async () => {
    const [a, b] = [await upload('a.png'), await upload('b.png')];
    const house = {
      title: 'House',
      description: 'd',
      location: 'Bole',
      mainImage: b.path,
      gallery: [a.path],
    };
    const project = await app.post<{ id: number }>('/projects', house, { token });
    expect(project.data).toMatchObject({ mainImage: b.path, gallery: [a.path] });
    const post = await app.post<{ id: number }>(
      '/blog',
      { title: 'Walls', excerpt: 'Thick.', featuredImage: a.path },
      { token },
    );
    expect(post.data).toMatchObject({ featuredImage: a.path });
    const help = { title: 'Help', description: 'd', longDescription: 'l', duration: '1', image: a.path };
    expect((await app.post('/services', help, { token })).data).toMatchObject({ image: a.path });

    await change(project.data.id, { mainImage: null, gallery: [] });
    const emptied = { featuredImage: null };
    const { data } = await app.call('PUT', `/blog/${post.data.id}`, { body: emptied, token });
    expect(data).toMatchObject(emptied);
    expect(existsSync(fileOf(a.path)) && existsSync(fileOf(b.path))).toBe(true);
  });

  it('by the path that a picture had before it was replaced', async () => {
    const { id, path } = await upload('a.png');
    const { data: replaced } = await app.post<PictureDto>(
      `/pictures/${id}/replace`,
      form({}, [['image', await picture(30, 20), 'b.png']]),
      { token },
    );
    const project = await build.project();
    expect((await change(project.id, { mainImage: path })).data).toMatchObject({ mainImage: replaced.path });
  });

  it('and nothing else: no picture of the trash, no path that leads nowhere', async () => {
    const { id, path } = await upload('a.png');
    await app.call('DELETE', `/pictures/${id}`, { token });
    const project = await build.project();
    const post = await build.post();
    for (const wanted of [path, '/uploads/library/none-3x2.webp']) {
      expect((await change(project.id, { mainImage: wanted })).status).toBe(400);
      const body = { featuredImage: wanted };
      expect((await app.call('PUT', `/blog/${post.id}`, { body, token })).status).toBe(400);
    }
  });
});

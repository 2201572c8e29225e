import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { AwardDto, PublicAwardDto } from './dto/award.dto.js';

let app: TestApp;
let build: Build;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  build = new Build(app.dataSource);
  token = await tokenOf(app, await build.admin());
});

const some = { title: 'House of the Year', year: '2024', organisation: 'Design Forum' };
const create = async (fields: object = {}) =>
  (await app.post<AwardDto>('/awards', { ...some, ...fields }, { token })).data;
const put = (path: string, body: object) => app.call('PUT', path, { body, token });
const shown = async (query = '', language = 'en') =>
  (await app.get<PublicAwardDto[]>(`/awards${query}`, { headers: { 'Accept-Language': language } })).data;
const titles = (awards: { title: string }[]) => awards.map(({ title }) => title);

describe('what visitors read', () => {
  it('is what is public, the newest first, with where the project is', async () => {
    const { id: projectId, slug } = await build.project();
    await create({ title: 'Old', year: '2019', projectId });
    await create({ title: 'New', year: '2026', link: 'https://awards.example/new' });
    await create({ title: 'Hidden', isPublic: false });
    expect(await shown()).toEqual([
      {
        ...{ id: 2, title: 'New', year: '2026', organisation: 'Design Forum' },
        ...{ link: 'https://awards.example/new', projectSlug: null, fallbacks: [] },
      },
      expect.objectContaining({ title: 'Old', projectSlug: slug }),
    ]);
    expect(titles(await shown(`?project=${slug}`))).toEqual(['Old']);
    expect(await shown('?project=another')).toEqual([]);
  });

  it('is nothing of a project that is hidden or deleted', async () => {
    const { id: projectId, slug } = await build.project();
    await create({ projectId });
    await put(`/projects/${projectId}`, { isPublic: false });
    expect([await shown(), await shown(`?project=${slug}`)]).toEqual([[], []]);
    await put(`/projects/${projectId}`, { isPublic: true });
    expect(titles(await shown())).toEqual([some.title]);
    await app.call('DELETE', `/projects/${projectId}`, { token });
    expect(await shown()).toEqual([]);
  });

  it('is in their language as far as it is translated', async () => {
    const { id } = await create();
    const { texts } = (
      await app.get<{ texts: { field: string; fingerprint: string }[] }>(`/translations/award/${id}/am`, {
        token,
      })
    ).data;
    expect(texts.map(({ field }) => field)).toEqual(['title', 'organisation']);
    const { fingerprint } = texts[0]!;
    await put(`/translations/award/${id}/am`, {
      texts: [{ field: 'title', text: 'የዓመቱ ምርጥ ቤት', fingerprint }],
      published: true,
    });
    expect(await shown('', 'am')).toMatchObject([
      { title: 'የዓመቱ ምርጥ ቤት', organisation: 'Design Forum', fallbacks: ['organisation'] },
    ]);
  });
});

describe('what staff change', () => {
  it.each([
    [{ title: ' ' }, 'title'],
    [{ year: '24' }, 'year'],
    [{ organisation: null }, 'organisation'],
    [{ link: 'http://awards.example' }, 'link'],
    [{ projectId: 99 }, 'projectId'],
  ])('is refused as %j', async (fields, field) => {
    for (const send of [
      () => app.post('/awards', { ...some, ...fields }, { token }),
      () => put('/awards/1', fields),
    ]) {
      const { status, error } = await send();
      expect([status, error.details]).toMatchObject([400, [{ field }]]);
    }
  });

  it('moves to the trash and comes back, and is logged', async () => {
    const award = await create();
    await put(`/awards/${award.id}`, { title: 'Best House', version: 1 });
    await app.call('DELETE', `/awards/${award.id}`, { token });
    expect(await shown()).toEqual([]);
    const trash = await app.get<{ data: object[] }>('/bin', { token });
    expect(trash.data.data).toMatchObject([
      { entity: 'award', title: 'Best House', subtitle: 'Design Forum, 2024' },
    ]);
    const back = await app.post(`/awards/${award.id}/restore`, {}, { token });
    expect(back.data).toMatchObject({ title: 'Best House', version: 2, isPublic: true });
    const log = await app.get<{ data: { type: string }[] }>('/activity?entity=award', { token });
    const types = ['award.restored', 'award.deleted', 'award.updated', 'award.created'];
    expect(log.data.data.map(({ type }) => type)).toEqual(types);
    expect(titles((await app.get<AwardDto[]>('/awards/admin', { token })).data)).toEqual(['Best House']);
  });
});

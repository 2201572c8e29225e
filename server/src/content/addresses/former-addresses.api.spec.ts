import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { BlogStatus } from '../../modules/blog/blog.module.js';
import type { ProjectDto } from '../../modules/projects/dto/project.dto.js';
import { FormerAddress } from './former-address.entity.js';

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
  await build.settings();
  token = await tokenOf(app, await build.admin());
});

const put = (path: string, body: object) => app.call<ProjectDto>('PUT', path, { body, token });
const rename = async (id: number, slug: string) =>
  expect((await put(`/projects/${id}`, { slug })).status).toBe(200);
/** What is answered at an address, and where it leads, without going there. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const { status, headers: answered } = await fetch(app.origin + path, { redirect: 'manual', headers });
  return { status, location: answered.get('location') };
}
const api = (path: string, headers?: Record<string, string>) => ask(`/api/v1${path}`, headers);
const former = () => app.dataSource.manager.find(FormerAddress, { order: { slug: 'ASC' } });

describe('an address that changed', () => {
  it('redirects to the new one at every position, and is not cached', async () => {
    const { id } = await build.project({ slug: 'ridge-house' });
    await rename(id, 'entoto-house');
    const to = '/api/v1/projects/slug/entoto-house';
    expect(await api('/projects/slug/ridge-house')).toEqual({ status: 301, location: to });
    expect(await api('/projects/slug/ridge-house/related')).toEqual({
      status: 301,
      location: `${to}/related`,
    });
    expect(await api('/projects/slug/ridge-house/sheet.pdf?language=am')).toEqual({
      ...{ status: 301, location: `${to}/sheet.pdf?language=am` },
    });
    const answer = await fetch(`${app.origin}/api/v1/projects/slug/ridge-house`, {
      redirect: 'manual',
      headers: { 'Accept-Language': 'am' },
    });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.json()).toMatchObject({ success: false, message: 'ይህ ፕሮጀክት አዲስ አድራሻ አለው።' });
    expect((await app.get<ProjectDto>('/projects/slug/ridge-house')).data).toMatchObject({ id });
  });

  it('of an article too', async () => {
    const { id } = await build.post({ slug: 'stone' });
    expect((await put(`/blog/${id}`, { slug: 'stone-walls' })).status).toBe(200);
    expect(await api('/blog/public/stone')).toEqual({
      ...{ status: 301, location: '/api/v1/blog/public/stone-walls' },
    });
    await put(`/blog/${id}`, { status: BlogStatus.DRAFT });
    expect((await api('/blog/public/stone')).status).toBe(404);
  });

  it.each([
    ['', ''],
    ['/am', '?from=mail'],
    ['/om', ''],
  ])('leads on from the page below "%s"%s', async (language, query) => {
    const project = await build.project({ slug: 'ridge-house' });
    const post = await build.post({ slug: 'stone' });
    await rename(project.id, 'entoto-house');
    await put(`/blog/${post.id}`, { slug: 'stone-walls' });
    expect(await ask(`${language}/projects/ridge-house${query}`)).toEqual({
      ...{ status: 301, location: `${language}/projects/entoto-house${query}` },
    });
    expect(await ask(`${language}/blog/stone${query}`)).toEqual({
      ...{ status: 301, location: `${language}/blog/stone-walls${query}` },
    });
    expect((await ask(`${language}/projects/entoto-house`)).status).toBe(200);
  });

  it('leads there in one step, however often it changed, and never in a circle', async () => {
    const { id } = await build.project({ slug: 'one' });
    for (const slug of ['two', 'three', 'one', 'four', 'one']) await rename(id, slug);
    for (const slug of ['two', 'three', 'four'])
      expect(await api(`/projects/slug/${slug}`)).toEqual({
        ...{ status: 301, location: '/api/v1/projects/slug/one' },
      });
    expect((await api('/projects/slug/one')).status).toBe(200);
    expect((await former()).map(({ slug }) => slug)).toEqual(['four', 'three', 'two']);
  });

  it('is that of another record which takes it, and of the last one when that moves on', async () => {
    const first = await build.project({ slug: 'first' });
    const second = await build.project({ slug: 'second' });
    await rename(first.id, 'moved');
    await rename(second.id, 'first');
    expect((await app.get<ProjectDto>('/projects/slug/first')).data).toMatchObject({ id: second.id });
    expect((await app.get<ProjectDto>('/projects/slug/second')).data).toMatchObject({ id: second.id });
    await rename(second.id, 'third');
    expect(await api('/projects/slug/first')).toEqual({
      ...{ status: 301, location: '/api/v1/projects/slug/third' },
    });
  });

  it('is not taken by a new record that only has the same title', async () => {
    const project = { title: 'Ridge house', description: 'x', location: 'Bole', type: 'RESIDENCE' };
    const { data } = await app.post<ProjectDto>('/projects', project, { token });
    expect(data.slug).toBe('ridge-house');
    await rename(data.id, 'entoto-house');
    expect((await app.post<ProjectDto>('/projects', project, { token })).data.slug).toBe('ridge-house-2');
  });

  it('leads to nothing that visitors do not see', async () => {
    const { id } = await build.project({ slug: 'ridge-house' });
    await rename(id, 'entoto-house');
    await put(`/projects/${id}`, { isPublic: false });
    expect((await api('/projects/slug/ridge-house')).status).toBe(404);
    await put(`/projects/${id}`, { isPublic: true });
    await app.call('DELETE', `/projects/${id}`, { token });
    expect((await api('/projects/slug/ridge-house')).status).toBe(404);
    await app.call('DELETE', `/bin/project/${id}`, { token });
    expect(await former()).toEqual([]);
  });
});

describe('a new address', () => {
  it.each(['', 'Ridge', 'ridge_house', '-ridge', 'ridge--house', 'ሪጅ', 'a/b', 'x'.repeat(201), null])(
    'is refused as %j',
    async (slug) => {
      const { id } = await build.project();
      expect(await put(`/projects/${id}`, { slug })).toMatchObject({
        ...{ status: 400, error: { details: [{ field: 'slug' }] } },
      });
    },
  );

  it('that another record has is refused, one in the trash included', async () => {
    const { id } = await build.project();
    const other = await build.project({ slug: 'taken' });
    await app.call('DELETE', `/projects/${other.id}`, { token });
    expect(await put(`/projects/${id}`, { slug: 'taken' })).toMatchObject({
      ...{ status: 409, message: expect.stringContaining('Choose another address') },
    });
    const post = await build.post();
    await build.post({ slug: 'taken' });
    expect((await put(`/blog/${post.id}`, { slug: 'taken' })).status).toBe(409);
  });
});

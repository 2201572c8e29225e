import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { form, picture } from '../../../test/builders/pictures.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { Page } from '../../common/pagination/page.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogStatus } from './blog-status.enum.js';
import type { PostDto, PostSummaryDto } from './dto/post.dto.js';

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

const article = { title: 'Building in Stone', excerpt: 'Walls that last.' };
const create = (body: unknown) => app.post<PostDto>('/blog', body, { token });
const put = (id: number, body: unknown) => app.call<PostDto>('PUT', `/blog/${id}`, { body, token });

describe('POST /blog', () => {
  it('always makes a draft with defaults, also where another status is sent', async () => {
    const { status, data } = await create({ ...article, status: 'PUBLISHED' });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      ...{ slug: 'building-in-stone', status: 'DRAFT', publishedAt: null, category: 'Design', readTime: 5 },
      ...{ author: { name: 'Admin', avatar: null }, featured: false, tags: [], content: '', version: 1 },
    });
    expect((await app.get('/blog/public/building-in-stone')).status).toBe(404);
  });

  it('takes a form with a picture, and tags as repeated fields', async () => {
    const fields = {
      ...article,
      readTime: '7',
      featured: 'true',
      content: '## ድንጋይ',
      'tags[]': ['stone', ' stone ', '', 'lime'],
    };
    const { data } = await create(form(fields, [['featuredImage', await picture(60, 40), 'wall.png']]));
    expect(data).toMatchObject({ readTime: 7, featured: true, content: '## ድንጋይ', tags: ['stone', 'lime'] });
    expect(data.featuredImage).toMatch(/^\/uploads\/blog\/[0-9a-f]{24}-60x40\.webp$/);
  });

  it('computes how long it takes to read, until somebody says it, and again once that is emptied', async () => {
    const minutes = async (body: object) => {
      const { data } = await put(id, body);
      return [data.readTime, data.readTimeComputed];
    };
    const { data } = await create({ ...article, content: 'word '.repeat(800) });
    const { id } = data;
    expect(data).toMatchObject({ readTime: 4, readTimeComputed: true });
    expect(await minutes({ content: 'ቃል '.repeat(260) })).toEqual([2, true]);
    expect(await minutes({ readTime: 9 })).toEqual([9, false]);
    expect(await minutes({ content: 'word '.repeat(1200) })).toEqual([9, false]);
    expect(await minutes({ featured: true })).toEqual([9, false]);
    expect(await minutes({ readTime: null })).toEqual([6, true]);
    expect(await minutes({ readTime: '' })).toEqual([6, true]);
    expect(await minutes({ content: null })).toEqual([5, true]);
  });

  it('shows readers the author with the portrait, until it is emptied', async () => {
    const avatar = 'https://pictures.example/hana.webp';
    const { data } = await create({ ...article, author: 'Hana', authorAvatar: avatar });
    await put(data.id, { status: 'PUBLISHED' });
    const author = async () => (await app.get<PostDto>(`/blog/public/${data.slug}`)).data.author;
    expect(await author()).toEqual({ name: 'Hana', avatar });
    await put(data.id, { authorAvatar: '' });
    expect(await author()).toEqual({ name: 'Hana', avatar: null });
  });

  it('takes tags as a JSON text', async () => {
    expect((await create(form({ ...article, tags: '["stone","lime"]' }))).data.tags).toEqual([
      'stone',
      'lime',
    ]);
  });

  it.each([
    ['no title', { title: '' }, 'title'],
    ['no excerpt', { excerpt: undefined }, 'excerpt'],
    ['a text of 100,001 characters', { content: 'x'.repeat(100_001) }, 'content'],
    ['a read time of nothing', { readTime: 0 }, 'readTime'],
    ['tags that are no list', { tags: 'stone' }, 'tags'],
    ['tags that are no texts', { tags: [1] }, 'tags'],
    ['31 tags', { tags: Array.from({ length: 31 }, (_, number) => `tag ${number}`) }, 'tags'],
    ['a portrait without https', { authorAvatar: 'http://mail.example/hana.webp' }, 'authorAvatar'],
    ['a script as portrait', { authorAvatar: 'javascript:alert(1)' }, 'authorAvatar'],
    ['a date of publication', { publishedAt: '2020-01-01' }, 'publishedAt'],
  ])('refuses %s', async (_, change, field) => {
    expect(await create({ ...article, ...change })).toMatchObject({
      status: 400,
      error: { details: [{ field }] },
    });
    expect(await app.dataSource.manager.count(BlogPost)).toBe(0);
  });
});

describe('PUT /blog/{id}', () => {
  it('publishes with only a status, and keeps the date of the first publication', async () => {
    const { data } = await create(article);
    const published = (await put(data.id, { status: 'PUBLISHED' })).data;
    expect(published.publishedAt).not.toBeNull();
    expect((await app.get('/blog/public/building-in-stone')).status).toBe(200);
    await put(data.id, { status: 'DRAFT' });
    expect((await app.get('/blog/public/building-in-stone')).status).toBe(404);
    expect((await put(data.id, { status: 'PUBLISHED' })).data.publishedAt).toBe(published.publishedAt);
  });

  it('features with only the flag', async () => {
    const { data } = await create(article);
    expect((await put(data.id, { featured: true })).data).toMatchObject({
      featured: true,
      status: 'DRAFT',
      version: 2,
    });
  });

  it('replaces the picture and keeps the old file for the version that shows it', async () => {
    const { data } = await create(form(article, [['featuredImage', await picture(60, 40), 'a.png']]));
    const after = (await put(data.id, form({}, [['featuredImage', await picture(61, 40), 'b.png']]))).data;
    expect((await fetch(app.origin + after.featuredImage)).status).toBe(200);
    expect(after.featuredImage).not.toBe(data.featuredImage);
    expect((await fetch(app.origin + data.featuredImage)).status).toBe(200);
  });
});

describe('GET /blog', () => {
  it('lists every state without the texts, and filters', async () => {
    await build.post({ title: 'Out', category: 'Design' });
    await build.post({ title: 'Draft', category: 'Housing', status: BlogStatus.DRAFT, publishedAt: null });
    const list = async (query: string) =>
      (await app.get<Page<PostSummaryDto>>(`/blog?sortBy=title&sortOrder=asc&${query}`, { token })).data.data;
    expect((await list('')).map(({ title }) => title)).toEqual(['Draft', 'Out']);
    expect((await list('status=DRAFT')).map(({ title }) => title)).toEqual(['Draft']);
    expect((await list('category=Design')).map(({ title }) => title)).toEqual(['Out']);
    expect((await list(''))[0]).not.toHaveProperty('content');
  });

  it('counts', async () => {
    await build.post({ featured: true });
    await build.post({ status: BlogStatus.DRAFT, publishedAt: null });
    const { data } = await app.get('/blog/admin/stats', { token });
    expect(data).toEqual({ totalPosts: 2, publishedPosts: 1, draftPosts: 1, featuredPosts: 1 });
  });
});

describe('DELETE /blog/{id}', () => {
  it('moves an article to the trash', async () => {
    const { id } = await build.post({ slug: 'gone' });
    expect((await app.call('DELETE', `/blog/${id}`, { token })).status).toBe(200);
    expect((await app.get('/blog/public/gone')).status).toBe(404);
    expect(await app.dataSource.manager.count(BlogPost, { withDeleted: true })).toBe(1);
  });
});

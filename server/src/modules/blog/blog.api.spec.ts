import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { Page } from '../../common/pagination/page.js';
import { BlogPost } from './blog-post.entity.js';
import { BlogStatus } from './blog-status.enum.js';
import type { PublicPostDto, PublicPostSummaryDto } from './dto/post.dto.js';

let app: TestApp;
let build: Build;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(() => app.empty());

async function titles(query: string): Promise<string[]> {
  const answer = await app.get<Page<PublicPostSummaryDto>>(`/blog/public${query}`);
  expect(answer.status).toBe(200);
  return answer.data.data.map((post) => post.title);
}

describe('GET /blog/public', () => {
  it('answers published articles only, without their texts', async () => {
    await build.post({ title: 'Out', content: 'the text itself' });
    await build.post({ title: 'Draft', status: BlogStatus.DRAFT, publishedAt: null });
    const answer = await app.get<Page<PublicPostSummaryDto>>('/blog/public');
    expect(answer.data.data).toHaveLength(1);
    expect(answer.data.data[0]).toMatchObject({ title: 'Out', author: { name: 'Admin', avatar: null } });
    expect(answer.data.data[0]).not.toHaveProperty('content');
  });

  it('sorts by date of publication', async () => {
    await build.post({ title: 'Old', publishedAt: new Date('2025-01-01') });
    await build.post({ title: 'New', publishedAt: new Date('2026-01-01') });
    expect(await titles('?sortBy=publishedAt&sortOrder=desc')).toEqual(['New', 'Old']);
    expect(await titles('?sortBy=publishedAt&sortOrder=asc')).toEqual(['Old', 'New']);
  });

  it('filters by category and featured, and searches the texts too', async () => {
    await build.post({ title: 'Stone', category: 'Engineering', featured: true });
    await build.post({ title: 'Bamboo', category: 'Sustainability', content: 'Joints of ቀርከሃ.' });
    expect(await titles('?category=Engineering')).toEqual(['Stone']);
    expect(await titles('?featured=true')).toEqual(['Stone']);
    expect(await titles(`?search=${encodeURIComponent('ቀርከሃ')}`)).toEqual(['Bamboo']);
  });
});

describe('GET /blog/public/{slug}', () => {
  it('answers an article with its text, and 404 for a draft', async () => {
    await build.post({ slug: 'stone', content: '## Walls' });
    await build.post({ slug: 'draft', status: BlogStatus.DRAFT, publishedAt: null });
    expect((await app.get<PublicPostDto>('/blog/public/stone')).data).toMatchObject({
      content: '## Walls',
      contentHtml: '<h2>Walls</h2>',
    });
    expect(await app.get('/blog/public/draft')).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } });
  });

  it('answers the text of its latest change, with nothing in it that could run', async () => {
    const { id } = await build.post({ slug: 'stone', content: '# Old' });
    expect((await app.get<PublicPostDto>('/blog/public/stone')).data.contentHtml).toBe('<h2>Old</h2>');
    const content = 'New <script>alert(1)</script><img src=x onerror=alert(1)> [a](javascript:alert(1))';
    await app.dataSource.manager.save(BlogPost, { id, content });
    expect((await app.get<PublicPostDto>('/blog/public/stone')).data).toMatchObject({
      content,
      contentHtml: '<p>New alert(1) a</p>',
    });
  });
});

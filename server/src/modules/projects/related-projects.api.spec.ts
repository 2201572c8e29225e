import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { Build } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { RelatedProjectsDto } from './dto/related-projects.dto.js';
import { ProjectStyle, ProjectType } from './project.enums.js';

let app: TestApp;
let build: Build;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(() => app.empty());

async function relatedTo(slug: string): Promise<RelatedProjectsDto> {
  const answer = await app.get<RelatedProjectsDto>(`/projects/slug/${slug}/related`);
  expect(answer.status).toBe(200);
  return answer.data;
}

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

describe('GET /projects/slug/{slug}/related', () => {
  it('names what shares the type, then the style, then the place, the newest first; never the project itself', async () => {
    const other = { type: ProjectType.SCHOOL, style: ProjectStyle.CLASSICAL, location: 'Mekelle' };
    const [type, style, location] = [ProjectType.HOTEL, ProjectStyle.SUSTAINABLE, 'Gombora, Bahir Dar'];
    await build.project({ slug: 'lake', type, style, location, createdAt: day(9) });
    await build.project({ ...other, title: 'Nothing alike', createdAt: day(8) });
    await build.project({ ...other, title: 'Same town', location: 'Bahir Dar', createdAt: day(7) });
    await build.project({ ...other, title: 'Same style', style, createdAt: day(2) });
    await build.project({ ...other, title: 'Same type, old', type, createdAt: day(1) });
    await build.project({ ...other, title: 'Same type', type, createdAt: day(3) });
    await build.project({ ...other, title: 'Hidden', type, style, isPublic: false });
    const { alike } = await relatedTo('lake');
    expect(alike.map(({ title }) => title)).toEqual(['Same type', 'Same type, old', 'Same style']);

    await app.dataSource.query(`DELETE FROM projects WHERE title LIKE 'Same type%'`);
    expect((await relatedTo('lake')).alike.map(({ title }) => title)).toEqual(['Same style', 'Same town']);
  });

  it('names the one before and the one after, in the order of the gallery', async () => {
    const createdAt = day(1);
    for (const slug of ['a', 'b', 'c']) await build.project({ slug, createdAt });
    await build.project({ slug: 'hidden', createdAt, isPublic: false });
    await build.project({ slug: 'old-but-featured', featured: true, createdAt: new Date(0) });
    // What a Date cannot distinguish.
    await app.dataSource.query(
      `UPDATE projects SET created_at = created_at + interval '3 us' WHERE slug = 'a'`,
    );
    const shown = [];
    for (let slug: string | undefined = 'old-but-featured'; slug;) {
      const { previous, next }: RelatedProjectsDto = await relatedTo(slug);
      expect(previous?.slug).toBe(shown.at(-1));
      shown.push(slug);
      slug = next?.slug;
    }
    expect(shown).toEqual(['old-but-featured', 'a', 'c', 'b']);
  });

  it('returns 404 where there is no project', async () => {
    expect((await app.get('/projects/slug/nowhere/related')).status).toBe(404);
  });

  it('takes a location as it is written', async () => {
    await build.project({ slug: 'odd', location: `O'Neil\\ $1, 100%`, type: ProjectType.HOSPITAL });
    await build.project({ title: 'Neighbour', location: '100%', style: ProjectStyle.ART_DECO });
    expect((await relatedTo('odd')).alike.map(({ title }) => title)).toEqual(['Neighbour']);
  });

  it('runs four queries, however many projects there are', async () => {
    await build.project({ slug: 'one' });
    for (let count = 0; count < 5; count += 1) await build.project();
    const query = jest.spyOn(pg.Client.prototype, 'query');
    await relatedTo('one');
    const said = query.mock.calls.map(([message]: unknown[]) =>
      typeof message === 'string' ? message : (message as { text: string }).text,
    );
    query.mockRestore();
    expect(said.filter((message) => !message.includes('cache_version'))).toHaveLength(4);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from '../../src/common/pagination/page.js';
import { BlogStatus } from '../../src/modules/blog/blog-status.enum.js';
import { Build, tokenOf } from '../builders/build.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let token: string;
let build: Build;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
  token = await tokenOf(app, await build.admin({ name: 'Zz Staff' }));
});
afterAll(() => app.stop());

async function sorted(path: string, sortBy: string, field: string): Promise<Record<string, unknown[]>> {
  const rows = async (sortOrder: string) => {
    const query = `sortBy=${sortBy}&sortOrder=${sortOrder}&limit=100`;
    const answer = await app.get<Page<Record<string, unknown>>>(`${path}?${query}`, { token });
    return answer.data.data.map((row) => row[field]);
  };
  return { asc: await rows('asc'), desc: await rows('desc') };
}

describe('lists', () => {
  it('sort texts for people, the same on every database', async () => {
    const names = ['abebe', 'Abera', 'de Wit', 'Élise', 'Elsa', 'zara', 'Zz Staff', 'ሀና', 'ሁሴን', 'አበበ', 'ጽጌ'];
    for (const name of [...names].reverse()) if (name !== 'Zz Staff') await build.user({ name });
    expect(await sorted('/users', 'name', 'name')).toEqual({ asc: names, desc: [...names].reverse() });
  });

  it('put what has no date last in both directions', async () => {
    const at = (day: number) => new Date(Date.UTC(2030, 0, day));
    for (const [clientName, scheduledAt] of [
      ['none', null],
      ['first', at(1)],
      ['second', at(2)],
    ] as const)
      await build.consultation({ clientName, scheduledAt });
    expect(await sorted('/consultations', 'scheduledAt', 'clientName')).toEqual({
      asc: ['first', 'second', 'none'],
      desc: ['second', 'first', 'none'],
    });
    await build.post({ title: 'Draft', status: BlogStatus.DRAFT, publishedAt: null });
    await build.post({ title: 'Old', status: BlogStatus.PUBLISHED, publishedAt: at(1) });
    await build.post({ title: 'New', status: BlogStatus.PUBLISHED, publishedAt: at(2) });
    expect(await sorted('/blog', 'publishedAt', 'title')).toEqual({
      asc: ['Old', 'New', 'Draft'],
      desc: ['New', 'Old', 'Draft'],
    });
    expect((await sorted('/blog/public', 'publishedAt', 'title'))['desc']).toEqual(['New', 'Old']);
  });
});

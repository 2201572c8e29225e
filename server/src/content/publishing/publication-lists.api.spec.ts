import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { Page } from '../../common/pagination/page.js';
import { BlogStatus } from '../../modules/blog/blog.module.js';
import type { PublicationDto } from './dto/publication.dto.js';
import { PublicationState } from './publication-state.enum.js';

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

const kinds: [string, (isPublished: boolean) => Promise<{ id: number }>, string, string][] = [
  ['project', (isPublic) => build.project({ isPublic }), '/projects', '/projects/admin'],
  [
    'post',
    (isPublished) => build.post(isPublished ? {} : { status: BlogStatus.DRAFT, publishedAt: null }),
    '/blog',
    '/blog',
  ],
  ['service', (isActive) => build.service({ isActive }), '/services', '/services/admin'],
];

it.each(kinds)(
  'lists each %s with the state that its own page shows, and by it',
  async (kind, make, at, list) => {
    const states = Object.values(PublicationState);
    const ids: Partial<Record<PublicationState, number>> = {};
    for (const state of states) {
      const { id } = await make(state === PublicationState.PUBLISHED || state === PublicationState.CHANGED);
      ids[state] = id;
      if (state === PublicationState.CHANGED)
        await app.call('PUT', `${at}/${id}/changes`, { body: { title: 'Tower' }, token });
      const publishAt = '2099-01-31T09:30:00Z';
      if (state === PublicationState.IN_REVIEW || state === PublicationState.SCHEDULED)
        await app.call('PUT', `/publications/${kind}/${id}`, { body: { state, publishAt }, token });
    }
    const rows = async (query = '') =>
      (await app.get<Page<{ id: number; publication: PublicationState }>>(`${list}${query}`, { token })).data;
    const { data } = await rows();
    expect(Object.fromEntries(data.map(({ id, publication }) => [publication, id]))).toEqual(ids);
    for (const state of states) {
      const found = await rows(`?publication=${state}`);
      expect(found).toMatchObject({
        data: [{ id: ids[state], publication: state }],
        pagination: { totalItems: 1 },
      });
      const own = await app.get<PublicationDto>(`/publications/${kind}/${ids[state]}`, { token });
      expect(own.data.state).toBe(state);
      const file = await fetch(`${app.origin}/api/v1${at}/export?publication=${state}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      // The head, and one row: the texts of what is built here have no line breaks but those of an article.
      expect(await file.text()).toContain(`\r\n${ids[state]},`);
    }
    expect((await app.get(`${list}?publication=HIDDEN`, { token })).status).toBe(400);
  },
);

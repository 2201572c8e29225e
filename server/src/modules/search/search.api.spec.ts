import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { SearchResultDto } from './dto/search.dto.js';

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
  token = await tokenOf(app, await build.admin({ name: 'Ato Staff', email: 'staff@firm.example' }));
});

const search = (query: string) => app.get<SearchResultDto>(`/search${query}`, { token });
const nothing = {
  projects: [],
  posts: [],
  services: [],
  inquiries: [],
  orders: [],
  consultations: [],
  users: [],
};

describe('GET /search', () => {
  it('looks at the newest records for words that no index knows, and at all for others', async () => {
    for (const id of [1, 5001, 10_000]) await build.project({ id, title: `G+2 ${id}` });
    const found = async (q: string) => (await search(`?q=${q}`)).data.projects.map(({ id }) => id);
    expect(await found('g%2B')).toEqual([10_000, 5001]);
    expect(await found('5001')).toEqual([5001]);
  });

  it('finds records of every kind, and where the back office opens them', async () => {
    const project = await build.project({ title: 'Lalibela House', location: 'Bole' });
    const post = await build.post({ title: 'On Lalibela', category: 'Design' });
    const service = await build.service({ title: 'Lalibela stone', duration: '1 month' });
    const inquiry = await build.inquiry({ fullName: 'Hana', subject: 'A house in Lalibela' });
    const order = await build.order({ projectId: project.id, name: 'Dawit' });
    const consultation = await build.consultation({ clientName: 'Meron', topic: 'Lalibela' });
    const user = await build.user({ name: 'Lalibela Tours', email: 'a+b@mail.example' });
    expect((await search('?q=lalibela')).data).toEqual({
      projects: [
        {
          id: project.id,
          rank: 1,
          title: 'Lalibela House',
          subtitle: 'Bole',
          url: `/admin/projects/new?id=${project.id}`,
        },
      ],
      posts: [
        {
          id: post.id,
          rank: 2,
          title: 'On Lalibela',
          subtitle: 'Design',
          url: `/admin/blog/new?id=${post.id}`,
        },
      ],
      services: [
        {
          id: service.id,
          rank: 1,
          title: 'Lalibela stone',
          subtitle: '1 month',
          url: `/admin/services/${service.id}`,
        },
      ],
      inquiries: [
        {
          id: inquiry.id,
          rank: 3,
          title: 'Hana',
          subtitle: 'A house in Lalibela',
          url: `/admin/contacts?view=${inquiry.id}`,
        },
      ],
      orders: [
        {
          id: order.id,
          rank: 3,
          title: 'Dawit',
          subtitle: 'Lalibela House',
          url: `/admin/orders?view=${order.id}`,
        },
      ],
      consultations: [
        {
          id: consultation.id,
          rank: 3,
          title: 'Meron',
          subtitle: 'Lalibela',
          url: `/admin/consultations?view=${consultation.id}`,
        },
      ],
      users: [
        {
          id: user.id,
          rank: 1,
          title: 'Lalibela Tours',
          subtitle: 'a+b@mail.example',
          url: '/admin/users?search=a%2Bb%40mail.example',
        },
      ],
    });
  });

  it('wants all words, in any script and order, hidden records too, and none from the trash', async () => {
    const hidden = await build.project({ title: 'የቦሌ ቤት', location: 'Bole', isPublic: false });
    await build.project({ title: 'የቦሌ ግቢ' });
    const trashed = await build.project({ title: 'ቤት ቦሌ bole' });
    await app.call('DELETE', `/projects/${trashed.id}`, { token });
    const { data } = await search(`?q=${encodeURIComponent('BOLE ቤት')}`);
    expect(data).toEqual({ ...nothing, projects: [expect.objectContaining({ id: hidden.id })] });
  });

  it('returns the newest of each kind, five or the limit', async () => {
    for (let day = 1; day <= 7; day += 1) {
      await build.inquiry({ subject: `Barn ${day}`, createdAt: new Date(Date.UTC(2026, 0, day)) });
    }
    const subjects = async (query: string) =>
      (await search(query)).data.inquiries.map(({ subtitle }) => subtitle);
    expect(await subjects('?q=barn')).toEqual(['Barn 7', 'Barn 6', 'Barn 5', 'Barn 4', 'Barn 3']);
    expect(await subjects('?q=barn&limit=2')).toEqual(['Barn 7', 'Barn 6']);
  });

  it('puts titles that are the words first, then those that begin so, those that hold them, and the rest', async () => {
    const titles = ['The Stone House', 'Stone House', 'Stone House in Bole', 'A barn', 'House of stone'];
    for (const [index, title] of titles.entries()) {
      const createdAt = new Date(Date.UTC(2026, 0, 1 + index));
      await build.project({ title, description: 'Near the stone house', createdAt });
    }
    const found = async (q: string, limit = 5) =>
      (await search(`?limit=${limit}&q=${encodeURIComponent(q)}`)).data.projects.map(({ title }) => title);
    const ranked = ['Stone House', 'Stone House in Bole', 'House of stone', 'The Stone House', 'A barn'];
    expect(await found('stone HOUSE')).toEqual(ranked);
    expect(await found('stone house', 2)).toEqual(ranked.slice(0, 2));
    expect(await found('ho')).toEqual([
      'House of stone',
      'Stone House in Bole',
      'Stone House',
      'The Stone House',
      'A barn',
    ]);
  });

  it('puts the kind with the best hit first', async () => {
    await build.service({ title: 'Landscape Design', longDescription: 'A courtyard for each house.' });
    await build.inquiry({ fullName: 'Hana', subject: 'A courtyard' });
    await build.project({ title: 'Ayat Courtyard House' });
    const kinds = async (q: string) => Object.keys((await search(`?q=${q}`)).data);
    expect((await kinds('courtyard'))[0]).toBe('projects');
    await build.post({ title: 'Courtyard' });
    expect((await kinds('courtyard')).slice(0, 2)).toEqual(['posts', 'projects']);
    expect((await kinds('landscape'))[0]).toBe('services');
  });

  it('ranks hits of words that most records hold', async () => {
    for (let index = 0; index < 60; index += 1) {
      await build.project({ title: index === 0 ? 'A barn' : `House ${index}`, description: 'Near a barn.' });
    }
    const hits = (await search('?q=barn&limit=2')).data.projects;
    expect(hits.map(({ rank }) => rank)).toEqual([2, 3]);
  });

  it('ranks titles however they are written', async () => {
    await build.project({ title: 'የሐዋሳ ሆቴል', createdAt: new Date(Date.UTC(2026, 0, 2)) });
    await build.project({ title: 'ሐዋሳ', createdAt: new Date(Date.UTC(2026, 0, 1)) });
    await build.project({ title: 'A hotel', description: 'ሀዋሳ' });
    const found = async (q: string) =>
      (await search(`?q=${encodeURIComponent(q)}`)).data.projects.map(({ title }) => title);
    expect(await found('ኃዋሣ')).toEqual(['ሐዋሳ', 'የሐዋሳ ሆቴል', 'A hotel']);
    expect((await found('hawassa')).slice(0, 2).sort()).toEqual(['ሐዋሳ', 'የሐዋሳ ሆቴል']);
  });

  it.each(['', '?q=', '?q=%20', '?q=%E1%8D%A2', '?q=nothing-like-this', '?q=%25'])(
    'finds nothing for %j',
    async (query) => {
      await build.project();
      expect(await search(query)).toMatchObject({ status: 200, data: nothing });
    },
  );

  it('keeps an order whose project is in the trash', async () => {
    const project = await build.project({ title: 'Gone Hall' });
    const { id } = await build.order({ projectId: project.id, name: 'Selam Demo' });
    await app.call('DELETE', `/projects/${project.id}`, { token });
    expect((await search('?q=selam')).data.orders).toMatchObject([{ id, subtitle: 'Gone Hall' }]);
  });

  it('answers many searches at once', async () => {
    await build.project({ title: 'Lalibela House' });
    const answers = await Promise.all(Array.from({ length: 12 }, () => search('?q=lalibela')));
    expect(answers.map(({ data }) => data.projects.length)).toEqual(answers.map(() => 1));
  });

  it.each([
    [`?q=${'x'.repeat(201)}`, 'q'],
    ['?q=a&q=b', 'q'],
    ['?q=a&limit=0', 'limit'],
    ['?q=a&limit=101', 'limit'],
    ['?search=a', 'search'],
  ])('refuses %s', async (query, field) => {
    expect(await search(query)).toMatchObject({ status: 400, error: { details: [{ field }] } });
  });
});

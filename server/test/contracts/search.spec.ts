import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import type { Page } from '../../src/common/pagination/page.js';
import { User } from '../../src/modules/accounts/accounts.module.js';
import { Build, tokenOf } from '../builders/build.js';
import { checkSearch } from '../support/check-search.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let build: Build;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
  token = await tokenOf(app, await build.admin({ name: 'Staff' }));
  const write = (subject: string, given: Parameters<Build['inquiry']>[0] = {}) =>
    build.inquiry({ fullName: 'Hana', email: 'h@mail.example', message: 'Hello.', ...given, subject });
  await write('Villa ÉLAN in Bole');
  await write('የአዲስ አበባ ቤት');
  await write('100% of plot A_1', { message: 'See C:\\plans\\roof' });
  await write('1000 of plot AB1', { message: 'See C:/plans/roof', phone: '+251 911 223344' });
  await write('Stone', { fullName: 'Garden Person' });
  await write('የሐዋሳ ሐይቅ ዳር፣ በ፳፻፲፰', { message: 'ቋንቋ ፀሐይ' });
  await write('Manni Waa’ee Entoto', { message: 'Boolee' });
});
afterAll(() => app.stop());

async function found<Row>(path: string, search: string): Promise<Page<Row>> {
  const answer = await app.get<Page<Row>>(`${path}?limit=100&search=${encodeURIComponent(search)}`, {
    token,
  });
  return answer.data;
}

describe('searching', () => {
  it.each([
    { search: 'villa', subjects: ['Villa ÉLAN in Bole'], what: 'any case' },
    { search: 'VILLA bOLE', subjects: ['Villa ÉLAN in Bole'], what: 'every word, in any order' },
    { search: 'bole villa', subjects: ['Villa ÉLAN in Bole'], what: 'every word, in any order' },
    { search: 'villa stone', subjects: [], what: 'every word, not any' },
    { search: 'élan', subjects: ['Villa ÉLAN in Bole'], what: 'letters with accents in any case' },
    { search: 'Élan', subjects: ['Villa ÉLAN in Bole'], what: 'letters with accents in any case' },
    { search: 'elan', subjects: [], what: 'accents as they are' },
    { search: 'ill', subjects: ['Villa ÉLAN in Bole'], what: 'parts of words' },
    { search: 'አበባ', subjects: ['የአዲስ አበባ ቤት'], what: 'Amharic' },
    { search: 'ዲስ', subjects: ['የአዲስ አበባ ቤት'], what: 'short parts of Amharic words' },
    { search: 'ቤት አዲስ', subjects: ['የአዲስ አበባ ቤት'], what: 'short and long words together' },
    { search: 'ቤ', subjects: ['የአዲስ አበባ ቤት'], what: 'one letter' },
    { search: 'ቤቶች', subjects: [], what: 'whole searched words' },
    { search: '100%', subjects: ['100% of plot A_1'], what: '% as it is' },
    { search: '%', subjects: ['100% of plot A_1'], what: '% alone' },
    { search: 'a_1', subjects: ['100% of plot A_1'], what: '_ as it is' },
    { search: '_', subjects: ['100% of plot A_1'], what: '_ alone' },
    { search: 'plans\\roof', subjects: ['100% of plot A_1'], what: 'a backslash as it is' },
    { search: '\\', subjects: ['100% of plot A_1'], what: 'a backslash alone' },
    { search: '223344', subjects: ['1000 of plot AB1'], what: 'columns that may be empty' },
    { search: 'stone garden', subjects: ['Stone'], what: 'words in different columns' },
    { search: 'personh@mail', subjects: [], what: 'no words across columns' },
    { search: 'ሀዋሳ', subjects: ['የሐዋሳ ሐይቅ ዳር፣ በ፳፻፲፰'], what: 'what sounds alike' },
    { search: 'ኀዋሣ ዳር።', subjects: ['የሐዋሳ ሐይቅ ዳር፣ በ፳፻፲፰'], what: 'what sounds alike, and no punctuation' },
    { search: 'ሐይቅ፡ሐዋሳ', subjects: ['የሐዋሳ ሐይቅ ዳር፣ በ፳፻፲፰'], what: 'words with the word space' },
    { search: 'ቁዋንቁዋ ጸሃይ', subjects: ['የሐዋሳ ሐይቅ ዳር፣ በ፳፻፲፰'], what: 'labialised letters, spelled out' },
    { search: '2018', subjects: ['የሐዋሳ ሐይቅ ዳር፣ በ፳፻፲፰'], what: 'Ethiopic digits' },
    { search: 'hawassa', subjects: ['የሐዋሳ ሐይቅ ዳር፣ በ፳፻፲፰'], what: 'Amharic words by Latin letters' },
    { search: 'addis ababa', subjects: ['የአዲስ አበባ ቤት'], what: 'Amharic words by Latin letters' },
    { search: 'Addis Abeba', subjects: ['የአዲስ አበባ ቤት'], what: 'Amharic words by Latin letters' },
    { search: 'ቦሌ', subjects: ['Manni Waa’ee Entoto', 'Villa ÉLAN in Bole'], what: 'Latin words by Amharic' },
    { search: 'እንጦጦ', subjects: ['Manni Waa’ee Entoto'], what: 'Latin words by Amharic' },
    { search: "WAA'EE", subjects: ['Manni Waa’ee Entoto'], what: 'any hudhaa' },
    { search: 'bet', subjects: ['የአዲስ አበባ ቤት'], what: 'short words as a whole' },
    { search: 'zebra', subjects: [], what: 'nothing where there is nothing' },
  ])('finds $what: $search', async ({ search, subjects }) => {
    const { data, pagination } = await found<{ subject: string }>('/contact-inquiries', search);
    expect(data.map(({ subject }) => subject)).toEqual(subjects);
    expect(pagination).toMatchObject({ totalItems: subjects.length, totalPages: 1 });
  });

  it.each(['።', '፡ ፣ ፤', ' '])('takes punctuation alone, as in %j, for no search', async (search) => {
    expect((await found('/contact-inquiries', search)).pagination.totalItems).toBe(7);
  });

  it('looks at the texts as they are now', async () => {
    const { id } = await build.user({ name: 'Chaltu' });
    await app.call('PUT', `/users/${id}`, { body: { name: 'Derartu' }, token });
    expect((await found('/users', 'chaltu')).data).toEqual([]);
    expect((await found<{ id: number }>('/users', 'derartu')).data).toMatchObject([{ id }]);
  });

  it('finds orders by the title that their project has now', async () => {
    const project = await build.project({ title: 'Lake House', location: 'Bishoftu' });
    const { id } = await build.order({ projectId: project.id });
    expect((await found('/design-orders', 'lake')).data).toMatchObject([{ id }]);
    await app.call('PUT', `/projects/${project.id}`, { body: { title: 'Hill House' }, token });
    expect((await found('/design-orders', 'lake')).data).toEqual([]);
    expect((await found('/design-orders', 'hill')).data).toMatchObject([{ id }]);
    expect((await found('/design-orders', 'bishoftu')).data).toEqual([]);
  });

  it('follows the title of a project in many orders with one statement for each 500', async () => {
    const { id: projectId } = await build.project({ title: 'Tower House' });
    await app.dataSource.query(
      `INSERT INTO design_orders (name, email, phone, project_id, tracking_code, search_text)
       SELECT 'Hana', 'h@mail.example', '', $1, 'T' || n, '' FROM generate_series(1, 1001) n`,
      [projectId],
    );
    const sent = jest.spyOn(pg.Client.prototype, 'query');
    await app.call('PUT', `/projects/${projectId}`, { body: { title: 'Court House' }, token });
    const updates = sent.mock.calls.filter(([text]) => String(text).includes('UPDATE design_orders'));
    sent.mockRestore();
    expect(updates).toHaveLength(3);
    expect((await found('/design-orders', 'court')).pagination.totalItems).toBe(1001);
    expect((await checkSearch(app)).stale).toEqual([]);
  });

  it('finds what a translation says while it is published', async () => {
    const { id } = await build.project({ title: 'Gate House' });
    const path = `/translations/project/${id}/am`;
    const { data } = await app.get<{ texts: { field: string; fingerprint: string }[] }>(path, { token });
    const { fingerprint } = data.texts.find(({ field }) => field === 'title')!;
    const texts = [{ field: 'title', text: 'የበር ቤት', fingerprint }];
    await app.call('PUT', path, { body: { texts, published: true }, token });
    expect((await found('/projects', 'ዬበር')).data).toMatchObject([{ id }]);
    await app.call('PUT', `/projects/${id}`, { body: { title: 'Door House' }, token });
    expect((await found('/projects', 'ዬበር door')).data).toMatchObject([{ id }]);
    await app.call('PUT', path, { body: { texts: [], published: false, version: 1 }, token });
    expect((await found('/projects', 'ዬበር')).data).toEqual([]);
    expect((await checkSearch(app)).stale).toEqual([]);
  });

  it('is not forgotten by an update that knows only some of the searched columns', async () => {
    const { id } = await build.user();
    const update = app.dataSource.manager.update(User, id, { name: 'Somebody' });
    await expect(update).rejects.toThrow('Set the search columns too');
  });

  it('answers the same pages whether few or many rows hold the words', async () => {
    await app.dataSource.query(`
      INSERT INTO users (name, email, password_hash, search_text, created_at)
      SELECT CASE WHEN n % 10 = 0 THEN 'Many Few ' ELSE 'Many ' END || n, 'm' || n || '@mail.example', 'x',
        CASE WHEN n % 10 = 0 THEN 'few many' ELSE 'many' END, now() - n % 7 * interval '1 day'
      FROM generate_series(1, 3000) n`);
    const all = await app.dataSource.query<{ id: number; name: string }[]>(
      `SELECT id, name FROM users WHERE name LIKE 'Many%' ORDER BY created_at DESC, id DESC`,
    );
    for (const [word, ids] of [
      ['many', all.map(({ id }) => id)],
      ['few', all.filter(({ name }) => name.includes('Few')).map(({ id }) => id)],
    ] as const)
      for (const page of [1, 2, 3]) {
        const path = `/users?limit=100&page=${page}&search=${word}`;
        for (const _ of ['first', 'remembered']) {
          const { data, pagination } = (await app.get<Page<{ id: number }>>(path, { token })).data;
          expect(data.map(({ id }) => id)).toEqual(ids.slice(100 * (page - 1), 100 * page));
          expect(pagination.totalItems).toBe(ids.length);
        }
      }
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { Page } from './page.js';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  token = await tokenOf(app, await new Build(app.dataSource).admin());
});

const page = async (path: string) => (await app.get<Page<{ id: number }>>(path, { token })).data;

/** With many ties, and every fourth without a time. */
const addConsultations = (count: number) =>
  app.dataSource.query(
    `INSERT INTO consultations (client_name, client_email, type, topic, meeting_type, search_text, scheduled_at, ends_at)
     SELECT 'Hana', 'h@mail.example', 'INITIAL', 'A house', 'PHONE', '', start, start + interval '1 hour'
     FROM (SELECT CASE WHEN g % 4 > 0 THEN timestamptz '2030-01-01' + g % 7 * interval '1 day' END AS start
           FROM generate_series(1, $1::int) g) AS times`,
    [count],
  );

describe('pages far behind', () => {
  it.each([
    ['sortBy=scheduledAt&sortOrder=asc', 'scheduled_at ASC NULLS LAST, id ASC'],
    ['sortBy=scheduledAt&sortOrder=desc', 'scheduled_at DESC NULLS LAST, id DESC'],
    ['type=INITIAL', 'created_at DESC, id DESC'],
    ['type=INITIAL&status=REQUESTED', 'created_at DESC, id DESC'],
  ])('show every entry once, in the order of the list: %s', async (query, order) => {
    await addConsultations(1_337);
    const rows = await app.dataSource.query<{ id: number }[]>(
      `SELECT id FROM consultations ORDER BY ${order}`,
    );
    const shown: number[] = [];
    for (let number = 1; number <= 14; number += 1) {
      const { data, pagination } = await page(`/consultations?limit=100&page=${number}&${query}`);
      shown.push(...data.map(({ id }) => id));
      expect(pagination).toMatchObject({ totalItems: 1_337, totalPages: 14, hasNext: number < 14 });
    }
    expect(shown).toEqual(rows.map(({ id }) => id));
    const past = await page(`/consultations?limit=100&page=15&${query}`);
    expect(past).toMatchObject({ data: [], pagination: { totalItems: 1_337, hasNext: false } });
  });
});

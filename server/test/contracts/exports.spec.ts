import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { ContactInquiryDto } from '../../src/modules/inquiries/dto/contact-inquiry.dto.js';
import { ProjectType } from '../../src/modules/projects/projects.module.js';
import { Build, tokenOf } from '../builders/build.js';
import { openApiDocument } from '../support/answer-checker.js';
import { readStrictCsv } from '../support/read-strict-csv.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let build: Build;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  jest.restoreAllMocks();
  await app.empty();
  token = await tokenOf(app, await build.admin({ name: 'Ato Staff' }));
});

function fetchExport(path: string): Promise<Response> {
  return fetch(`${app.origin}/api/v1${path}`, { headers: { Authorization: `Bearer ${token}` } });
}

async function exported(path: string): Promise<Record<string, string>[]> {
  const answer = await fetchExport(path);
  expect(answer.status).toBe(200);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  const rows = parse(text, { bom: true });
  expect(readStrictCsv(text.replace(/^\uFEFF/, ''))).toEqual(rows);
  return parse(text, { bom: true, columns: true });
}

const sevenLists = [
  '/blog',
  '/consultations',
  '/contact-inquiries',
  '/design-orders',
  '/projects',
  '/services',
  '/users',
];

describe.each(sevenLists)('the export of %s', (list) => {
  it('takes what the list takes, but for pages', () => {
    const names = (path: string) =>
      (
        openApiDocument.paths[`/api/v1${path}`]!['get'] as unknown as {
          parameters: { name: string; in: string }[];
        }
      )
        .parameters!.filter((parameter) => parameter.in === 'query')
        .map(({ name }) => name)
        .sort();
    // Where visitors have a list of their own, that of staff.
    const ofStaff = `/api/v1${list}/admin` in openApiDocument.paths ? `${list}/admin` : list;
    expect(names(`${list}/export`)).toEqual(
      names(ofStaff).filter((name) => name !== 'page' && name !== 'limit'),
    );
  });

  it('is a file with the names of its columns, also of nothing', async () => {
    const answer = await fetchExport(`${list}/export?search=nothing-like-this`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="${list.slice(1)}-\\d{4}-\\d{2}-\\d{2}\\.csv"$`),
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 6).toString()).toBe('\uFEFFid,');
    expect(bytes.toString().trim().split('\r\n')).toHaveLength(1);
  });

  it('is for staff, and refuses what the list refuses', async () => {
    const visitor = await tokenOf(app, await build.user());
    expect((await app.get(`${list}/export`, { token: visitor })).status).toBe(403);
    expect(await app.get(`${list}/export?sortBy=nothing`, { token })).toMatchObject({
      status: 400,
      error: { details: [{ field: 'sortBy' }] },
    });
    expect((await app.get(`${list}/export?page=2`, { token })).status).toBe(400);
  });
});

it('holds what the filters, the search and the sort of the list leave', async () => {
  await build.project({ title: 'Bole Tower', type: ProjectType.OFFICE, isPublic: false });
  await build.project({ title: 'Ayat House', type: ProjectType.RESIDENCE });
  await build.project({ title: 'Cactus Tower', type: ProjectType.OFFICE });
  const rows = await exported('/projects/export?type=OFFICE&search=tower&sortBy=title&sortOrder=asc');
  expect(rows.map(({ title, isPublic }) => [title, isPublic])).toEqual([
    ['Bole Tower', 'false'],
    ['Cactus Tower', 'true'],
  ]);
});

it('holds one row a record, with names where the list has objects', async () => {
  const { id: projectId } = await build.project({ title: 'Lake House', isForSale: true });
  await build.order({ projectId, price: 4_500_000, createdAt: new Date('2026-01-05T21:30:00Z') });
  const { id } = await build.post({ authorName: 'Hana', tags: ['Stone', 'ድንጋይ'], content: '## A\n\nB' });
  expect(await exported('/design-orders/export?sortBy=project')).toMatchObject([
    {
      project: 'Lake House',
      projectType: 'RESIDENCE',
      price: '4500000',
      address: '',
      createdAt: '2026-01-06T00:30:00+03:00',
      createdAtEthiopian: 'Tahsas 28, 2018 E.C.',
    },
  ]);
  expect(await exported('/blog/export')).toMatchObject([
    { id: String(id), author: 'Hana', tags: 'Stone\nድንጋይ', content: '## A\n\nB' },
  ]);
  const [account] = await exported('/users/export');
  expect(account).toMatchObject({ name: 'Ato Staff', role: 'ADMIN' });
  expect(Object.keys(account!)).not.toContain('passwordHash');
});

it('has the Ethiopian date beside each date, in words, and nothing where there is none', async () => {
  await build.consultation({ preferredDate: '2026-09-11', scheduledAt: null });
  const [row] = await exported('/consultations/export');
  expect(row).toMatchObject({
    ...{ preferredDate: '2026-09-11', preferredDateEthiopian: 'Meskerem 1, 2019 E.C.' },
    ...{ scheduledAt: '', scheduledAtEthiopian: '' },
  });
});

it('keeps every text, and defuses what a spreadsheet would calculate', async () => {
  const message = 'ሰላም, "ቤት"\nእና =ግቢ;\ta';
  await build.inquiry({ fullName: '=HYPERLINK("https://evil.example")', phone: '+251 900', message });
  expect(await exported('/contact-inquiries/export')).toMatchObject([
    { fullName: `'=HYPERLINK("https://evil.example")`, phone: `'+251 900`, message },
  ]);
});

it('writes each kind of line end inside a cell so that no program takes it for the end of a row', async () => {
  const features = ['Visit and measurements', 'Model of the building'];
  await build.service({ features, longDescription: 'One\rTwo\nThree\r\nFour' });
  await build.consultation({ topic: 'A house\nA garden' });
  await build.order({ name: 'Hana\rDemo' });
  await build.project({ description: 'Walls\nRoof' });
  await build.inquiry({ message: 'Hello\nagain' });
  await build.user({ address: 'Bole\nAddis Ababa' });
  expect(await exported('/services/export')).toMatchObject([
    { features: features.join('\n'), longDescription: 'One\rTwo\nThree\r\nFour' },
  ]);
  for (const list of sevenLists) await exported(`${list}/export`);
});

it('reads long lists a few rows at a time, in their order', async () => {
  await app.dataSource.query(`
    INSERT INTO users (name, email, password_hash, search_text, created_at)
    SELECT 'P' || n, 'p' || n || '@mail.example', 'x', '', now() - n % 7 * interval '1 day'
    FROM generate_series(1, 1234) n`);
  const wanted = await app.dataSource.query<{ id: number }[]>(
    'SELECT id FROM users ORDER BY created_at DESC, id DESC',
  );
  const rows = await exported('/users/export');
  expect(rows.map(({ id }) => Number(id))).toEqual(wanted.map(({ id }) => id));
});

it('ends the connection where it breaks off, so that half a file is not taken for the whole', async () => {
  await app.dataSource.query(`
    INSERT INTO contact_inquiries (full_name, email, subject, message, search_text)
    SELECT 'P' || n, 'p@mail.example', 's', repeat('long ', 900), '' FROM generate_series(1, 600) n`);
  const { from } = ContactInquiryDto;
  jest.spyOn(ContactInquiryDto, 'from').mockImplementation((inquiry) => {
    if (inquiry.id === 2) throw new Error('broken');
    return from(inquiry);
  });
  const answer = await fetchExport('/contact-inquiries/export');
  await expect(answer.text()).rejects.toThrow();
});

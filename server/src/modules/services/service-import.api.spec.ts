import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { form, picture } from '../../../test/builders/pictures.js';
import { TestApp } from '../../../test/support/test-app.js';
import { Activity } from '../../content/activity/activity.entity.js';
import type { ServiceImportDto } from './dto/import-services.dto.js';
import type { ServiceDto } from './dto/service.dto.js';
import { Service } from './service.entity.js';

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

const header = 'id,title,description,longDescription,duration';

function send(file: string | Buffer, dryRun?: boolean) {
  const fields: Record<string, string> = dryRun === undefined ? {} : { dryRun: String(dryRun) };
  const body = form(fields, [['file', Buffer.from(file), 'services.csv']]);
  return app.post<ServiceImportDto>('/services/import', body, { token });
}

async function exportFile(): Promise<Buffer> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${app.origin}/api/v1/services/export?sortBy=title`, { headers });
  return Buffer.from(await answer.arrayBuffer());
}

function stored(): Promise<Service[]> {
  return app.dataSource.manager.find(Service, { order: { id: 'ASC' } });
}

const outcomes = ({ data }: { data: ServiceImportDto }) => data.rows.map(({ outcome }) => outcome);

describe('the way from an export to an import', () => {
  const tricky = {
    title: '=1+1, "ዕቅድ"',
    description: '+251 900, አዲስ አበባ',
    longDescription: 'First line\nSecond, "quoted"\n\n-last',
    duration: "'=3-5 months",
    features: ['@survey', 'ካርታ, ዕቅድ', 'two\nlines'],
    process: ['[1] Visit', 'Draw'],
    benefits: [],
    image: 'https://elsewhere.example/a,b.jpg',
    isActive: false,
  };

  it('changes nothing', async () => {
    await build.service(tricky);
    await build.service({ title: 'Permits', features: ['One', 'Two'] });
    const before = await stored();
    expect(outcomes(await send(await exportFile()))).toEqual(['UNCHANGED', 'UNCHANGED']);
    expect(await stored()).toEqual(before);
    expect(await app.dataSource.manager.count(Activity)).toBe(0);
  });

  it('makes the same services anew where they are gone', async () => {
    await build.service(tricky);
    await build.service({ title: 'Permits', features: ['One', 'Two'] });
    const file = await exportFile();
    await app.dataSource.query('TRUNCATE services, revisions RESTART IDENTITY CASCADE');
    expect(outcomes(await send(file))).toEqual(['CREATED', 'CREATED']);
    const made = await stored();
    expect(made.find(({ title }) => title === tricky.title)).toMatchObject(tricky);
    expect(made.find(({ title }) => title === 'Permits')).toMatchObject({ features: ['One', 'Two'] });
  });

  it('understands what spreadsheets make of the file', async () => {
    await build.service({ title: 'Permits', isActive: true });
    const text = (await exportFile()).toString().replaceAll(',', ';').replace('true', 'WRONG');
    expect((await send(text)).message).toMatch('isActive must be true or false');
    expect(outcomes(await send(text.replace('WRONG', 'FALSE')))).toEqual(['UPDATED']);
    expect((await stored())[0]!.isActive).toBe(false);
  });
});

describe('POST /services/import', () => {
  it('changes the services that the rows name, adds the others, and writes it down', async () => {
    const { id } = await build.service({
      title: 'Permits',
      features: ['kept'],
      image: 'https://a.example/a.jpg',
    });
    const file = [
      header,
      `${id},Building permits,d,l,1 day`,
      `,New,d,l,2 days`,
      '',
      '999,Unknown id,d,l,3 days',
    ];
    const answer = await send(file.join('\n'));
    expect(answer).toMatchObject({ status: 200, message: 'Services imported' });
    expect(answer.data.rows).toEqual([
      { row: 2, title: 'Building permits', outcome: 'UPDATED', errors: [] },
      { row: 3, title: 'New', outcome: 'CREATED', errors: [] },
      { row: 5, title: 'Unknown id', outcome: 'CREATED', errors: [] },
    ]);
    expect(await stored()).toMatchObject([
      { id, title: 'Building permits', version: 2, features: ['kept'], image: 'https://a.example/a.jpg' },
      { title: 'New', isActive: true, features: [] },
      { title: 'Unknown id' },
    ]);
    const lines = await app.dataSource.manager.find(Activity, { order: { id: 'ASC' } });
    expect(lines.map(({ verb, subjectTitle }) => `${verb} ${subjectTitle}`)).toEqual([
      'updated Building permits',
      'created New',
      'created Unknown id',
    ]);
  });

  it('only reports what would happen in a dry run', async () => {
    const { id } = await build.service({ title: 'Permits' });
    const { data } = await send(`${header}\n${id},Changed,d,l,1 day\n,,d,l,1 day\n,New,d,l,1 day`, true);
    expect(data.rows).toEqual([
      { row: 2, title: 'Changed', outcome: 'UPDATED', errors: [] },
      { row: 3, title: '', outcome: 'REFUSED', errors: [{ field: 'title', message: 'title is required.' }] },
      { row: 4, title: 'New', outcome: 'CREATED', errors: [] },
    ]);
    expect(await stored()).toMatchObject([{ title: 'Permits', version: 1 }]);
  });

  it('stores nothing where one row cannot be used', async () => {
    const answer = await send(`${header}\n,New,d,l,1 day\n,Bad,,l,1 day\nx,Bad,d,l,`);
    expect(answer).toMatchObject({
      status: 400,
      message: 'Nothing was imported. Row 3: description is required. There are 2 more errors like this.',
      error: {
        details: [
          { field: 'rows.3.description', message: 'Row 3: description is required.' },
          { field: 'rows.4.id' },
          { field: 'rows.4.duration' },
        ],
      },
    });
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['the same id twice', `1,A,d,l,1\n1,B,d,l,1`, 'This row is the same as row 2.'],
    ['the same service twice', `,A,d,l,1\n,A,d,l,1`, 'This row is the same as row 2.'],
    [
      'an id that is none',
      `,A,d,l,1\n-3,B,d,l,1`,
      'id must be a whole number from 1 to 2147483647, or empty.',
    ],
    ['more cells than columns', `,A,d,l,1\n,B,d,l,1,x`, 'There are more cells than columns.'],
    [
      'a text that is too long',
      `,A,d,l,1\n,B,${'x'.repeat(501)},l,1`,
      'description must have at most 500 characters.',
    ],
  ])('refuses a row with %s', async (_, rows, message) => {
    const { data } = await send(`${header}\n${rows}`, true);
    expect(data.rows[1]).toMatchObject({ row: 3, outcome: 'REFUSED', errors: [{ message }] });
    expect((await send(`${header}\n${rows}`)).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('refuses to undo what somebody else changed since the export', async () => {
    const { id } = await build.service({ title: 'Permits' });
    await app.call<ServiceDto>('PUT', `/services/${id}`, { body: { title: 'Theirs' }, token });
    const file = `${header},version\n${id},Mine,d,l,1 day,1`;
    expect((await send(file)).message).toMatch('Somebody else has changed this service since the export');
    expect((await send(file.replace(/,1$/, ','))).status).toBe(200);
    expect(await stored()).toMatchObject([{ title: 'Mine', version: 3 }]);
  });

  it('keeps to pictures that the service has, and one that it no longer has for the version that shows it', async () => {
    const fields = { title: 'A', description: 'd', longDescription: 'l', duration: '1' };
    const made = await app.post<ServiceDto>(
      '/services',
      form(fields, [['image', await picture(50, 30), 'a.png']]),
      { token },
    );
    const { id, image } = made.data;
    const row = (newId: string, path: string) => `${header},image\n${newId},A,d,l,1,${path}`;
    expect((await send(row('', image!), true)).data.rows[0]).toMatchObject({ errors: [{ field: 'image' }] });
    expect(outcomes(await send(row(String(id), image!)))).toEqual(['UNCHANGED']);
    expect(outcomes(await send(row(String(id), ''), true))).toEqual(['UPDATED']);
    expect((await fetch(app.origin + image)).status).toBe(200);
    await send(row(String(id), ''));
    expect(await stored()).toMatchObject([{ image: null }]);
    expect((await fetch(app.origin + image)).status).toBe(200);
  });

  const asUtf16 = Buffer.from(`\uFEFF${header}\n,A,d,l,1`, 'utf16le');
  const asLatin1 = Buffer.from(`${header}\n,Café,d,l,1`, 'latin1');
  it.each([
    ['UTF-16', asUtf16, 400, 'The file is not in UTF-8'],
    ['Latin-1', asLatin1, 400, 'The file is not in UTF-8'],
    ['missing columns', 'id,title\n1,A', 400, 'Missing columns: description, longDescription, duration.'],
    ['unknown columns', `${header},prize\n,A,d,l,1,9`, 400, 'Unknown columns: "prize".'],
    ['a column twice', `${header},title\n,A,d,l,1,B`, 400, 'Columns that occur twice: "title".'],
    ['no rows', header, 400, 'no rows'],
    ['nothing at all', '', 400, 'Missing columns'],
    ['an open quote', `${header}\n,"A,d,l,1`, 400, 'cannot be read as CSV'],
    ['too many rows', `${header}\n${',A,d,l,1\n'.repeat(1001)}`, 400, 'at most 1000'],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'), 413, 'texts may have 5 MB'],
  ])('refuses a file with %s', async (_, file, status, message) => {
    expect(await send(file)).toMatchObject({ status, message: expect.stringContaining(message) });
    expect(await stored()).toEqual([]);
  });

  it('refuses a picture that is called .csv, and a form without a file', async () => {
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      expect(await send(await picture(60, 40, format))).toMatchObject({
        status: 415,
        error: { code: 'UNSUPPORTED_MEDIA_TYPE' },
      });
    }
    const answer = await app.post('/services/import', form({ dryRun: 'true' }), { token });
    expect(answer).toMatchObject({ status: 400, error: { details: [{ field: 'file' }] } });
  });

  it('refuses fields that it does not know, and public accounts', async () => {
    const file: [string, Buffer, string] = ['file', Buffer.from(header), 'a.csv'];
    expect((await app.post('/services/import', form({ force: 'true' }, [file]), { token })).status).toBe(400);
    const visitor = await tokenOf(app, await build.user());
    expect((await app.post('/services/import', form({}, [file]), { token: visitor })).status).toBe(403);
  });
});

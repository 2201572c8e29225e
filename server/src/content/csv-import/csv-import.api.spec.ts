import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { form, picture } from '../../../test/builders/pictures.js';
import { TestApp } from '../../../test/support/test-app.js';
import { UserRole } from '../../modules/accounts/accounts.module.js';
import { ClientType, ProjectFact } from '../../modules/projects/project.enums.js';
import { Project, ProjectStatus, ProjectStyle, ProjectType } from '../../modules/projects/projects.module.js';
import type { ServiceDto } from '../../modules/services/dto/service.dto.js';
import { Service } from '../../modules/services/services.module.js';
import { Activity } from '../activity/activity.entity.js';
import type { ImportReportDto } from './import-csv.dto.js';

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

function send(file: string | Buffer, dryRun?: boolean, list = 'services') {
  const fields: Record<string, string> = dryRun === undefined ? {} : { dryRun: String(dryRun) };
  const body = form(fields, [['file', Buffer.from(file), 'a.csv']]);
  return app.post<ImportReportDto>(`/${list}/import`, body, { token });
}

async function exportFile(list = 'services'): Promise<Buffer> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${app.origin}/api/v1/${list}/export?sortBy=title`, { headers });
  return Buffer.from(await answer.arrayBuffer());
}

function stored(): Promise<Service[]> {
  return app.dataSource.manager.find(Service, { order: { id: 'ASC' } });
}

const outcomes = ({ data }: { data: ImportReportDto }) => data.rows.map(({ outcome }) => outcome);

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

  it('keeps to pictures of the site, and one that it no longer has for the version that shows it', async () => {
    const fields = { title: 'A', description: 'd', longDescription: 'l', duration: '1' };
    const made = await app.post<ServiceDto>(
      '/services',
      form(fields, [['image', await picture(50, 30), 'a.png']]),
      { token },
    );
    const { id, image } = made.data;
    const row = (newId: string, path: string) => `${header},image\n${newId},A,d,l,1,${path}`;
    const none = '/uploads/services/none-3x2.webp';
    expect((await send(row('', none), true)).data.rows[0]).toMatchObject({ errors: [{ field: 'image' }] });
    expect(outcomes(await send(row('', image!), true))).toEqual(['CREATED']);
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

describe('files of spreadsheets', () => {
  const project = 'title,description,location';
  const dryRun = async (text: string) => {
    const file: [string, Buffer, string] = ['file', Buffer.from(text), 'a.csv'];
    const answer = await app.post<ImportReportDto>('/projects/import', form({ dryRun: 'true' }, [file]), {
      token,
    });
    if (answer.status !== 200) return answer.message;
    return answer.data.rows.flatMap(({ errors }) => errors.map(({ message }) => message)).join(' ') || 'read';
  };

  it.each([
    ['a month that Excel saved', `${project},startMonth\r\nA,b,c,Nov-21\r\n`],
    ['thousands separators', `${project},contractValue,contractCurrency\nA,b,c,"120,000,000",ETB\n`],
    ['decimal commas', 'title;description;location;latitude;longitude\nA;b;c;9,03;38,75\n'],
    ['a line that names the delimiter', `sep=;\r\n${project.replaceAll(',', ';')}\r\nA;b;c\r\n`],
    ['empty columns at the end', `${project},,\r\nA,b,c,,\r\n`],
    ['names as people write them', 'Title,Description,Location,Start Month\r\nA,b,c,2021-11\r\n'],
  ])('are read with %s', async (_, text) => {
    expect(await dryRun(text)).toBe('read');
  });

  it.each([
    [`${project},latitude\nA,b,c,north\n`, 'latitude must be a number.'],
    ['title;description;location;contractValue\nA;b;c;120.000\n', '"120.000" can be 120000 or 120.000.'],
    [`${project},startMonth\nA,b,c,21-Nov\n`, 'startMonth must be a month such as 2021-04.'],
    [`title,,description,location\nA,,b,c\n`, 'Column 2 has no name.'],
    [`${project},\nA,b,c,d\n`, 'There are more cells than columns.'],
    [`${project},Title\nA,b,c,d\n`, 'Columns that occur twice: "title".'],
  ])('are refused for the true reason: %j', async (text, reason) => {
    expect(await dryRun(text)).toContain(reason);
  });
});

describe('projects', () => {
  const facts = {
    ...{
      title: '=House, "ቤት"',
      description: 'Short.\nTwo lines',
      longDescription: '-a\n\nb',
      location: 'Bole',
    },
    ...{ type: ProjectType.HOTEL, status: ProjectStatus.COMPLETED, style: ProjectStyle.MODERN, year: '2021' },
    ...{
      metadata: 'G+2',
      plotSize: 499.5,
      builtArea: 0.1,
      floors: 2,
      leastPlotWidth: 12,
      leastPlotDepth: 1e-7,
    },
    ...{ client: '@Ministry', collaborators: 'A, B', clientType: ClientType.NGO, country: 'ኢትዮጵያ' },
    ...{ latitude: -9.0321, longitude: 38.76, contractValue: 1e15, contractCurrency: 'ETB' },
    ...{
      firmRole: 'Lead',
      firmServices: ['Design', '=Site'],
      startMonth: '2019-04',
      completionMonth: '2021-04',
    },
    ...{ team: ['Hana Demo', '[1] Abel'], materials: ['Stone', 'two\nlines'], credits: 'Photographs: Demo' },
    ...{ referee: "'=W/ro Demo", refereeContact: '+251 900 000 001', publicFacts: [ProjectFact.COORDINATES] },
    ...{ featured: true, isPublic: false, isForSale: true, price: 4_500_000 },
    ...{ packageContents: 'Drawings', licenceText: 'One building' },
  };
  const projects = () => app.dataSource.manager.find(Project, { order: { id: 'ASC' } });
  const importFile = (file: string | Buffer, dryRun?: boolean) => send(file, dryRun, 'projects');
  const columns = 'id,title,description,location';

  it('have all their facts in the file, and come back as they were', async () => {
    const mainImage = '/uploads/projects/a-3x2.webp';
    await build.project({ ...facts, mainImage, gallery: ['/uploads/projects/b-3x2.webp'] });
    await build.project({ title: 'Plain' });
    const file = await exportFile('projects');
    const before = await projects();
    expect(outcomes(await importFile(file))).toEqual(['UNCHANGED', 'UNCHANGED']);
    expect(await projects()).toEqual(before);

    const changed = file.toString().replace('4500000', '4600000').replace('+251 900', '+251 911');
    expect(outcomes(await importFile(changed)).sort()).toEqual(['UNCHANGED', 'UPDATED']);
    expect((await projects())[0]).toMatchObject({
      ...{ ...facts, price: 4_600_000, refereeContact: '+251 911 000 001' },
      version: 2,
    });
    const said = (csv: string | Buffer) =>
      parse(csv, { bom: true, columns: true }).map((row) => ({
        ...(row as object),
        ...{ version: '', updatedAt: '', updatedAtEthiopian: '', createdAt: '', createdAtEthiopian: '' },
      }));
    expect(said(await exportFile('projects'))).toEqual(said(changed));

    await app.dataSource.query('TRUNCATE projects, project_counters, revisions RESTART IDENTITY CASCADE');
    expect(outcomes(await importFile(changed))).toEqual(['CREATED', 'CREATED']);
    const house = (await projects()).find(({ title }) => title === facts.title);
    expect(house).toMatchObject({
      ...facts,
      price: 4_600_000,
      refereeContact: '+251 911 000 001',
      mainImage,
    });
  });

  it('get addresses of their own where they are added', async () => {
    expect(outcomes(await importFile(`${columns},year\n,House,a,Bole,\n,House,b,Bole,`))).toEqual([
      ...['CREATED', 'CREATED'],
    ]);
    expect((await projects()).map(({ slug }) => slug)).toEqual(['house', 'house-2']);
  });

  it('are refused by row and column, with what to do', async () => {
    const rows = ['2021-05,2021-04,ETB,', 'Apr21,,etb,', '2021-04,,ETB,SECRET'].map(
      (cells) => `,House,d,Bole,${cells}`,
    );
    const file = `${columns},startMonth,completionMonth,contractCurrency,publicFacts\n${rows.join('\n')}`;
    expect((await importFile(file, true)).data.rows.map(({ errors }) => errors)).toMatchObject([
      [{ field: 'completionMonth', message: 'completionMonth must not be before startMonth, 2021-05.' }],
      [
        { field: 'contractCurrency', message: expect.stringContaining('three capital letters, such as ETB') },
        { field: 'startMonth', message: 'startMonth must be a month such as 2021-04.' },
      ],
      [{ field: 'publicFacts', message: expect.stringContaining('must be one of CLIENT_TYPE, COUNTRY') }],
    ]);
    expect((await importFile(file)).status).toBe(400);
    expect(await projects()).toEqual([]);
  });

  it('keep a draft, which conflicts where the file changes the same field', async () => {
    const { id } = await build.project({ title: 'House' });
    const path = `/projects/${id}/changes`;
    const draft = await app.call<{ version: number }>('PUT', path, { body: { title: 'Villa' }, token });
    expect(draft.status).toBe(200);
    await importFile(`${columns},contractValue\n${id},House,A house.,Addis Ababa,5000`);
    expect((await projects())[0]).toMatchObject({ title: 'House', contractValue: 5000 });
    expect((await app.get(path, { token })).data).toMatchObject({ title: 'Villa', contractValue: 5000 });
    await importFile(`${columns}\n${id},Theirs,A house.,Addis Ababa`);
    const { data } = await app.get<{ version: number }>(path, { token });
    const publish = { state: 'PUBLISHED', version: data.version };
    expect(await app.call('PUT', `/publications/project/${id}`, { body: publish, token })).toMatchObject({
      status: 409,
    });
    expect((await projects())[0]).toMatchObject({ title: 'Theirs' });
  });

  it('are for editors', async () => {
    const office = await tokenOf(app, await build.admin({ role: UserRole.OFFICE }));
    const body = form({}, [['file', Buffer.from(`${columns}\n,A,d,Bole`), 'a.csv']]);
    expect((await app.post('/projects/import', body, { token: office })).status).toBe(403);
    expect(await projects()).toEqual([]);
  });
});

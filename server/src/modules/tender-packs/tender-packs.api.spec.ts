import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { extractText, getDocumentProxy } from 'unpdf';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { form, picture } from '../../../test/builders/pictures.js';
import { readZipped } from '../../../test/support/read-zipped.js';
import { TestApp } from '../../../test/support/test-app.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import type { Page } from '../../common/pagination/page.js';
import { RecordKind } from '../../common/record-kind.js';
import { Translation } from '../../content/content.module.js';
import { TeamMember } from '../team/team.module.js';
import type {
  ListedTenderPackDto,
  PackChangeDto,
  PackPreviewDto,
  TenderPackDto,
} from './dto/tender-pack.dto.js';
import { PackFilesService } from './pack-files.service.js';

let app: TestApp;
let token: string;
let build: Build;
const amharicTitle = 'የእንጦጦ ቤት';

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  await build.settings();
  token = await tokenOf(app, await build.admin());
});

const aProject = async (given: object = {}) => {
  const project = await build.project({
    ...{ title: 'Ridge House', contractValue: 918273645, contractCurrency: 'ETB', referee: 'Ato Referee' },
    ...{ refereeContact: 'referee@mail.example', startMonth: '2019-03', firmRole: 'Lead consultant' },
    ...given,
  });
  const texts = { title: amharicTitle, description: 'በተራራ ላይ ያለ ቤት።' };
  await say(RecordKind.PROJECT, project.id, { texts, sources: {} });
  return project;
};

/** In Amharic. */
const say = (kind: RecordKind, recordId: number, said: object) =>
  app.dataSource
    .getRepository(Translation)
    .save({ kind, recordId, language: SiteLanguage.am, published: true, ...said });

const cv = {
  ...{ position: 'Team leader', birthYear: 1979, nationality: 'Ethiopian' },
  education: [{ degree: 'BSc in Architecture', institution: 'Addis Ababa University', year: 2003 }],
  registrations: [{ body: 'Practising Professional Architect', number: 'PPA/17', expires: '2027-07-07' }],
  languages: [{ language: 'Amharic', speaking: 'EXCELLENT', reading: 'GOOD', writing: 'FAIR' }],
  memberships: ['Association of Architects'],
  employment: [{ employer: 'Warka', position: 'Designer', from: '2003-09', to: '2008-08' }],
  assignments: [{ project: 'A clinic', role: 'Designer', from: '2005-01', duties: 'Led the design.' }],
};

const aPerson = (given: object = {}) =>
  app.dataSource
    .getRepository(TeamMember)
    .save({ name: 'Sara Demo', title: 'Architect', bio: 'Designs schools.', place: 1, ...given });

async function aPack(given: object = {}): Promise<TenderPackDto> {
  const { id } = await aProject();
  const body = {
    title: 'School tender',
    template: 'REFERENCES',
    languages: ['en', 'am'],
    projectIds: [id],
    ...given,
  };
  const { data, status, message } = await app.post<TenderPackDto>('/tender-packs', body, { token });
  expect({ status, message }).toEqual({ status: 201, message: 'Tender pack created' });
  return data;
}

async function fileOf(pack: TenderPackDto, format: 'PDF' | 'DOCX'): Promise<Uint8Array> {
  await app.post(`/tender-packs/${pack.id}/files`, { format }, { token });
  await app.nest.get(PackFilesService).makeWaiting();
  const { data } = await app.get<TenderPackDto>(`/tender-packs/${pack.id}`, { token });
  expect(data.files[0]).toMatchObject({ format, state: 'DONE', progress: 100, packVersion: pack.version });
  const address = `${app.origin}/api/v1/tender-packs/${pack.id}/files/${data.files[0]!.id}`;
  const answer = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return new Uint8Array(await answer.arrayBuffer());
}

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes, { verbosity: 0 }), { mergePages: true });
  return text;
}

describe('the list of packs', () => {
  it('has pages, changed last first, and reads no facts', async () => {
    const { id } = await aProject();
    const made: TenderPackDto[] = [];
    for (const title of ['First', 'Second', 'Third'])
      made.push(
        (await app.post<TenderPackDto>('/tender-packs', { title, projectIds: [id] }, { token })).data,
      );
    await app.call('PUT', `/tender-packs/${made[0]!.id}`, { body: { title: 'Changed', version: 1 }, token });
    await app.call('DELETE', `/tender-packs/${made[1]!.id}`, { token });
    const query = jest.spyOn(pg.Client.prototype, 'query');
    const { data } = await app.get<Page<ListedTenderPackDto>>('/tender-packs?limit=1&page=2', { token });
    const statements = query.mock.calls.map(([said]: unknown[]) => JSON.stringify(said)).join();
    query.mockRestore();
    expect(data.pagination).toMatchObject({ totalItems: 2, totalPages: 2, currentPage: 2 });
    expect(data.data).toEqual([
      {
        ...{ id: made[2]!.id, title: 'Third', template: 'PORTFOLIO', languages: ['en'], version: 1 },
        ...{ projectIds: [id], personIds: [] },
        ...{ createdAt: made[2]!.createdAt, updatedAt: made[2]!.updatedAt },
      },
    ]);
    expect(statements).toContain('tender_packs');
    expect(statements).not.toContain('facts');
    const first = await app.get<Page<ListedTenderPackDto>>('/tender-packs', { token });
    expect(first.data.data.map(({ title }) => title)).toEqual(['Changed', 'Third']);
  });
});

describe('the file of a pack', () => {
  it('has its facts in both languages as PDF', async () => {
    const text = await textOfPdf(await fileOf(await aPack(), 'PDF'));
    for (const word of [amharicTitle, 'Ridge House', 'ETB 918,273,645', 'Ato Referee', 'የውል ዋጋ', '2019-03'])
      expect(text).toContain(word);
  });

  it('has its facts in both languages for Word, Ethiopic letters in their font', async () => {
    const xml = readZipped(await fileOf(await aPack(), 'DOCX'), 'word/document.xml');
    for (const word of [amharicTitle, 'Ridge House', 'ETB 918,273,645']) expect(xml).toContain(word);
    const run = xml.split('<w:r>').find((each) => each.includes(amharicTitle));
    expect(run).toMatch(/w:cs="Ebrima"/);
    expect(run).toMatch(/w:bidi="am-ET"/);
  });

  it('is given up once three processes ended over it, and the next one is made', async () => {
    const pack = await aPack();
    await app.post(`/tender-packs/${pack.id}/files`, { format: 'PDF' }, { token });
    await app.dataSource.query(
      `UPDATE tender_packs SET files = jsonb_set(files::jsonb, '{0,attempts}', '3') WHERE id = $1`,
      [pack.id],
    );
    await app.nest.get(PackFilesService).makeWaiting();
    const { data } = await app.get<TenderPackDto>(`/tender-packs/${pack.id}`, { token });
    expect(data.files).toMatchObject([{ state: 'FAILED' }]);
    expect((await fileOf(pack, 'PDF')).length).toBeGreaterThan(1000);
  });

  it('has the whole CV of people, its lists translated', async () => {
    const { id: projectId } = await aProject({ title: 'Clinic in Jimma' });
    const { id } = await aPerson({ ...cv, assignments: [{ ...cv.assignments[0], projectId }] });
    await say(RecordKind.TEAM_MEMBER, id, {
      texts: {
        position: 'የቡድን መሪ',
        nationality: 'ኢትዮጵያዊት',
        words: ['አማርኛ', 'የሥነ ሕንፃ ዲግሪ', 'ዋርካ', 'ንድፉን መርታለች'],
      },
      sources: { words: ['Amharic', 'BSc in Architecture', 'Warka', 'Led the design.'] },
    });
    const pack = await aPack({ template: 'CVS', personIds: [id] });
    const pdf = await textOfPdf(await fileOf(pack, 'PDF'));
    const xml = readZipped(await fileOf(pack, 'DOCX'), 'word/document.xml');
    for (const text of [pdf, xml.replaceAll(/<[^>]*>/g, '')]) {
      for (const said of ['Sara Demo', 'Designs schools', '1979', 'Team leader', 'Ethiopian', 'Excellent'])
        expect(text).toContain(said);
      for (const said of ['BSc in Architecture', 'Addis Ababa University', 'PPA/17', '2027-07-07'])
        expect(text).toContain(said);
      for (const said of [
        'Association of Architects',
        '2003-09 – 2008-08',
        '2005-01 – to date',
        'Clinic in Jimma',
      ])
        expect(text).toContain(said);
      for (const said of ['የቡድን መሪ', 'ኢትዮጵያዊት', 'አማርኛ', 'የሥነ ሕንፃ ዲግሪ', 'ዋርካ', 'ንድፉን መርታለች'])
        expect(text).toContain(said);
      for (const said of [amharicTitle, 'የትውልድ ዓመት', 'እጅግ በጣም ጥሩ', '2005-01 – እስከ አሁን'])
        expect(text).toContain(said);
    }
  });

  it('has projects and CVs as a portfolio', async () => {
    const { id } = await aPerson(cv);
    const pack = await aPack({ template: 'PORTFOLIO', personIds: [id] });
    const text = await textOfPdf(await fileOf(pack, 'PDF'));
    for (const said of ['Ridge House', amharicTitle, 'Sara Demo', 'PPA/17']) expect(text).toContain(said);
  });

  it('has the facts of the firm', async () => {
    await build.settings({
      registrations: [{ name: 'Trade licence', body: 'City', number: 'TL/1', expires: '2027-07-07' }],
      insurances: [{ name: 'Indemnity', insurer: 'Example', amount: 5_000_000, currency: 'ETB' }],
      turnover: [{ year: 2025, amount: 38_500_000, currency: 'ETB' }],
      equipment: [{ name: 'Total station', quantity: 2 }],
      ...{ firmProfile: 'Eighteen people.', qualityText: 'Two read each drawing.' },
    });
    await say(RecordKind.SETTINGS, 1, {
      texts: { firmProfile: 'አሥራ ስምንት ባለሙያዎች።', words: ['የንግድ ፈቃድ'] },
      sources: { words: ['Trade licence'] },
    });
    const text = await textOfPdf(await fileOf(await aPack({ template: 'PROFILE' }), 'PDF'));
    for (const said of ['Trade licence', 'TL/1', 'ETB 5,000,000', 'ETB 38,500,000', 'Total station'])
      expect(text).toContain(said);
    for (const said of [
      'Eighteen people.',
      'Two read each drawing.',
      'አሥራ ስምንት ባለሙያዎች።',
      'የንግድ ፈቃድ',
      'የጥራት ማረጋገጫ',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('Health and safety');
  });

  it('is made once for a version and format, and stays as it was', async () => {
    const pack = await aPack();
    const before = await fileOf(pack, 'PDF');
    expect(await fileOf(pack, 'PDF')).toEqual(before);
    const change = { title: 'Another', version: pack.version };
    const { data } = await app.call<TenderPackDto>('PUT', `/tender-packs/${pack.id}`, {
      body: change,
      token,
    });
    await fileOf(data, 'PDF');
    const { data: after } = await app.get<TenderPackDto>(`/tender-packs/${pack.id}`, { token });
    expect(after.files).toHaveLength(2);
    expect(after.version).toBe(data.version);
  });

  it.each(['PORTFOLIO', 'INTEREST', 'CVS', 'PROFILE'])(
    'says nothing of value and referee as %s',
    async (template) => {
      const text = await textOfPdf(await fileOf(await aPack({ template }), 'PDF'));
      expect(text).not.toMatch(/918|Referee|referee@/);
    },
  );

  it('has each picture once, however many languages show it', async () => {
    const body = form({ title: 'House', description: 'x', location: 'Bole' }, [
      ['images', await picture(1200, 800), 'house.png'],
    ]);
    const { id } = (await app.post<{ id: number }>('/projects', body, { token })).data;
    const pack = await aPack({ template: 'PORTFOLIO', projectIds: [id] });
    const bytes = Buffer.from(await fileOf(pack, 'PDF')).toString('latin1');
    expect(bytes.match(/\/Subtype \/Image/g)).toHaveLength(1);
    const document = await getDocumentProxy(await fileOf(pack, 'PDF'), { verbosity: 0 });
    const pages = Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1));
    const operators = await Promise.all(pages.map(async (page) => (await page).getOperatorList()));
    const drawn = operators.filter(({ argsArray }) => JSON.stringify(argsArray).includes('img_p'));
    expect(drawn).toHaveLength(2);
  });

  it('has long texts without their Markdown', async () => {
    const { id } = await aProject({
      longDescription: '## Walls\n\n**Tuff** of [Zway](https://zway.example)',
    });
    const text = await textOfPdf(
      await fileOf(await aPack({ template: 'PORTFOLIO', projectIds: [id] }), 'PDF'),
    );
    expect(text).toMatch(/Walls\s+Tuff of Zway/);
    expect(text).not.toMatch(/[#*]|zway\.example/);
  });

  it('goes on over many pages', async () => {
    const longDescription = 'A long sentence about a house. '.repeat(150);
    const { id } = await aProject({ longDescription, description: 'Words about it. '.repeat(30) });
    const bytes = await fileOf(await aPack({ template: 'PORTFOLIO', projectIds: [id] }), 'PDF');
    const document = await getDocumentProxy(bytes, { verbosity: 0 });
    expect(document.numPages).toBeGreaterThan(3);
    expect(
      (await textOfPdf(await fileOf(await aPack({ projectIds: [id] }), 'PDF'))).match(/Words\s+about\s+it/g),
    ).toHaveLength(30);
  });
});

describe('the facts of a pack', () => {
  it('stay as they were taken until they are updated', async () => {
    const pack = await aPack();
    const [projectId] = pack.projectIds;
    await app.call('PUT', `/projects/${projectId}`, {
      body: { title: 'Hill House', contractValue: 5 },
      token,
    });
    const { data: changes } = await app.get<PackChangeDto[]>(`/tender-packs/${pack.id}/changes`, { token });
    const english = changes
      .filter(({ language }) => language === 'en')
      .map(({ field, before, after }) => [field, before, after]);
    expect(english).toEqual(
      expect.arrayContaining([
        ['title', 'Ridge House', 'Hill House'],
        ['contractValue', '918273645', '5'],
      ]),
    );
    expect(await textOfPdf(await fileOf(pack, 'PDF'))).toContain('Ridge House');
    const path = `/tender-packs/${pack.id}/facts`;
    const { data } = await app.call<TenderPackDto>('PUT', path, { body: { version: pack.version }, token });
    expect(data.version).toBe(pack.version + 1);
    expect(await textOfPdf(await fileOf(data, 'PDF'))).toContain('Hill House');
    expect((await app.call('PUT', path, { body: { version: data.version }, token })).data).toMatchObject({
      version: data.version,
    });
  });

  it('are not updated by who has not seen the pack as it is', async () => {
    const pack = await aPack();
    const change = { body: { title: 'Theirs', version: pack.version }, token };
    await app.call('PUT', `/tender-packs/${pack.id}`, change);
    await app.call('PUT', `/projects/${pack.projectIds[0]}`, { body: { title: 'Hill House' }, token });
    const body = { version: pack.version };
    expect((await app.call('PUT', `/tender-packs/${pack.id}/facts`, { body, token })).status).toBe(409);
  });

  it('are shown in a preview without scripts, escaped', async () => {
    const { id } = await aProject({ title: '<script>House</script>' });
    const body = { title: 'Draft', template: 'REFERENCES', projectIds: [id] };
    const { data } = await app.post<PackPreviewDto>('/tender-packs/preview', body, { token });
    expect(data.html).toContain('&lt;script&gt;House');
    expect(data.html).not.toContain('<script');
  });

  it('cannot be of records that do not exist', async () => {
    const { status } = await app.post('/tender-packs', { title: 'None', projectIds: [77] }, { token });
    expect(status).toBe(400);
  });

  it('outlive the project', async () => {
    const pack = await aPack();
    await app.call('DELETE', `/projects/${pack.projectIds[0]}`, { token });
    const body = { title: 'Later', version: pack.version };
    const { data } = await app.call<TenderPackDto>('PUT', `/tender-packs/${pack.id}`, { body, token });
    expect(await textOfPdf(await fileOf(data, 'PDF'))).toContain('Ridge House');
  });
});

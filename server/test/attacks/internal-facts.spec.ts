import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Access } from '../../src/common/access/access.js';
import type { ProjectDto } from '../../src/modules/projects/dto/project.dto.js';
import { ClientType, ProjectFact } from '../../src/modules/projects/project.enums.js';
import { Build, tokenOf } from '../builders/build.js';
import { routesOf } from '../support/routes.js';
import { TestApp } from '../support/test-app.js';

// What staff note of a project for tenders is read by nobody else, unless they show it: referee and contract never.

let app: TestApp;
let build: Build;
let token: string;

/** Each is written as nothing else in an answer is. */
const never = {
  contractValue: 918273645,
  contractCurrency: 'XQZ',
  referee: 'Refereename',
  refereeContact: 'refereecontact@mail.example',
};
const tickable = {
  country: 'Countrysecret',
  latitude: 12.345671,
  longitude: 43.219871,
  firmRole: 'Rolesecret',
  firmServices: ['Servicesecret'],
  startMonth: '1871-05',
  completionMonth: '1873-06',
  team: ['Teamsecret'],
  materials: ['Materialsecret'],
  credits: 'Creditsecret',
};
const written = (facts: object) => Object.values(facts).flat().map(String);

beforeAll(async () => {
  app = await TestApp.start({ publicUrl: 'https://firm.example' });
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  await build.settings();
  token = await tokenOf(app, await build.admin());
});

async function aProject(given: object = {}): Promise<ProjectDto> {
  const { data } = await app.post<ProjectDto>(
    '/projects',
    {
      ...{
        title: 'Ridge House',
        description: 'A house.',
        location: 'Entoto',
        isForSale: true,
        featured: true,
      },
      ...{ clientType: ClientType.GOVERNMENT, ...tickable, ...never, ...given },
    },
    { token },
  );
  // Those alike and beside it are answered with it.
  await build.project({ location: 'Entoto' });
  // Staff may put all of it into a pack.
  const pack = { title: 'Ridge pack', template: 'REFERENCES', projectIds: [data.id] };
  expect((await app.post('/tender-packs', pack, { token })).status).toBe(201);
  return data;
}

/** All that everybody may read, by the address of what says it. */
async function everythingOpen({ id, slug }: ProjectDto): Promise<Map<string, string>> {
  const open = routesOf(app).filter(
    ({ method, access }) => method === 'GET' && [Access.PUBLIC, Access.OPTIONAL].includes(access),
  );
  const filled = open.map(({ path }) =>
    (path.startsWith('/pack/') ? path : `/api/v1${path}`)
      .replace(':slug', slug)
      .replace(/:(id|projectId)\b/, String(id))
      .replace(/:\w+/g, '1'),
  );
  const searches = ['Refereename', 'Countrysecret', 'Materialsecret'].flatMap((word) => [
    `/api/v1/projects?search=${word}`,
    `/api/v1/search?q=${word}`,
  ]);
  const pages = ['', '/am', '/om'].flatMap((language) => [
    ...[language || '/', `${language}/projects`, `${language}/projects?view=index`],
    ...[`${language}/projects/${slug}`, `${language}/search?q=Refereename`],
  ]);
  const addresses = [...filled, ...searches, ...pages, '/rss.xml', '/sitemap.xml', '/llms.txt'];
  const found = new Map<string, string>();
  for (const address of addresses) {
    const url = `${app.origin}${address}`;
    // A stream would stay open.
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) }).catch(
      () => null,
    );
    const text = (await answer?.text().catch(() => '')) ?? '';
    // What was searched for is said again.
    found.set(address, text.replaceAll(decodeURIComponent(new URL(url).search.split('=').pop() ?? ''), ''));
  }
  return found;
}

function placesOf(secrets: string[], found: Map<string, string>): string[] {
  return [...found].flatMap(([address, text]) =>
    secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} at ${address}`),
  );
}

describe('facts of a project', () => {
  it('are in no open answer, page or feed while nobody shows them', async () => {
    const project = await aProject();
    const found = await everythingOpen(project);
    expect(placesOf([...written(never), ...written(tickable), 'GOVERNMENT'], found)).toEqual([]);
    // A walk that reads nothing would find nothing.
    const naming = [...found].filter(([, text]) => text.includes('Ridge House')).map(([address]) => address);
    expect(naming.length).toBeGreaterThan(8);
    expect(naming).toContain(`/api/v1/projects/slug/${project.slug}`);
  });

  it('that staff show are read on the page of the project, referee and contract never', async () => {
    const project = await aProject({ publicFacts: Object.values(ProjectFact) });
    const answer = await app.get<object>(`/projects/slug/${project.slug}`);
    expect(answer.data).toMatchObject({ clientType: 'GOVERNMENT', ...tickable });
    for (const name of Object.keys({ ...never, publicFacts: [] }))
      expect(answer.data).not.toHaveProperty(name);
    expect(placesOf(written(never), await everythingOpen(project))).toEqual([]);
  });

  it('are shown one by one', async () => {
    const { slug } = await aProject({ publicFacts: ['COUNTRY', 'PERIOD'] });
    const { data } = await app.get<object>(`/projects/slug/${slug}`);
    expect(data).toMatchObject({
      ...{ country: tickable.country, startMonth: '1871-05', completionMonth: '1873-06' },
      ...{ clientType: 'UNSTATED', latitude: null, longitude: null, firmRole: null, firmServices: [] },
      ...{ team: [], materials: [], credits: null },
    });
  });

  it('are all read by staff, in the exported table too', async () => {
    const { id } = await aProject();
    const { data } = await app.get<ProjectDto>(`/projects/admin/${id}`, { token });
    expect(data).toMatchObject({ ...tickable, ...never });
    const csv = await (
      await fetch(`${app.origin}/api/v1/projects/export`, { headers: { Authorization: `Bearer ${token}` } })
    ).text();
    for (const word of [...written(never), 'Countrysecret']) expect(csv).toContain(word);
  });

  it('are not shown again by restoring a version in which they were', async () => {
    const project = await aProject({ publicFacts: ['COUNTRY'] });
    const change = { publicFacts: [], firmRole: 'Another', version: project.version };
    const { data } = await app.call<ProjectDto>('PUT', `/projects/${project.id}`, { body: change, token });
    const path = `/revisions/project/${project.id}/${project.version}/restore`;
    const { message } = await app.post(path, { version: data.version }, { token });
    expect(message).toBe('Version restored');
    const after = await app.get<ProjectDto>(`/projects/slug/${project.slug}`);
    expect(after.data).toMatchObject({ country: null, firmRole: null });
    const { data: stored } = await app.get<ProjectDto>(`/projects/admin/${project.id}`, { token });
    expect(stored).toMatchObject({ firmRole: tickable.firmRole, publicFacts: [] });
  });
});

describe('the CV of a person, and facts of the firm', () => {
  const cv = {
    ...{ position: 'Positionsecret', birthYear: 1917, nationality: 'Nationsecret' },
    education: [{ degree: 'Degreesecret', institution: 'Schoolsecret', year: 1941 }],
    registrations: [{ body: 'Bodysecret', number: 'Numbersecret', expires: '2071-01-02' }],
    languages: [{ language: 'Tonguesecret', speaking: 'GOOD', reading: 'GOOD', writing: 'FAIR' }],
    memberships: ['Membersecret'],
    employment: [
      {
        employer: 'Employersecret',
        position: 'Postsecret',
        country: 'Landsecret',
        from: '1951-03',
        to: '1952-04',
      },
    ],
    assignments: [
      { project: 'Jobsecret', role: 'Partsecret', from: '1953-05', to: '1954-06', duties: 'Dutysecret' },
    ],
  };
  const firm = {
    registrations: [
      { name: 'Papersecret', body: 'Issuersecret', number: 'Firmsecret', expires: '2072-03-04' },
    ],
    insurances: [
      { name: 'Coversecret', insurer: 'Insurersecret', number: 'Policysecret', amount: 918273646 },
    ],
    turnover: [{ year: 1961, amount: 918273647, currency: 'XQZ' }],
    equipment: [{ name: 'Toolsecret', quantity: 98765 }],
    ...{ firmProfile: 'Profilesecret', qualityText: 'Qualitysecret', safetyText: 'Safetysecret' },
  };
  const valuesIn = (value: unknown): string[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [String(value)];
  /** What says nothing by itself. */
  const common = ['GOOD', 'FAIR'];
  const secrets = [...valuesIn(cv), ...valuesIn(firm)].filter((value) => !common.includes(value));

  /** With translations of all of it that are published. */
  async function aPerson(given: object = {}): Promise<void> {
    const body = { name: 'Chaltu Regassa', title: 'Architect', bio: 'Draws.', ...cv, ...given };
    const { data } = await app.post<{ id: number }>('/team', body, { token });
    await app.call('PUT', '/settings', { body: firm, token });
    for (const at of [`/translations/team-member/${data.id}/am`, '/translations/settings/1/am']) {
      interface Stored {
        version: number;
        texts: { field: string; english: string; fingerprint: string }[];
      }
      const { data: stored } = await app.get<Stored>(at, { token });
      const texts = stored.texts
        .filter(({ english }) => english)
        .map(({ field, english, fingerprint }) => ({ field, text: english, fingerprint }));
      const { status } = await app.call('PUT', at, {
        body: { texts, published: true, version: stored.version },
        token,
      });
      expect(status).toBe(200);
    }
  }

  async function found(): Promise<Map<string, string>> {
    const all = await everythingOpen(await aProject());
    for (const path of ['/about', '/am/about', '/om/about', '/api/v1/search?q=Degreesecret'])
      all.set(path, await (await fetch(`${app.origin}${path}`)).text());
    return all;
  }

  it('are in no open answer, page or feed while nobody shows them', async () => {
    await aPerson();
    const all = await found();
    const said = new Map([...all].map(([at, text]) => [at, text.replaceAll('Degreesecret"', '')]));
    expect(placesOf(secrets, said)).toEqual([]);
    expect(all.get('/am/about')).toContain('Chaltu Regassa');
    expect(all.get('/api/v1/settings')).toContain('siteName');
  });

  it('are shown list by list, the rest never', async () => {
    const publicFacts = ['EDUCATION', 'REGISTRATIONS', 'LANGUAGES', 'MEMBERSHIPS'];
    await aPerson({ publicFacts });
    const all = await found();
    const shown = ['Degreesecret', 'Schoolsecret', '1941', 'Bodysecret', 'Numbersecret', 'Tonguesecret'];
    for (const word of [...shown, 'Membersecret']) expect(all.get('/api/v1/team')).toContain(word);
    const never = secrets.filter((secret) => ![...shown, 'Membersecret'].includes(secret));
    expect(placesOf(never, all)).toEqual([]);
  });
});

describe('POST /projects', () => {
  it.each([
    [{ startMonth: '2021-13' }, 'startMonth must be a month such as 2021-04.'],
    [{ contractCurrency: 'birr' }, 'contractCurrency must have at most 3 characters.'],
    [{ contractCurrency: 'et1' }, 'contractCurrency must be three capital letters, such as ETB.'],
    [{ latitude: 91 }, 'latitude must be 90 or less.'],
    [{ clientType: 'KING' }, /^clientType must be one of UNSTATED, PRIVATE/],
    [{ publicFacts: ['REFEREE'] }, /^Each entry of publicFacts must be one of CLIENT_TYPE/],
    [
      { startMonth: '2021-04', completionMonth: '2021-03' },
      'completionMonth must not be before startMonth, 2021-04.',
    ],
  ])('refuses %j', async (given, message) => {
    const body = { title: 'Ridge House', description: 'A house.', location: 'Entoto', ...given };
    const { status, error } = await app.post('/projects', body, { token });
    expect(status).toBe(400);
    const { details } = error as unknown as { details: { message: string }[] };
    expect(details.map((each) => each.message)).toEqual([
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
  });
});

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
  return data;
}

/** All that everybody may read, by the address of what says it. */
async function everythingOpen({ id, slug }: ProjectDto): Promise<Map<string, string>> {
  const open = routesOf(app).filter(
    ({ method, access }) => method === 'GET' && [Access.PUBLIC, Access.OPTIONAL].includes(access),
  );
  const filled = open.map(({ path }) =>
    `/api/v1${path}`
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

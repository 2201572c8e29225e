import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import type { PublicTeamMemberDto, TeamMemberDto } from './dto/team-member.dto.js';
import { TeamService } from './team.module.js';

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

const person = { name: 'Selamawit Tefera', title: 'Architect', bio: 'Draws.' };
const cv = {
  position: 'Team leader',
  birthYear: 1979,
  nationality: 'Ethiopian',
  education: [{ degree: 'BSc in Architecture', institution: 'Addis Ababa University', year: 2003 }],
  registrations: [{ body: 'Practising Professional Architect', number: 'PPA/17', expires: '2027-07-07' }],
  languages: [{ language: 'Amharic', speaking: 'EXCELLENT', reading: 'EXCELLENT', writing: 'GOOD' }],
  memberships: ['Association of Architects'],
  employment: [
    { employer: 'Zigba', position: 'Architect', country: 'Ethiopia', from: '2008-09', to: null },
    { employer: 'Warka', position: 'Designer', country: 'Ethiopia', from: '2003-09', to: '2008-08' },
  ],
  assignments: [
    { projectId: null, project: 'A clinic', role: 'Designer', from: '2005-01', to: null, duties: 'Drew it.' },
  ],
};

const create = async (given: object = {}) =>
  (await app.post<TeamMemberDto>('/team', { ...person, ...cv, ...given }, { token })).data;
const update = (id: number, body: object) => app.call<TeamMemberDto>('PUT', `/team/${id}`, { body, token });
const list = async () => (await app.get<PublicTeamMemberDto[]>('/team')).data[0]!;

/** Translates the texts within the lists. */
async function translate(id: number, said: Record<string, string>): Promise<void> {
  const at = `/translations/team-member/${id}/am`;
  interface Stored {
    version: number;
    texts: { field: string; english: string; fingerprint: string }[];
  }
  const { data } = await app.get<Stored>(at, { token });
  const { english, fingerprint } = data.texts.find(({ field }) => field === 'words')!;
  const text = english
    .split('\n')
    .map((line) => said[line] ?? line)
    .join('\n');
  const texts = [{ field: 'words', text, fingerprint }];
  await app.call('PUT', at, { body: { texts, published: true, version: data.version }, token });
}

it('stores a CV whole, and does nothing when the same comes again', async () => {
  const member = await create();
  expect(member).toMatchObject(cv);
  expect(member).not.toHaveProperty('words');
  const { data } = await update(member.id, { ...cv, version: member.version });
  expect(data.version).toBe(member.version);
  const { status, error } = await update(member.id, { position: 'Other', version: 99 });
  expect([status, error!.code]).toEqual([409, 'CONFLICT']);
});

it.each([
  [{ birthYear: 1850 }, 'birthYear'],
  [{ education: [{ institution: 'A' }] }, 'education.0.degree'],
  [{ education: Array.from({ length: 11 }, () => ({ degree: 'BSc' })) }, 'education'],
  [{ registrations: [{ body: 'A', expires: '2027-02-30' }] }, 'registrations.0.expires'],
  [
    { languages: [{ language: 'Oromo', speaking: 'FLUENT', reading: 'GOOD', writing: 'GOOD' }] },
    'languages.0.speaking',
  ],
  [{ employment: [{ employer: 'A', from: '2021-13' }] }, 'employment.0.from'],
  [{ assignments: [{ project: 'A', projectId: 0 }] }, 'assignments.0.projectId'],
  [{ assignments: [{ project: 'A', salary: 5 }] }, 'assignments.0.salary'],
  [{ publicFacts: ['BIRTH_YEAR'] }, 'publicFacts'],
  [{ words: ['A'] }, 'words'],
])('refuses %j', async (given, field) => {
  const { status, error } = await app.post('/team', { ...person, ...given }, { token });
  expect(status).toBe(400);
  expect(error).toMatchObject({ details: [{ field }] });
});

it('shows visitors the facts that are ticked, in their language, and nothing else of the CV', async () => {
  const { id, version } = await create();
  expect((await list()).facts).toEqual([]);
  await translate(id, { 'Practising Professional Architect': 'ባለሙያ አርክቴክት', Amharic: 'አማርኛ' });
  await update(id, { publicFacts: ['LANGUAGES', 'REGISTRATIONS'], version });
  const { data } = await app.get<PublicTeamMemberDto[]>('/team', { headers: { 'Accept-Language': 'am' } });
  expect(data[0]!.facts).toEqual([
    { fact: 'REGISTRATIONS', entries: ['ባለሙያ አርክቴክት, PPA/17'] },
    { fact: 'LANGUAGES', entries: ['አማርኛ'] },
  ]);
  expect(data[0]!.fallbacks).not.toContain('nationality');
  expect(Object.keys(data[0]!).sort()).toEqual([
    ...['bio', 'facts', 'fallbacks', 'id', 'image', 'name', 'pictures', 'title'],
  ]);
});

it('keeps each translation with its text when rows move or go', async () => {
  const { id, version } = await create();
  await translate(id, { Zigba: 'ዝግባ', Warka: 'ዋርካ' });
  await update(id, { employment: [cv.employment[1]], version });
  const read = async (language: SiteLanguage) =>
    (await app.nest.get(TeamService).readCvs([id], language))[0]!.employment;
  expect(await read(SiteLanguage.am)).toMatchObject([{ employer: 'ዋርካ', position: 'Designer' }]);
  expect(await read(SiteLanguage.om)).toMatchObject([{ employer: 'Warka' }]);
});

it('names a linked project as it is called now, in the trash too, and as it was once it is gone', async () => {
  const project = await build.project({ title: 'Clinic in Jimma' });
  const { id } = await create({ assignments: [{ projectId: project.id, project: 'Clinic', role: 'Lead' }] });
  const said = async () =>
    (await app.nest.get(TeamService).readCvs([id], SiteLanguage.en))[0]!.assignments[0]!.project;
  expect(await said()).toBe('Clinic in Jimma');
  await app.call('DELETE', `/projects/${project.id}`, { token });
  expect(await said()).toBe('Clinic in Jimma');
  expect((await app.call('DELETE', `/bin/project/${project.id}`, { token })).message).toBe(
    'Deleted for good',
  );
  expect(await said()).toBe('Clinic');
  expect((await update(id, { title: 'Partner' })).status).toBe(200);
});

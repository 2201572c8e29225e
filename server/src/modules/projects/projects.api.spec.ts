import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, testPassword } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { Page } from '../../common/pagination/page.js';
import type { SignedInDto } from '../auth/dto/sign-in.dto.js';
import type { ProjectFacetsDto, ProjectStatsDto } from './dto/list-projects.dto.js';
import type { ProjectDto } from './dto/project.dto.js';
import { Project } from './project.entity.js';
import { ProjectFact, ProjectStatus, ProjectType } from './project.enums.js';

let app: TestApp;
let build: Build;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(() => app.empty());

async function staffToken(): Promise<string> {
  await build.admin({ email: 'staff@firm.example' });
  const body = { email: 'staff@firm.example', password: testPassword };
  return (await app.post<SignedInDto>('/auth/login', body)).data.accessToken;
}

async function titles(path: string, token?: string): Promise<string[]> {
  const answer = await app.get<Page<ProjectDto>>(path, { token });
  expect(answer.status).toBe(200);
  return answer.data.data.map((project) => project.title);
}

describe('GET /projects', () => {
  it('answers the newest first, ten a page', async () => {
    for (let day = 1; day <= 12; day += 1) {
      await build.project({ title: `Day ${day}`, createdAt: new Date(Date.UTC(2026, 0, day)) });
    }
    const answer = await app.get<Page<ProjectDto>>('/projects');
    expect(answer.data.data.map((project) => project.title)).toEqual([
      ...['Day 12', 'Day 11', 'Day 10', 'Day 9', 'Day 8', 'Day 7', 'Day 6', 'Day 5', 'Day 4', 'Day 3'],
    ]);
    expect(answer.data.pagination).toEqual({
      currentPage: 1,
      pageSize: 10,
      totalPages: 2,
      totalItems: 12,
      hasNext: true,
      hasPrevious: false,
    });
  });

  it('never shows a record on two pages, even where the sort ties', async () => {
    const createdAt = new Date();
    for (let count = 0; count < 9; count += 1) await build.project({ createdAt });
    const pages = await Promise.all([1, 2, 3].map((page) => titles(`/projects?page=${page}&limit=3`)));
    expect(new Set(pages.flat()).size).toBe(9);
  });

  it('answers an empty page past the end', async () => {
    await build.project();
    const answer = await app.get<Page<ProjectDto>>('/projects?page=7');
    expect(answer.data.data).toEqual([]);
    expect(answer.data.pagination).toMatchObject({
      currentPage: 7,
      totalPages: 1,
      hasNext: false,
      hasPrevious: true,
    });
  });

  it('hides what is not public from everybody but staff', async () => {
    await build.project({ title: 'Open' });
    await build.project({ title: 'Hidden', isPublic: false });
    expect(await titles('/projects')).toEqual(['Open']);
    expect(await titles('/projects?isPublic=false')).toEqual([]);
    expect(await titles('/projects/admin?sortBy=title&sortOrder=asc', await staffToken())).toEqual([
      'Hidden',
      'Open',
    ]);
  });

  it('never shows what is in the trash', async () => {
    const project = await build.project();
    await app.dataSource.manager.softDelete(Project, project.id);
    expect(await titles('/projects', undefined)).toEqual([]);
    expect(await titles('/projects/admin', await staffToken())).toEqual([]);
    expect((await app.get(`/projects/${project.id}`)).status).toBe(404);
  });

  it('filters by type, several statuses, featured and for sale', async () => {
    await build.project({
      title: 'A',
      type: ProjectType.HOTEL,
      status: ProjectStatus.COMPLETED,
      featured: true,
    });
    await build.project({ title: 'B', type: ProjectType.HOTEL, status: ProjectStatus.UNDER_CONSTRUCTION });
    await build.project({ title: 'C', type: ProjectType.SCHOOL, isForSale: true, price: 90_000 });
    const sorted = 'sortBy=title&sortOrder=asc';
    expect(await titles(`/projects?type=HOTEL&${sorted}`)).toEqual(['A', 'B']);
    expect(await titles(`/projects?status=IN_DESIGN,UNDER_CONSTRUCTION&${sorted}`)).toEqual(['B', 'C']);
    expect(await titles('/projects?featured=true')).toEqual(['A']);
    expect(await titles('/projects?isForSale=true')).toEqual(['C']);
    expect(await titles(`/projects?featured=false&${sorted}`)).toEqual(['B', 'C']);
  });

  it('counts empty values as absent', async () => {
    await build.project({ title: 'A' });
    expect(await titles('/projects?type=&search=&featured=&page=')).toEqual(['A']);
  });

  it('finds every word in any case, and takes wildcards as they are', async () => {
    await build.project({ title: 'Lake House', location: 'Bishoftu' });
    await build.project({ title: '100% Stone', location: 'Mekelle' });
    expect(await titles('/projects?search=BISHOFTU%20house')).toEqual(['Lake House']);
    expect(await titles('/projects?search=%25')).toEqual(['100% Stone']);
    expect(await titles('/projects?search=_')).toEqual([]);
  });

  it('answers the average of the ratings to one decimal', async () => {
    await build.project({ title: 'Rated', ratingSum: 14, ratingCount: 3 });
    const [rated] = (await app.get<Page<ProjectDto>>('/projects')).data.data;
    expect(rated).toMatchObject({ averageRating: 4.7, ratingCount: 3 });
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=ten', 'limit'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['sortBy=passwordHash', 'sortBy'],
    ['sortOrder=up', 'sortOrder'],
    ['type=CASTLE', 'type'],
    ['status=COMPLETED,GONE', 'status'],
    ['featured=maybe', 'featured'],
    ['unknown=1', 'unknown'],
    ['search=%00', 'search'],
    [`search=${'x'.repeat(201)}`, 'search'],
  ])('refuses ?%s and names the field', async (query, field) => {
    const answer = await app.get(`/projects?${query}`);
    expect(answer).toMatchObject({ status: 400, error: { code: 'VALIDATION_ERROR', details: [{ field }] } });
  });
});

describe('GET /projects/{id}', () => {
  it('answers one project', async () => {
    const open = await build.project({ title: 'Open' });
    expect((await app.get<ProjectDto>(`/projects/${open.id}`)).data.title).toBe('Open');
    expect(await app.get(`/projects/${open.id + 1}`)).toMatchObject({
      status: 404,
      error: { code: 'NOT_FOUND' },
    });
  });

  it.each(['0', '-1', 'abc', '1.5', '99999999999999999999', '%00'])('refuses the id %s', async (id) => {
    expect(await app.get(`/projects/${id}`)).toMatchObject({
      status: 400,
      error: { code: 'VALIDATION_ERROR' },
    });
  });
});

it('refuses an address that cannot be read, in the envelope', async () => {
  const response = await fetch(`${app.origin}/api/v1/projects/slug/%E0%A4%A`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ success: false, error: { code: 'VALIDATION_ERROR' } });
});

describe('GET /projects/slug/{slug}', () => {
  it('has its long text as harmless HTML that keeps line breaks, which lists leave out', async () => {
    const longDescription = '# Walls\n\n**Thick**\nones <script>x</script>';
    const { id } = await build.project({ slug: 'ridge-house', longDescription });
    const longDescriptionHtml = '<h2>Walls</h2>\n<p><strong>Thick</strong><br>\nones x</p>';
    for (const path of ['slug/ridge-house', String(id)])
      expect((await app.get(`/projects/${path}`)).data).toMatchObject({
        longDescription,
        longDescriptionHtml,
      });
    const token = await staffToken();
    expect((await app.get(`/projects/${id}`, { token })).data).toMatchObject({ longDescriptionHtml });
    const [listed] = (await app.get<Page<object>>('/projects')).data.data;
    expect(listed).not.toHaveProperty('longDescriptionHtml');
  });

  it('has no HTML without a long text', async () => {
    const { id } = await build.project({ longDescription: null });
    expect((await app.get(`/projects/${id}`)).data).toMatchObject({ longDescriptionHtml: null });
  });

  it('finds a project by the name in its address', async () => {
    await build.project({ title: 'Ridge House', slug: 'ridge-house' });
    expect((await app.get<ProjectDto>('/projects/slug/ridge-house')).data.title).toBe('Ridge House');
    expect((await app.get('/projects/slug/nowhere')).status).toBe(404);
  });
});

describe('GET /projects/featured', () => {
  it('returns up to the limit of featured public projects, newest first', async () => {
    for (let day = 1; day <= 3; day += 1) {
      await build.project({
        title: `Day ${day}`,
        featured: true,
        createdAt: new Date(Date.UTC(2026, 0, day)),
      });
    }
    await build.project({ featured: true, isPublic: false });
    await build.project();
    const answer = await app.get<ProjectDto[]>('/projects/featured?limit=2');
    expect(answer.data.map((project) => project.title)).toEqual(['Day 3', 'Day 2']);
  });
});

describe('GET /projects/stats', () => {
  it('counts by type and status; hidden projects count for staff only', async () => {
    await build.project({ type: ProjectType.HOTEL, status: ProjectStatus.COMPLETED, featured: true });
    await build.project({ type: ProjectType.HOTEL, isForSale: true });
    await build.project({ type: ProjectType.SCHOOL, isPublic: false });
    const open = (await app.get<ProjectStatsDto>('/projects/stats')).data;
    expect(open).toMatchObject({
      totalProjects: 2,
      completedProjects: 1,
      featuredProjects: 1,
      forSaleProjects: 1,
    });
    expect(open.projectsByType).toMatchObject({ HOTEL: 2, SCHOOL: 0 });
    const all = (await app.get<ProjectStatsDto>('/projects/admin/stats', { token: await staffToken() })).data;
    expect(all).toMatchObject({ totalProjects: 3, publicProjects: 2 });
    expect(all.projectsByStatus).toEqual({ COMPLETED: 1, IN_DESIGN: 2, UNDER_CONSTRUCTION: 0 });
  });
});

describe('filters that visitors see counted', () => {
  const facts = { publicFacts: [ProjectFact.MATERIALS] };

  beforeEach(async () => {
    const { id } = await build.project({
      ...{ title: 'House', location: 'Bole, Addis Ababa', year: '2022', type: ProjectType.RESIDENCE },
      ...{ status: ProjectStatus.COMPLETED, materials: ['Grey stone', 'Glass'], ...facts },
    });
    await build.project({
      ...{ title: 'Tower', location: 'Kazanchis, Addis ababa', year: '2027', type: ProjectType.OFFICE },
      ...{ status: ProjectStatus.UNDER_CONSTRUCTION, materials: ['glass'], ...facts },
    });
    // Of what it is built is not public.
    await build.project({
      title: 'Lodge',
      location: 'Debark',
      type: ProjectType.HOTEL,
      materials: ['Basalt'],
    });
    await build.project({
      title: 'Secret',
      location: 'Harar',
      isPublic: false,
      materials: ['Gold'],
      ...facts,
    });
    await app.dataSource.query(
      `INSERT INTO translations (kind, record_id, language, texts, sources, published)
       VALUES ('project', $1, 'am', $2, $3, true)`,
      [
        id,
        { location: 'ቦሌ፣ አዲስ አበባ', materials: ['ግራጫ ድንጋይ', 'መስታወት'] },
        { location: 'Bole, Addis Ababa', materials: ['Grey stone', 'Glass'] },
      ],
    );
  });

  it.each([
    ['place=addis%20ababa', ['House', 'Tower']],
    ['place=Debark', ['Lodge']],
    ['place=Bole', []],
    ['year=2027', ['Tower']],
    ['year=2023', ['Lodge']],
    ['material=GLASS', ['House', 'Tower']],
    ['material=grey%20stone&year=2022', ['House']],
    ['material=basalt', []],
    ['place=Harar', []],
  ])('finds projects by %s', async (query, found) => {
    expect((await titles(`/projects?${query}`)).sort()).toEqual(found);
  });

  it('sort a project without a year where visitors read that it is of 2023', async () => {
    expect(await titles('/projects?sortBy=year&sortOrder=asc')).toEqual(['House', 'Lodge', 'Tower']);
    expect(await titles('/projects?sortBy=year')).toEqual(['Tower', 'Lodge', 'House']);
  });

  it('find hidden projects and internal materials for staff', async () => {
    const token = await staffToken();
    expect(await titles('/projects/admin?material=basalt', token)).toEqual(['Lodge']);
    expect(await titles('/projects/admin?place=Harar', token)).toEqual(['Secret']);
  });

  it('are each counted with the others as they are, in the language of the reader', async () => {
    const read = async (path: string, language = 'en') =>
      (await app.get<ProjectFacetsDto>(path, { headers: { 'Accept-Language': language } })).data;
    expect(await read('/projects/facets')).toEqual({
      type: [
        { value: 'HOTEL', label: 'HOTEL', count: 1 },
        { value: 'OFFICE', label: 'OFFICE', count: 1 },
        { value: 'RESIDENCE', label: 'RESIDENCE', count: 1 },
      ],
      status: [
        { value: 'COMPLETED', label: 'COMPLETED', count: 1 },
        { value: 'IN_DESIGN', label: 'IN_DESIGN', count: 1 },
        { value: 'UNDER_CONSTRUCTION', label: 'UNDER_CONSTRUCTION', count: 1 },
      ],
      isForSale: [{ value: 'false', label: 'false', count: 3 }],
      place: [
        { value: 'addis ababa', label: 'Addis Ababa', count: 2 },
        { value: 'debark', label: 'Debark', count: 1 },
      ],
      year: [
        { value: '2027', label: '2027', count: 1 },
        { value: '2023', label: '2023', count: 1 },
        { value: '2022', label: '2022', count: 1 },
      ],
      material: [
        { value: 'glass', label: 'Glass', count: 2 },
        { value: 'grey stone', label: 'Grey stone', count: 1 },
      ],
    });
    const { place, status, material } = await read('/projects/facets?status=COMPLETED', 'am');
    expect(place).toEqual([{ value: 'addis ababa', label: 'አዲስ አበባ', count: 1 }]);
    expect(status).toHaveLength(3);
    expect(material).toEqual([
      { value: 'glass', label: 'መስታወት', count: 1 },
      { value: 'grey stone', label: 'ግራጫ ድንጋይ', count: 1 },
    ]);
  });

  it('label each material by its own translation, in any order', async () => {
    const materials = JSON.stringify(['Teak', 'glass', 'Grey stone']);
    await app.dataSource.query(`UPDATE projects SET materials = $1 WHERE title = 'House'`, [materials]);
    const headers = { 'Accept-Language': 'am' };
    const { data } = await app.get<ProjectFacetsDto>('/projects/facets?status=COMPLETED', { headers });
    expect(data.material.map(({ value, label }) => [value, label]).toSorted()).toEqual([
      ['glass', 'መስታወት'],
      ['grey stone', 'ግራጫ ድንጋይ'],
      ['teak', 'Teak'],
    ]);
  });

  it('refuse what cannot be a year', async () => {
    expect((await app.get('/projects?year=soon')).status).toBe(400);
    expect((await app.get('/projects/facets?year=soon')).status).toBe(400);
  });
});

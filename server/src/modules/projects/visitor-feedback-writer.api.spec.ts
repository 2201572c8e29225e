import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { lockWaits } from '../../../test/support/lock-waits.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { Page } from '../../common/pagination/page.js';
import { loadForChange } from '../../common/versioning.js';
import { type User, UserRole } from '../accounts/accounts.module.js';
import type { ProjectRatingDto, ViewCountDto } from './dto/project-feedback.dto.js';
import type { ProjectDto } from './dto/project.dto.js';
import { Project } from './project.entity.js';

let app: TestApp;
let build: Build;
let project: Project;
let visitor: User;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  project = await build.project();
  visitor = await build.user();
  token = await tokenOf(app, visitor);
});

const rate = (body: object, as = token) =>
  app.post<ProjectRatingDto>(`/projects/${project.id}/rate`, body, { token: as });

async function asStaffSee(): Promise<ProjectDto> {
  const admin = await tokenOf(app, await build.user({ role: UserRole.ADMIN }));
  const { data } = await app.get<ProjectDto>(`/projects/admin/${project.id}`, { token: admin });
  return data;
}

describe('POST /projects/{id}/rate', () => {
  it('keeps one rating for each account: rating again replaces it', async () => {
    await rate({ userId: visitor.id, rating: 2, comment: '  Good.  ' });
    const answer = await rate({ userId: visitor.id, rating: 5 });
    expect(answer.data).toEqual({
      rating: 5,
      comment: null,
      isCounted: true,
      averageRating: 5,
      ratingCount: 1,
    });
  });

  it('is right under parallel ratings, and leaves the version that staff edit', async () => {
    const raters = await Promise.all(
      [1, 2, 3, 4, 5].map(async (stars) => {
        const user = await build.user();
        return { user, stars, token: await tokenOf(app, user) };
      }),
    );
    await Promise.all(
      raters.flatMap((rater) => [
        rate({ userId: rater.user.id, rating: 1 }, rater.token),
        rate({ userId: rater.user.id, rating: 1 }, rater.token),
      ]),
    );
    await Promise.all(
      raters.map((rater) => rate({ userId: rater.user.id, rating: rater.stars }, rater.token)),
    );
    expect(await asStaffSee()).toMatchObject({ averageRating: 3, ratingCount: 5, version: 1 });
  });

  it('needs an account, and its own name', async () => {
    const answer = await app.post(`/projects/${project.id}/rate`, { userId: visitor.id, rating: 5 });
    expect(answer).toMatchObject({ status: 401, error: { code: 'UNAUTHORIZED' } });
    expect(await rate({ userId: visitor.id + 1, rating: 5 })).toMatchObject({
      status: 403,
      error: { code: 'FORBIDDEN' },
    });
  });

  it.each([{ rating: 0 }, { rating: 6 }, { rating: 4.5 }, { rating: '5' }, {}])(
    'refuses %j',
    async (body) => {
      expect(await rate({ userId: visitor.id, ...body })).toMatchObject({
        status: 400,
        error: { details: [{ field: 'rating' }] },
      });
    },
  );

  it.each([0, -1, 2_147_483_648, 1.5, '1', null])('takes %j for no account', async (userId) => {
    expect(await rate({ userId, rating: 5 })).toMatchObject({
      status: 400,
      error: { details: [{ field: 'userId' }] },
    });
  });

  it('knows no hidden project', async () => {
    const hidden = await build.project({ isPublic: false });
    const answer = await app.post(
      `/projects/${hidden.id}/rate`,
      { userId: visitor.id, rating: 5 },
      { token },
    );
    expect(answer.status).toBe(404);
  });
});

describe('POST /projects/{id}/views', () => {
  const view = (sessionId: string) => app.post<ViewCountDto>(`/projects/${project.id}/views`, { sessionId });

  it('counts a session once a day, and every session under parallel views', async () => {
    const sessions = Array.from({ length: 10 }, (_, number) => `session-${number}`);
    await Promise.all([...sessions, ...sessions].map(view));
    expect((await view('session-0')).data).toEqual({ viewCount: 10 });
    expect(await asStaffSee()).toMatchObject({ viewCount: 10, version: 1 });
  });

  it('sorts the list by views, and by index however long it is', async () => {
    for (const views of [30, 10, 20]) await build.project({ title: `Seen ${views}`, viewCount: views });
    const list = async (order: string) => {
      const path = `/projects?sortBy=viewCount&sortOrder=${order}`;
      return (await app.get<Page<ProjectDto>>(path)).data.data.map(({ viewCount }) => viewCount);
    };
    expect([await list('desc'), await list('asc')]).toEqual([
      [30, 20, 10, 0],
      [0, 10, 20, 30],
    ]);
    await app.dataSource.query(`INSERT INTO projects (title, slug, description, location, type, search_text)
      SELECT 'House', 'many-' || n, 'x', 'x', 'OFFICE', '' FROM generate_series(1, 3000) n`);
    await app.dataSource.query(`INSERT INTO project_counters (project_id, view_count)
      SELECT id, id % 1000 FROM projects WHERE slug LIKE 'many-%'`);
    await app.dataSource.query('ANALYZE projects, project_counters');
    const sent = jest.spyOn(pg.Client.prototype, 'query');
    await list('desc');
    const [statement, parameters] = sent.mock.calls.find(([text]) =>
      String(text).includes('view_count" AS sort0'),
    )!;
    sent.mockRestore();
    const plan = await app.dataSource.query(
      `EXPLAIN ${String(statement)}`,
      parameters as unknown as unknown[],
    );
    expect(JSON.stringify(plan)).toContain('project_counters_view_count_project_id_idx');
    // The page alone is put in order.
    expect(JSON.stringify(plan)).not.toMatch(/Sort Key: [^"]*view_count/);
  });

  it('touches no row of a project, and waits for nobody who edits it', async () => {
    const rows = async () =>
      (await app.dataSource.query('SELECT ctid, xmin, projects FROM projects')) as unknown[];
    const before = await rows();
    await view('session-of-one');
    await rate({ userId: visitor.id, rating: 4 });
    expect(await rows()).toEqual(before);
  });

  (process.env['TEST_DATABASE'] === 'postgresql' ? it : it.skip)('goes on while staff save', async () => {
    const staff = app.dataSource.createQueryRunner();
    await staff.startTransaction();
    await loadForChange(staff.manager, Project, project.id, 'Not there');
    expect((await view('session-of-two')).data).toEqual({ viewCount: 1 });
    expect((await rate({ userId: visitor.id, rating: 4 })).status).toBe(200);
    await staff.rollbackTransaction();
    await staff.release();
  });

  (process.env['TEST_DATABASE'] === 'postgresql' ? it : it.skip).each([
    ['first', async () => undefined],
    ['second', async () => void (await rate({ userId: visitor.id, rating: 1 }))],
  ])(
    'leave nothing behind when the account goes while its %s rating is under way',
    async (_which, before) => {
      await before();
      const staffToken = await tokenOf(app, await build.user({ role: UserRole.ADMIN }));
      const other = app.dataSource.createQueryRunner();
      await other.startTransaction();
      // Both a rating and the deletion come past here.
      await other.query('SELECT FROM project_counters FOR UPDATE');
      const rated = rate({ userId: visitor.id, rating: 5 });
      await lockWaits(app, 1);
      const deleted = app.call('DELETE', `/users/${visitor.id}`, { token: staffToken });
      await lockWaits(app, 2);
      await other.rollbackTransaction();
      await other.release();
      expect([(await rated).status, (await deleted).status]).toEqual([200, 200]);
      const { data } = await app.get<ProjectDto>(`/projects/${project.id}`);
      expect(data).toMatchObject({ averageRating: null, ratingCount: 0 });
      const [sum] = await app.dataSource.query<unknown[]>('SELECT rating_sum FROM project_counters');
      expect(sum).toEqual({ rating_sum: 0 });
    },
  );

  it('never writes when somebody only reads', async () => {
    await app.get(`/projects/${project.id}`);
    expect((await app.get<ProjectDto>(`/projects/${project.id}`)).data.viewCount).toBe(0);
  });

  it.each(['', 'short', 'x'.repeat(65), 'with space', '../../etc'])(
    'refuses the session %j',
    async (sessionId) => {
      expect(await view(sessionId)).toMatchObject({
        status: 400,
        error: { details: [{ field: 'sessionId' }] },
      });
    },
  );
});

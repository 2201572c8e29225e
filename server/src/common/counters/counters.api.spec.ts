import { dayInAddisAbaba, instantInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { BlogPost, BlogStatus } from '../../modules/blog/blog.module.js';
import { ContactInquiry } from '../../modules/inquiries/contact-inquiry.entity.js';
import { Project, ProjectStatus, ProjectType } from '../../modules/projects/projects.module.js';
import { CleanupScheduler } from '../jobs/cleanup-scheduler.js';
import { countKinds, countMade } from './counters.js';

let app: TestApp;
let build: Build;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(() => app.empty());

const query = <Row>(statement: string) => app.dataSource.query<Row[]>(statement);

const counts = () =>
  countKinds(app.dataSource, {
    all: { of: Project },
    seen: { of: Project, where: { isPublic: true } },
    offices: { of: Project, where: { type: ProjectType.OFFICE } },
    seenOffices: { of: Project, where: { type: ProjectType.OFFICE, isPublic: true } },
    underway: {
      of: Project,
      where: { status: [ProjectStatus.IN_DESIGN, ProjectStatus.UNDER_CONSTRUCTION] },
    },
  });

const linesOf = async (source: string) =>
  (
    await query<{ lines: number }>(
      `SELECT count(*)::int AS lines FROM record_counts WHERE source = '${source}'`,
    )
  )[0]!.lines;

describe('counters', () => {
  it('say how many records there are, after each kind of change', async () => {
    expect(await counts()).toEqual({ all: 0, seen: 0, offices: 0, seenOffices: 0, underway: 0 });
    const office = { type: ProjectType.OFFICE, status: ProjectStatus.IN_DESIGN };
    const first = await build.project(office);
    await build.project({ ...office, isPublic: false });
    const last = await build.project({ type: ProjectType.HOTEL, status: ProjectStatus.COMPLETED });
    expect(await counts()).toEqual({ all: 3, seen: 2, offices: 2, seenOffices: 1, underway: 2 });

    await query(`UPDATE projects SET is_public = NOT is_public, status = 'UNDER_CONSTRUCTION'`);
    expect(await counts()).toEqual({ all: 3, seen: 1, offices: 2, seenOffices: 1, underway: 3 });

    const token = await tokenOf(app, await build.admin());
    await app.call('DELETE', `/projects/${first.id}`, { token });
    expect(await counts()).toMatchObject({ all: 2, offices: 1 });
    await app.call('POST', `/projects/${first.id}/restore`, { token });
    expect(await counts()).toMatchObject({ all: 3, offices: 2 });

    await query(`DELETE FROM projects WHERE id = ${last.id}`);
    expect(await counts()).toEqual({ all: 2, seen: 1, offices: 2, seenOffices: 1, underway: 2 });
    await query('DELETE FROM projects');
    expect(await counts()).toEqual({ all: 0, seen: 0, offices: 0, seenOffices: 0, underway: 0 });
  });

  it('are rows that are counted, where the table or the question has none', async () => {
    await build.post({ status: BlogStatus.PUBLISHED, createdAt: new Date('2026-01-05T00:00:00Z') });
    await build.post({ status: BlogStatus.DRAFT, createdAt: new Date('2026-02-05T00:00:00Z') });
    await build.project({ type: ProjectType.OFFICE, status: ProjectStatus.COMPLETED });
    await build.project({ type: ProjectType.OFFICE, status: ProjectStatus.IN_DESIGN });
    const requested = {
      posts: { of: BlogPost },
      drafts: { of: BlogPost, where: { status: [BlogStatus.DRAFT] } },
      completedOffices: {
        of: Project,
        where: { type: ProjectType.OFFICE, status: ProjectStatus.COMPLETED, isPublic: undefined },
      },
    };
    expect(await countKinds(app.dataSource, requested)).toEqual({ posts: 2, drafts: 1, completedOffices: 1 });
    const february = { start: new Date('2026-02-01T00:00:00Z'), end: new Date('2026-03-01T00:00:00Z') };
    expect(await countMade(app.dataSource, { posts: { of: BlogPost, ...february } })).toEqual({ posts: 1 });
  });

  it('forget what a transaction takes back', async () => {
    const failed = app.dataSource.transaction(async (manager) => {
      await manager.query(
        `INSERT INTO projects (title, slug, description, location, type, search_text)
         VALUES ('x', 'x', 'x', 'x', 'OFFICE', '')`,
      );
      throw new Error('Taken back');
    });
    await expect(failed).rejects.toThrow('Taken back');
    expect(await counts()).toMatchObject({ all: 0 });
  });

  it('are added up by the cleanup job, and say the same', async () => {
    for (let number = 0; number < 5; number += 1) await build.project({ type: ProjectType.OFFICE });
    const before = await counts();
    const many = await linesOf('projects');
    const cleanup = app.nest.get(CleanupScheduler);
    await Promise.all([cleanup.runAll(), cleanup.runAll()]);
    expect(await counts()).toEqual(before);
    expect(await linesOf('projects')).toBeLessThan(many);
    expect(before).toMatchObject({ all: 5, offices: 5 });
  });

  it('count what was made between two instants, on the clock of the firm', async () => {
    const today = dayInAddisAbaba(new Date());
    const at = (time: string) => instantInAddisAbaba(today, time);
    const hours = (count: number) => new Date(at('00:00').getTime() + count * 60 * 60 * 1000);
    for (const hour of [-49, -47, -25, -1, 0, 1, 2, 23, 25]) await build.inquiry({ createdAt: hours(hour) });
    const made = (start: Date, end?: Date) => ({ of: ContactInquiry, start, end });
    const expected = {
      everything: [made(hours(-60)), 9],
      today: [made(hours(0), hours(24)), 4],
      fromMidnight: [made(hours(0)), 5],
      untilMidnight: [made(hours(-48), hours(0)), 3],
      withinADay: [made(hours(1), hours(2)), 1],
      overMidnight: [made(hours(-1), hours(1)), 2],
      overDays: [made(hours(-48.5), hours(1.5)), 5],
      nothing: [made(hours(3), hours(4)), 0],
    } as const;
    const requested = Object.fromEntries(Object.entries(expected).map(([name, [one]]) => [name, one]));
    const answered = Object.fromEntries(Object.entries(expected).map(([name, [, count]]) => [name, count]));
    expect(await countMade(app.dataSource, requested)).toEqual(answered);
  });
});

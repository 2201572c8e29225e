import { dayInAddisAbaba, instantInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { BlogPost, BlogStatus } from '../../modules/blog/blog.module.js';
import { ContactInquiry } from '../../modules/inquiries/contact-inquiry.entity.js';
import { Project, ProjectStatus, ProjectType } from '../../modules/projects/projects.module.js';
import { countByDay, countByValue, countRecords } from './count-records.js';

let app: TestApp;
let build: Build;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(() => app.empty());

describe('countRecords', () => {
  it('says how many records hold some values, without those in the trash', async () => {
    const counts = () =>
      countRecords(app.dataSource.manager, {
        all: { of: Project },
        seen: { of: Project, where: { isPublic: true, type: undefined } },
        seenOffices: { of: Project, where: { type: ProjectType.OFFICE, isPublic: true } },
        underway: {
          of: Project,
          where: { status: [ProjectStatus.IN_DESIGN, ProjectStatus.UNDER_CONSTRUCTION] },
        },
        posts: { of: BlogPost },
        drafts: { of: BlogPost, where: { status: [BlogStatus.DRAFT] } },
      });
    const none = { all: 0, seen: 0, seenOffices: 0, underway: 0, posts: 0, drafts: 0 };
    expect(await counts()).toEqual(none);
    const office = { type: ProjectType.OFFICE, status: ProjectStatus.IN_DESIGN };
    const first = await build.project(office);
    await build.project({ ...office, isPublic: false });
    await build.project({ type: ProjectType.HOTEL, status: ProjectStatus.COMPLETED });
    await build.post({ status: BlogStatus.PUBLISHED });
    await build.post({ status: BlogStatus.DRAFT });
    const expected = { all: 3, seen: 2, seenOffices: 1, underway: 2, posts: 2, drafts: 1 };
    expect(await counts()).toEqual(expected);
    const token = await tokenOf(app, await build.admin());
    await app.call('DELETE', `/projects/${first.id}`, { token });
    expect(await counts()).toEqual({ ...expected, all: 2, seen: 1, seenOffices: 0, underway: 1 });
  });

  it('says how many were made between two instants', async () => {
    const midnight = instantInAddisAbaba(dayInAddisAbaba(new Date()), '00:00').getTime();
    const hours = (count: number) => new Date(midnight + count * 60 * 60 * 1000);
    for (const hour of [-49, -1, 0, 1, 23, 25]) await build.inquiry({ createdAt: hours(hour) });
    const made = (start: Date, end?: Date) => ({ of: ContactInquiry, start, end });
    expect(
      await countRecords(app.dataSource.manager, {
        everything: made(hours(-60)),
        today: made(hours(0), hours(24)),
        overMidnight: made(hours(-1), hours(1)),
        nothing: made(hours(3), hours(4)),
      }),
    ).toEqual({ everything: 6, today: 3, overMidnight: 2, nothing: 0 });
  });
});

it('countByValue says how many hold each value of an enum, also of those that none holds', async () => {
  await build.project({ type: ProjectType.HOTEL });
  await build.project({ type: ProjectType.HOTEL });
  await build.project({ type: ProjectType.OFFICE, isPublic: false });
  const count = (where?: object) => countByValue(app.dataSource.manager, Project, 'type', ProjectType, where);
  const none = Object.fromEntries(Object.values(ProjectType).map((type) => [type, 0]));
  expect(await count()).toEqual({ ...none, HOTEL: 2, OFFICE: 1 });
  expect(await count({ isPublic: true })).toEqual({ ...none, HOTEL: 2 });
});

it('countByDay says how many were made on each day of the firm', async () => {
  for (const time of [
    '2026-03-01T20:59:00Z',
    '2026-03-01T21:00:00Z',
    '2026-03-02T20:59:00Z',
    '2026-03-03T21:00:00Z',
  ])
    await build.inquiry({ createdAt: new Date(time) });
  const days = await countByDay(app.dataSource.manager, ContactInquiry, {
    from: '2026-03-01',
    to: '2026-03-03',
  });
  expect([...days].sort()).toEqual([
    ['2026-03-01', 1],
    ['2026-03-02', 2],
  ]);
});

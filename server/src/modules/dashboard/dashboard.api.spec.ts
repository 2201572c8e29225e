import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { RecordKind } from '../../common/record-kind.js';
import { ActivityService, ActivityVerb } from '../../content/content.module.js';
import type { User } from '../accounts/accounts.module.js';
import { BlogStatus } from '../blog/blog.module.js';
import { ConsultationStatus } from '../consultations/consultations.module.js';
import { ProjectStatus } from '../projects/projects.module.js';
import type { DashboardDto } from './dto/dashboard.dto.js';
import { comparedMonths } from './monthly-change.js';

let app: TestApp;
let build: Build;
let admin: User;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  admin = await build.admin({ name: 'Ato Staff' });
  token = await tokenOf(app, admin);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const overview = async () => (await app.get<DashboardDto>('/dashboard/overview', { token })).data;
const insert = (entity: string, records: object[]) =>
  app.dataSource.transaction((manager) => manager.insert(entity, records));

/** Made in the first moment of a month there. */
const thisMonth = { createdAt: comparedMonths(new Date()).thisStart };
const lastMonth = { createdAt: comparedMonths(new Date()).lastStart };
const longAgo = { createdAt: new Date('2020-01-01') };

const inquiry = { fullName: 'Hana', email: 'h@mail.example', subject: 'A', message: 'B' };
const order = { name: 'Hana', email: 'h@mail.example', phone: '1' };

describe('GET /dashboard/overview', () => {
  it('is all zero for a firm that begins', async () => {
    const { changes, recentActivities, ...totals } = await overview();
    expect(Object.values(totals)).toEqual(Array(11).fill(0));
    expect(Object.values(changes)).toEqual(Array(8).fill(0));
    expect(recentActivities).toEqual([]);
  });

  it('counts what there is, without the trash', async () => {
    const project = await build.project({ status: ProjectStatus.IN_DESIGN });
    await build.project({ status: ProjectStatus.UNDER_CONSTRUCTION });
    await build.project({ status: ProjectStatus.COMPLETED });
    await build.project({ status: ProjectStatus.IN_DESIGN, deletedAt: new Date() });
    await build.service();
    await build.service({ isActive: false });
    await build.post();
    await build.post({ status: BlogStatus.DRAFT });
    await insert('ContactInquiry', [inquiry, { ...inquiry, status: 'CLOSED' }]);
    await insert('DesignOrder', [{ ...order, projectId: project.id, trackingCode: 'A' }]);
    await build.consultation();
    await build.consultation({ status: ConsultationStatus.CANCELLED });
    await insert('Visitor', [
      { sessionId: 'now', pageUrl: '/' },
      { sessionId: 'before', pageUrl: '/', ...lastMonth },
      { sessionId: 'long-ago', pageUrl: '/', ...longAgo },
    ]);
    expect(await overview()).toMatchObject({
      totalProjects: 3,
      activeProjects: 2,
      totalServices: 2,
      totalBlogs: 2,
      publishedBlogs: 1,
      totalInquiries: 2,
      newInquiries: 1,
      totalDesignOrders: 1,
      totalConsultations: 2,
      pendingConsultations: 1,
      monthlyVisitors: 1,
    });
  });

  it('compares this month with the same days of the last one', async () => {
    const { thisStart, lastStart, lastEnd } = comparedMonths(new Date());
    const justBefore = { createdAt: new Date(lastStart.getTime() - 1) };
    // Towards the end of a month nothing of the last one is later.
    const later = { createdAt: new Date(lastEnd.getTime() + 3_600_000) };
    const notCompared = later.createdAt < thisStart ? [justBefore, later] : [justBefore];
    for (const given of [thisMonth, thisMonth, lastMonth, lastMonth, lastMonth, ...notCompared]) {
      await build.service(given);
    }
    await build.post(thisMonth);
    await build.project({ ...lastMonth, status: ProjectStatus.IN_DESIGN });
    await build.project({ ...thisMonth, status: ProjectStatus.COMPLETED });
    await build.consultation(longAgo);
    await insert('Visitor', [
      { sessionId: 'one', pageUrl: '/', ...thisMonth },
      { sessionId: 'two', pageUrl: '/', ...thisMonth },
      { sessionId: 'three', pageUrl: '/', ...lastMonth },
    ]);
    expect((await overview()).changes).toEqual({
      totalProjects: 0,
      activeProjects: -100,
      totalServices: -33.3,
      totalBlogs: 100,
      totalInquiries: 0,
      totalDesignOrders: 0,
      totalConsultations: 0,
      monthlyVisitors: 100,
    });
  });

  it('lists the latest ten activities', async () => {
    await record(12);
    const { recentActivities } = await overview();
    expect(recentActivities).toHaveLength(10);
    expect(recentActivities[0]).toMatchObject({
      type: 'service.updated',
      title: 'Service updated',
      subtitle: 'Thing 12',
      actor: 'Ato Staff',
    });
  });

  it('runs as many queries for a large firm as for a small one', async () => {
    await record(1);
    const few = await countQueries(overview);
    await record(10);
    for (let number = 0; number < 5; number += 1) await build.project();
    expect(await countQueries(overview)).toBe(few);
    expect(few).toBeLessThanOrEqual(11);
  });
});

/** Logs as many activities of the administrator. */
async function record(count: number): Promise<void> {
  for (let id = 1; id <= count; id += 1) {
    await app.nest.get(ActivityService).record(app.dataSource.manager, {
      subject: RecordKind.SERVICE,
      verb: ActivityVerb.UPDATED,
      id,
      title: `Thing ${id}`,
      actorId: admin.id,
    });
  }
}

async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const runner = Object.getPrototypeOf(app.dataSource.createQueryRunner()) as { query: () => unknown };
  const query = jest.spyOn(runner, 'query');
  await work();
  const count = query.mock.calls.length;
  query.mockRestore();
  return count;
}

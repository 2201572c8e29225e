import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seedDemo } from '../../src/demo/seed-demo.js';
import { ActivityService } from '../../src/content/content.module.js';
import { Consultation } from '../../src/modules/consultations/consultation.entity.js';
import { NotificationsService } from '../../src/modules/notifications/notifications.module.js';
import { Project } from '../../src/modules/projects/projects.module.js';
import type { PublicSettingsDto } from '../../src/modules/settings/dto/public-settings.dto.js';
import { Visitor } from '../../src/modules/visitors/visitors.module.js';
import { Build } from '../builders/build.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

describe('the demo firm', () => {
  // A week from a Sunday on, so that every weekday is the first day of somebody's demo.
  it.each([0, 1, 2, 3, 4, 5, 6])(
    'fits the rules of the database when it starts %i days after a Sunday',
    async (days) => {
      await app.empty();
      const now = new Date(Date.UTC(2026, 10, 22 + days, 6));
      await app.dataSource.transaction((manager) => seedDemo(manager, now));
      const consultations = await app.dataSource.manager.find(Consultation);
      const weekdays = consultations.map((consultation) => new Date(consultation.preferredDate!).getUTCDay());
      expect(weekdays.filter((weekday) => weekday === 0 || weekday === 6)).toEqual([]);
    },
  );

  it('says of itself that it is invented, and has two phones and four accounts', async () => {
    const { data } = await app.get<PublicSettingsDto>('/settings');
    expect(data).toMatchObject({
      ...{ isDemo: true, supportPhone: '+251 900 000 000', secondPhone: '+251 900 000 001' },
      socialLinks: {
        ...{ facebook: 'https://www.facebook.com/', youtube: 'https://www.youtube.com/' },
        ...{ telegram: 'https://telegram.org/', tiktok: 'https://www.tiktok.com/' },
      },
    });
  });

  it('shows projects of every type and status, some for sale with and without a price', async () => {
    const projects = await app.dataSource.manager.find(Project);
    expect(projects.length).toBeGreaterThanOrEqual(14);
    expect(new Set(projects.map((project) => project.type)).size).toBe(8);
    expect(new Set(projects.map((project) => project.status)).size).toBe(3);
    const forSale = projects.filter((project) => project.isForSale);
    expect(forSale.some((project) => project.price === null)).toBe(true);
    expect(forSale.filter((project) => project.price !== null).length).toBeGreaterThanOrEqual(3);
  });

  it('has a past: a log of the last weeks, the latest hours old, and who came to the website', async () => {
    await app.empty();
    const administrator = await new Build(app.dataSource).admin({ name: 'Administrator' });
    const now = new Date();
    await app.dataSource.transaction((manager) => seedDemo(manager, now));
    const { data, pagination } = await app.nest.get(ActivityService).list({ page: 1, limit: 100 }, 'ADMIN');
    expect(pagination.totalItems).toBeGreaterThanOrEqual(30);
    expect(new Set(data.map(({ actor }) => actor))).toContain('Administrator');
    expect(new Set(data.map(({ type }) => type.split('.')[0])).size).toBe(7);
    const ages = data.map(({ timestamp }) => (now.getTime() - timestamp.getTime()) / 3_600_000);
    expect(ages[0]).toBeGreaterThan(1);
    expect(ages[0]).toBeLessThan(12);
    expect(ages.at(-1)).toBeLessThan(42 * 24);

    const notifications = await app.nest
      .get(NotificationsService)
      .list({ userId: administrator.id, role: 'ADMIN' }, { limit: 100 });
    expect(notifications.pagination.totalItems).toBeGreaterThan(notifications.unreadCount);
    expect(notifications.unreadCount).toBeGreaterThanOrEqual(3);
    expect(notifications.data.findIndex(({ isRead }) => isRead)).toBe(notifications.unreadCount);
    expect(new Set(notifications.data.map(({ subject }) => subject)).size).toBe(4);

    const visitors = await app.dataSource.manager.find(Visitor, { order: { lastSeenAt: 'DESC' } });
    expect(visitors.length).toBeGreaterThan(300);
    expect(now.getTime() - visitors[0]!.lastSeenAt.getTime()).toBeGreaterThan(30 * 60_000);
  });
});

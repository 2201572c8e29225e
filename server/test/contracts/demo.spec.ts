import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ActivityService } from '../../src/content/content.module.js';
import { seedDemo } from '../../src/demo/seed-demo.js';
import { Consultation } from '../../src/modules/consultations/consultation.entity.js';
import { NotificationInboxService } from '../../src/modules/notifications/notification-inbox.service.js';
import { Project } from '../../src/modules/projects/projects.module.js';
import type { PublicSettingsDto } from '../../src/modules/settings/dto/settings.dto.js';
import { SiteSettings } from '../../src/modules/settings/settings.module.js';
import { Visitor } from '../../src/modules/visitors/visitors.module.js';
import { Build } from '../builders/build.js';
import { checkSearch } from '../support/check-search.js';
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

  it('is found by all that it says, in every language', async () => {
    const { records, stale } = await checkSearch(app);
    expect(stale).toEqual([]);
    expect(Math.min(...Object.values(records))).toBeGreaterThan(0);
  });

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
    const { data, pagination } = await app.nest
      .get(ActivityService)
      .list({ page: 1, limit: 100 }, { role: 'ADMIN', userId: administrator.id });
    expect(pagination.totalItems).toBeGreaterThanOrEqual(30);
    expect(new Set(data.map(({ actor }) => actor))).toContain('Administrator');
    expect(new Set(data.map(({ type }) => type.split('.')[0])).size).toBe(7);
    const ages = data.map(({ timestamp }) => (now.getTime() - timestamp.getTime()) / 3_600_000);
    expect(ages[0]).toBeGreaterThan(1);
    expect(ages[0]).toBeLessThan(12);
    expect(ages.at(-1)).toBeLessThan(42 * 24);

    const notifications = await app.nest
      .get(NotificationInboxService)
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

describe('a mistake in a file of the demo', () => {
  const source = join(import.meta.dirname, '../../demo');
  let folder: string;

  beforeEach(async () => {
    await app.empty();
    folder = mkdtempSync(join(tmpdir(), 'demo-'));
    cpSync(source, folder, { recursive: true, filter: (path) => !/(images|video)$/.test(path) });
    symlinkSync(join(source, 'images'), join(folder, 'images'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it.each([
    [
      'users.json',
      '"address"',
      '"adress"',
      'users.json, meklit.assefa@mail.example: "adress" is no field of User.',
    ],
    [
      'users.json',
      '"name": "Meklit Assefa",',
      '',
      'users.json, meklit.assefa@mail.example: "name" is missing.',
    ],
    ['users.json', 'yohannes.berhe@', 'meklit.assefa@', 'users.json has two rows of one "email".'],
    ['users.json', '"daysAgo"', '"dayAgo"', '"createdAt" is no time, such as { "daysAgo": 1 }.'],
    ['users.json', '},', '}', 'users.json: '],
    [
      'pictures.json',
      '"DRAWING"',
      '"DRAFT"',
      `-3-1600x1067.webp: "kind" is not one of 'PHOTO', 'DRAWING', 'PLAN'.`,
    ],
    [
      'projects.json',
      '"floors": 1',
      '"floors": "1"',
      'projects.json, entoto-ridge-house: "floors" is not of type number.',
    ],
    [
      'projects.json',
      '"2023"',
      '"in 2023"',
      'projects.json, entoto-ridge-house: "year" exceeds 4 characters.',
    ],
    [
      'project_ratings.json',
      'lensa.',
      'lena.',
      '"user" is "lena.dirriba@mail.example", but no row is called so.',
    ],
    [
      'am/site_settings.json',
      'Zigba Architects"',
      'Zigba"',
      'am/site_settings.json, Zigba Architects is missing.',
    ],
    [
      'om/site_settings.json',
      '"address"',
      '"adress"',
      'om/site_settings.json, Zigba Architects: "adress" has no English.',
    ],
  ])('in %s, %s as %s, is reported and nothing is stored', async (file, right, wrong, message) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(right, wrong));
    const seeding = app.dataSource.transaction((manager) => seedDemo(manager, new Date(), folder));
    await expect(seeding).rejects.toThrow(message);
    expect(await app.dataSource.manager.count(SiteSettings)).toBe(0);
  });
});

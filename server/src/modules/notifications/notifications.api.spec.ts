import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { CleanupScheduler } from '../../common/jobs/cleanup-scheduler.js';
import { User, UserRole } from '../accounts/accounts.module.js';
import { ContactInquiry } from '../inquiries/inquiries.module.js';
import type { NotificationDto, NotificationPage } from './dto/notification.dto.js';
import { Notification } from './notification.entity.js';
import { NotificationsService } from './notifications.service.js';
import { UnreadNotification } from './unread-notification.entity.js';

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
  admin = await build.admin();
  token = await tokenOf(app, admin);
});

const inquiry = { name: 'Hana', email: 'hana@mail.example', subject: 'A house', message: 'Hello' };
const inquire = async (count = 1) => {
  for (let index = 1; index <= count; index += 1) {
    const answer = await app.post('/contact-inquiries', { ...inquiry, subject: `House ${index}` });
    expect(answer.status).toBe(201);
  }
};
const list = async (query = '', as = token) =>
  (await app.get<NotificationPage>(`/notifications${query}`, { token: as })).data;
const markRead = (id: number | string, as = token) =>
  app.call<NotificationDto>('PATCH', `/notifications/${id}/read`, { token: as });
const messages = ({ data }: NotificationPage) => data.map(({ message }) => message);

describe('a notification', () => {
  it('is created for a new inquiry', async () => {
    await inquire();
    expect(await list()).toEqual({
      data: [
        {
          id: 1,
          title: 'New contact inquiry',
          message: 'Hana: House 1',
          type: 'info',
          subject: 'inquiry',
          subjectId: 1,
          failedMails: 0,
          sentAgainAt: null,
          isRead: false,
          createdAt: expect.any(String),
          actionUrl: '/admin/contacts?view=1',
        },
      ],
      pagination: {
        currentPage: 1,
        pageSize: 10,
        totalPages: 1,
        totalItems: 1,
        hasNext: false,
        hasPrevious: false,
      },
      unreadCount: 1,
    });
  });

  it('is created for new consultations, orders and accounts', async () => {
    await app.post('/consultations', {
      clientName: 'Meron',
      clientEmail: 'meron@mail.example',
      type: 'INITIAL',
      topic: 'A hotel',
      meetingType: 'PHONE',
    });
    const { id: projectId } = await build.project({ title: 'Ridge House', isForSale: true });
    const client = { name: 'Selam', email: 'selam@mail.example', phone: '+251 900 000 001' };
    await app.post('/design-orders', { ...client, projectId });
    const account = { name: 'Abebe', email: 'a+b@mail.example', password: 'Correct1' };
    await app.post('/auth/signup', account);
    const { data, unreadCount } = await list();
    expect(data.map(({ title, message, actionUrl }) => [title, message, actionUrl])).toEqual([
      ['New user sign-up', 'Abebe: a+b@mail.example', '/admin/users?search=a%2Bb%40mail.example'],
      ['New design order', 'Selam: Ridge House', '/admin/orders?view=1'],
      ['New consultation request', 'Meron: A hotel', '/admin/consultations?view=1'],
    ]);
    expect(unreadCount).toBe(3);
  });

  it('of an account is for ADMIN alone, who can open it', async () => {
    const office = await build.user({ role: UserRole.OFFICE });
    const token = await tokenOf(app, office);
    await inquire();
    await app.post('/auth/signup', { name: 'Abebe', email: 'a@mail.example', password: 'Correct1' });
    const seen = await list('', token);
    expect(seen.data.map(({ title }) => title)).toEqual(['New contact inquiry']);
    expect([seen.pagination.totalItems, seen.unreadCount]).toEqual([1, 1]);
    expect((await list()).unreadCount).toBe(2);
    expect((await app.call('PATCH', '/notifications/2/read', { token })).status).toBe(404);
  });

  it('comes once for a submission that is retried', async () => {
    const headers = { 'Idempotency-Key': 'one-submission' };
    for (const _ of [1, 2]) await app.post('/contact-inquiries', inquiry, { headers });
    expect((await list()).pagination.totalItems).toBe(1);
  });

  it('does not notify who made the record', async () => {
    const colleague = await tokenOf(app, await build.admin());
    const body = {
      clientName: 'Meron',
      clientEmail: 'meron@mail.example',
      type: 'INITIAL',
      topic: 'A hotel',
      meetingType: 'PHONE',
    };
    await app.post('/consultations', body, { token });
    expect((await list()).unreadCount).toBe(0);
    expect((await list()).data[0]!.isRead).toBe(true);
    expect((await list('', colleague)).unreadCount).toBe(1);
  });

  it('is there with its record or not at all', async () => {
    const notifications = app.nest.get(NotificationsService);
    const failing = jest.spyOn(notifications, 'add').mockImplementationOnce(() => {
      throw new Error('broken');
    });
    expect((await app.post('/contact-inquiries', inquiry)).status).toBe(500);
    expect(await app.dataSource.manager.count(ContactInquiry)).toBe(0);
    failing.mockRestore();
    await expect(
      app.dataSource.transaction(async (manager) => {
        const subject = 'inquiry' as never;
        await notifications.add(manager, { subject, id: 1, name: 'Hana', about: 'A house' });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await app.dataSource.manager.count(Notification)).toBe(0);
    expect(await app.dataSource.manager.count(UnreadNotification)).toBe(0);
  });

  it('is left unread for active administrators only', async () => {
    const idle = await build.admin({ isActive: false });
    const visitor = await build.user();
    await inquire();
    const rows = await app.dataSource.manager.find(UnreadNotification);
    expect(rows.map(({ userId }) => userId)).toEqual([admin.id]);
    expect(rows.map(({ userId }) => userId)).not.toContain(idle.id);
    await app.dataSource.manager.update(User, visitor.id, { role: UserRole.ADMIN });
    expect(await list('', await tokenOf(app, visitor))).toMatchObject({
      unreadCount: 0,
      data: [{ isRead: true }],
    });
  });
});

describe('GET /notifications', () => {
  beforeEach(async () => {
    await inquire(5);
    await markRead(2);
    await markRead(4);
  });

  it.each([
    ['', [5, 4, 3, 2, 1], 5],
    ['?unread=true', [5, 3, 1], 3],
    ['?unread=false', [4, 2], 2],
    ['?unread=true&limit=2', [5, 3], 3],
    ['?unread=true&limit=2&page=2', [1], 3],
    ['?page=2&limit=2', [3, 2], 5],
    ['?page=9', [], 5],
    ['?unread=', [5, 4, 3, 2, 1], 5],
  ])('answers %j', async (query, ids, totalItems) => {
    const page = await list(query);
    expect(page.data.map(({ id }) => id)).toEqual(ids);
    expect(page.pagination.totalItems).toBe(totalItems);
    expect(page.unreadCount).toBe(3);
  });

  it.each([
    ['?page=0', 'page'],
    ['?limit=101', 'limit'],
    ['?unread=yes', 'unread'],
    ['?unread=true&unread=true', 'unread'],
    ['?search=x', 'search'],
  ])('refuses %s', async (query, field) => {
    const answer = await app.get(`/notifications${query}`, { token });
    expect(answer).toMatchObject({ status: 400, error: { details: [{ field }] } });
  });
});

describe('reading', () => {
  it('is each administrator’s own', async () => {
    const colleague = await tokenOf(app, await build.admin());
    await inquire(2);
    expect((await markRead(1)).data).toMatchObject({ id: 1, isRead: true });
    expect((await markRead(1)).data.isRead).toBe(true);
    expect(await list()).toMatchObject({ unreadCount: 1, data: [{ isRead: false }, { isRead: true }] });
    expect((await list('', colleague)).unreadCount).toBe(2);
  });

  it('can be done for all at once', async () => {
    const colleague = await tokenOf(app, await build.admin());
    await inquire(3);
    const answer = await app.post('/notifications/read-all', undefined, { token });
    expect(answer).toMatchObject({ status: 200, data: { unreadCount: 0 } });
    expect((await list()).data.every(({ isRead }) => isRead)).toBe(true);
    expect((await list('', colleague)).unreadCount).toBe(3);
    await inquire();
    expect((await list()).unreadCount).toBe(1);
  });

  it.each([
    ['0', 400],
    ['x', 400],
    ['99999999999', 400],
    ['99', 404],
  ])('%j is answered with %i', async (id, status) => {
    expect((await markRead(id)).status).toBe(status);
  });
});

it('goes after 90 days, read or not', async () => {
  await inquire(2);
  await app.dataSource.query(
    `UPDATE notifications SET created_at = now() - interval '90 days 1 minute' WHERE id = 1`,
  );
  await app.nest.get(CleanupScheduler).runAll();
  const page = await list();
  expect(messages(page)).toEqual(['Hana: House 2']);
  expect(page).toMatchObject({ unreadCount: 1, pagination: { totalItems: 1 } });
});

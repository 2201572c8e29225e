import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { User, UserRole } from '../accounts/accounts.module.js';
import { Notification } from '../notifications/notifications.module.js';
import { OfficeHours } from '../office-hours/office-hours.entity.js';
import { usualWeek } from '../office-hours/office-week.js';
import type { ContactInquiryDto, ContactInquiryPage, InquiryOwnerDto } from './dto/contact-inquiry.dto.js';
import { InquiryStatus } from './inquiry-status.enum.js';
import { LateInquiriesService } from './late-inquiries.service.js';

const hour = 60 * 60 * 1000;

let app: TestApp;
let build: Build;
let admin: User;
let clerk: User;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  admin = await build.admin({ name: 'Ato Staff' });
  clerk = await build.user({ name: 'Weyzero Clerk', role: UserRole.OFFICE });
  token = await tokenOf(app, admin);
});

const get = (id: number) => app.get<ContactInquiryDto>(`/contact-inquiries/${id}`, { token });
const put = (id: number, body: object) =>
  app.call<ContactInquiryDto>('PUT', `/contact-inquiries/${id}`, { body, token });
const namesOf = async (query: string, as = token) => {
  const { data } = await app.get<ContactInquiryPage>(`/contact-inquiries?${query}`, { token: as });
  expect(data.pagination.totalItems).toBe(data.data.length);
  return data.data.map(({ fullName }) => fullName).sort();
};

describe('the owner of an inquiry', () => {
  it('is empty at first, then the account that takes it or is assigned', async () => {
    const { id } = await build.inquiry();
    expect((await get(id)).data.ownerId).toBeNull();
    expect(await put(id, { ownerId: admin.id, version: 1 })).toMatchObject({
      status: 200,
      data: { ownerId: admin.id, version: 2, status: 'NEW' },
    });
    expect((await put(id, { ownerId: clerk.id, version: 2 })).data.ownerId).toBe(clerk.id);
    expect((await put(id, { ownerId: null, version: 3 })).data.ownerId).toBeNull();
  });

  it('is the first of ten who take it; the others get 409', async () => {
    const { id } = await build.inquiry();
    const takes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        put(id, { ownerId: index % 2 === 0 ? admin.id : clerk.id, version: 1 }),
      ),
    );
    const { ownerId, version } = (await get(id)).data;
    expect(version).toBe(2);
    // The same request again finds nothing left to do.
    for (const take of takes) {
      if (take.status === 200) expect(take.data.ownerId).toBe(ownerId);
      else expect(take).toMatchObject({ status: 409, error: { code: 'CONFLICT' } });
    }
  });

  it.each([
    ['an editor', { role: UserRole.EDITOR }],
    ['a visitor', { role: UserRole.USER }],
    ['a deactivated account', { role: UserRole.OFFICE, isActive: false }],
  ])('is not %s', async (_, given) => {
    const { id } = await build.inquiry();
    const other = await build.user(given);
    for (const ownerId of [other.id, 9_999]) {
      expect(await put(id, { ownerId })).toMatchObject({
        status: 400,
        error: { details: [{ field: 'ownerId' }] },
      });
    }
  });

  it.each(['me', 0, -1, 1.5, 2 ** 40, true])('is not %j', async (ownerId) => {
    const { id } = await build.inquiry();
    expect(await put(id, { ownerId })).toMatchObject({
      status: 400,
      error: { details: [{ field: 'ownerId' }] },
    });
  });

  it('filters the list, for each as they own', async () => {
    await build.inquiry({ fullName: 'Abebe', ownerId: admin.id });
    await build.inquiry({ fullName: 'Biruk', ownerId: clerk.id });
    await build.inquiry({ fullName: 'Chaltu' });
    expect(await namesOf('owner=MINE')).toEqual(['Abebe']);
    expect(await namesOf('owner=MINE', await tokenOf(app, clerk))).toEqual(['Biruk']);
    expect(await namesOf('owner=NOBODY')).toEqual(['Chaltu']);
    expect(await namesOf('owner=NOBODY&status=CLOSED')).toEqual([]);
  });

  it('is named among those who can be one, and stays named after they left', async () => {
    await build.user({ role: UserRole.EDITOR, name: 'Editor' });
    const { id } = await build.inquiry({ ownerId: clerk.id });
    await app.dataSource.manager.update(User, clerk.id, { role: UserRole.EDITOR });
    const { data } = await app.get<InquiryOwnerDto[]>('/contact-inquiries/owners', { token });
    expect(data).toEqual([
      { id: admin.id, name: 'Ato Staff', isAvailable: true },
      { id: clerk.id, name: 'Weyzero Clerk', isAvailable: false },
    ]);
    // What is so already may stay so.
    expect((await put(id, { ownerId: clerk.id, status: 'CONTACTED' })).status).toBe(200);
  });

  it('goes with the account, not the inquiry', async () => {
    const { id } = await build.inquiry({ ownerId: clerk.id });
    expect((await app.call('DELETE', `/users/${clerk.id}`, { token })).status).toBe(200);
    expect((await get(id)).data.ownerId).toBeNull();
  });
});

describe('when an inquiry is to be answered', () => {
  it('is 24 hours of open office after it came', async () => {
    const always = { opens: '00:00', closes: '23:59' };
    const week = { ...usualWeek, saturday: always, sunday: always };
    const everyDay = { monday: always, tuesday: always, wednesday: always, thursday: always, friday: always };
    await app.dataSource.manager.save(OfficeHours, { id: 1, week: { ...week, ...everyDay }, days: [] });
    const body = { name: 'Hana', email: 'hana@mail.example', subject: 'A house', message: 'We want one.' };
    const { data } = await app.post<ContactInquiryDto>('/contact-inquiries', body);
    const { dueAt, createdAt, isLate, version } = (await get(data.id)).data;
    expect(data.dueAt).toBe(dueAt);
    const ms = new Date(dueAt!).getTime() - new Date(createdAt).getTime();
    // Holidays may lie between.
    expect(ms).toBeGreaterThan(24 * hour);
    expect(ms % (24 * hour)).toBeLessThanOrEqual(4 * 60_000);
    expect([isLate, version]).toEqual([false, 1]);
  });

  it('separates late ones from waiting ones', async () => {
    const past = new Date(Date.now() - hour);
    const future = new Date(Date.now() + hour);
    await build.inquiry({ fullName: 'Late', dueAt: past });
    await build.inquiry({ fullName: 'Waiting', dueAt: future });
    await build.inquiry({ fullName: 'From before' });
    await build.inquiry({ fullName: 'Answered', dueAt: past, status: InquiryStatus.CONTACTED });
    await build.inquiry({ fullName: 'Replied to', dueAt: past, repliedAt: past });
    expect(await namesOf('due=LATE')).toEqual(['Late']);
    expect(await namesOf('due=WAITING')).toEqual(['From before', 'Waiting']);
    const { data } = await app.get<ContactInquiryPage>('/contact-inquiries', { token });
    const late = data.data.filter(({ isLate }) => isLate).map(({ fullName }) => fullName);
    expect(late).toEqual(['Late']);
  });
});

describe('of a late inquiry', () => {
  const look = () => app.nest.get(LateInquiriesService).doDue();
  const lateNotifications = () => app.dataSource.manager.findBy(Notification, { title: 'Inquiry is late' });

  it('notifies staff once, with many checks at the same time', async () => {
    const past = new Date(Date.now() - hour);
    const { id } = await build.inquiry({ fullName: 'Late', subject: 'A clinic', dueAt: past });
    await Promise.all(Array.from({ length: 10 }, look));
    await look();
    expect(await lateNotifications()).toMatchObject([
      {
        ...{ message: 'Late: A clinic', type: 'warning', subject: 'inquiry', subjectId: id },
        actionUrl: `/admin/contacts?view=${id}`,
      },
    ]);
    // A notification is no change of the record.
    expect((await get(id)).data.version).toBe(1);
  });

  it('notifies nobody of one in progress, answered, deleted or not due', async () => {
    const past = new Date(Date.now() - hour);
    await build.inquiry({ dueAt: past, status: InquiryStatus.IN_PROGRESS });
    await build.inquiry({ dueAt: past, repliedAt: past });
    await build.inquiry({ dueAt: new Date(Date.now() + hour) });
    await build.inquiry();
    const { id } = await build.inquiry({ dueAt: past });
    await app.call('DELETE', `/contact-inquiries/${id}`, { token });
    await look();
    expect(await lateNotifications()).toEqual([]);
  });
});

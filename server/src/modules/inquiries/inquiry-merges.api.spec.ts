import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { Erasure } from '../../common/erasure/erasure.js';
import { UserRole } from '../accounts/accounts.module.js';
import { Notification } from '../notifications/notification.entity.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import type {
  ContactInquiryDetailsDto,
  ContactInquiryDto,
  ContactInquiryPage,
} from './dto/contact-inquiry.dto.js';
import { InquiryStatus } from './inquiry-status.enum.js';
import { LateInquiriesService } from './late-inquiries.service.js';
import { OwnInquiriesService } from './own-inquiries.service.js';

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
  await build.settings();
  token = await tokenOf(app, await build.user({ role: UserRole.OFFICE }));
});

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);
const get = async (id: number) =>
  (await app.get<ContactInquiryDetailsDto>(`/contact-inquiries/${id}`, { token })).data;
const merge = (id: number, body: object, headers = {}) =>
  app.post<ContactInquiryDto>(`/contact-inquiries/${id}/merge`, body, { token, headers });
const unmerge = (id: number, body: object = {}) =>
  app.post<ContactInquiryDto>(`/contact-inquiries/${id}/unmerge`, body, { token });
const remove = (id: number) => app.call('DELETE', `/contact-inquiries/${id}`, { token });
const duplicates = async (query = '') => {
  const { data } = await app.get<ContactInquiryPage>(`/contact-inquiries${query}`, { token });
  return Object.fromEntries(data.data.map((row) => [row.id, row.duplicates]));
};
const write = (id: number, content: string) =>
  app.dataSource.transaction((manager) => app.nest.get(OwnInquiriesService).write(manager, id, content));

describe('duplicates', () => {
  it('are counted in the list by email and phone, open, unmerged and within 30 days', async () => {
    const { id } = await build.inquiry({ phone: '0911 22 33 44' });
    const byEmail = await build.inquiry({ email: 'DAWIT@mail.example' });
    const byPhone = await build.inquiry({ email: 'other@mail.example', phone: '+251911223344' });
    const closed = await build.inquiry({ status: InquiryStatus.CLOSED });
    const old = await build.inquiry({ createdAt: daysAgo(31) });
    const stranger = await build.inquiry({ email: 'hana@mail.example' });
    const trashed = await build.inquiry();
    await remove(trashed.id);
    const counts = {
      ...{ [id]: 2, [byEmail.id]: 1, [byPhone.id]: 1, [closed.id]: 2, [old.id]: 0, [stranger.id]: 0 },
    };
    expect(await duplicates()).toEqual(counts);
    expect(await duplicates('?search=house')).toEqual(counts);
    await merge(byEmail.id, { intoId: id });
    expect(await duplicates()).toMatchObject({ [id]: 1, [byEmail.id]: 0, [closed.id]: 1 });
  });

  it('are in the details, newest first, however old', async () => {
    const old = await build.inquiry({ subject: 'Long ago', createdAt: daysAgo(90) });
    const { id } = await build.inquiry({ createdAt: daysAgo(2) });
    const newest = await build.inquiry({ createdAt: daysAgo(1) });
    await build.inquiry({ email: 'hana@mail.example' });
    expect((await get(id)).siblings).toEqual([
      expect.objectContaining({ id: newest.id, status: 'NEW', mergedIntoId: null, version: 1 }),
      {
        ...{ id: old.id, subject: 'Long ago', status: 'NEW', ownerId: null, mergedIntoId: null, version: 1 },
        createdAt: old.createdAt.toISOString(),
      },
    ]);
  });

  it('are twenty at most', async () => {
    for (let made = 0; made < 22; made += 1) await build.inquiry();
    const { id } = await build.inquiry();
    expect((await get(id)).siblings).toHaveLength(20);
  });
});

describe('merging', () => {
  it('closes an inquiry, shows it in the main one, and is never late', async () => {
    const main = await build.inquiry();
    const { id } = await build.inquiry({ message: 'Once more.', dueAt: daysAgo(1) });
    expect(await merge(id, { intoId: main.id, version: 1 })).toMatchObject({
      status: 200,
      data: {
        ...{ id, status: 'CLOSED', mergedIntoId: main.id, mergedAt: expect.any(String) },
        ...{ version: 2, isLate: false },
      },
    });
    expect(await get(main.id)).toMatchObject({
      merged: [{ id, message: 'Once more.', mergedIntoId: main.id }],
      siblings: [{ id, mergedIntoId: main.id }],
    });
    // In every status nobody waits for an answer to it.
    await app.call('PUT', `/contact-inquiries/${id}`, { body: { status: 'NEW' }, token });
    expect((await get(id)).isLate).toBe(false);
    await app.nest.get(LateInquiriesService).doDue();
    expect(await app.dataSource.manager.count(Notification)).toBe(0);
    expect(await duplicates('?due=LATE')).toEqual({});
  });

  it('is taken back, with the status from before', async () => {
    const main = await build.inquiry();
    const { id } = await build.inquiry({ status: InquiryStatus.CONTACTED });
    await merge(id, { intoId: main.id });
    expect((await unmerge(id, { version: 1 })).status).toBe(409);
    expect(await unmerge(id, { version: 2 })).toMatchObject({
      status: 200,
      data: { status: 'CONTACTED', mergedIntoId: null, mergedAt: null, version: 3 },
    });
    expect((await unmerge(id, { version: 2 })).data.version).toBe(3);
    expect(await get(main.id)).toMatchObject({ merged: [], version: 1 });
  });

  it('keeps a status that was given since', async () => {
    const main = await build.inquiry();
    const { id } = await build.inquiry();
    await merge(id, { intoId: main.id });
    await app.call('PUT', `/contact-inquiries/${id}`, { body: { status: 'CONVERTED' }, token });
    expect((await unmerge(id)).data.status).toBe('CONVERTED');
  });

  it('is refused into itself, into what is not there, into another person’s and on an older version', async () => {
    const { id } = await build.inquiry({ phone: '12' });
    const other = await build.inquiry({ email: 'hana@mail.example', phone: '12' });
    const twin = await build.inquiry();
    expect(await merge(id, { intoId: id })).toMatchObject({
      status: 400,
      error: { details: [{ field: 'intoId' }] },
    });
    expect((await merge(id, {})).status).toBe(400);
    expect((await merge(id, { intoId: 99_999 })).status).toBe(404);
    expect(await merge(id, { intoId: other.id })).toMatchObject({
      status: 409,
      error: { message: expect.stringContaining('is from another person') },
    });
    expect(await merge(id, { intoId: twin.id, version: 7 })).toMatchObject({
      status: 409,
      error: { details: { current: { id, version: 1, mergedIntoId: null } } },
    });
  });

  it('makes no chains', async () => {
    const [main, second, third] = [await build.inquiry(), await build.inquiry(), await build.inquiry()];
    await merge(second.id, { intoId: main.id });
    expect(await merge(third.id, { intoId: second.id })).toMatchObject({
      status: 409,
      error: { message: expect.stringContaining(`Merge this one into inquiry ${main.id}.`) },
    });
    expect(await merge(main.id, { intoId: third.id })).toMatchObject({
      status: 409,
      error: { message: expect.stringContaining('Other inquiries are merged into this one') },
    });
    expect(await merge(second.id, { intoId: third.id })).toMatchObject({
      status: 409,
      error: { message: expect.stringContaining('Unmerge it first') },
    });
  });

  it('is done once by ten at the same time, into one or the other', async () => {
    const [one, other, { id }] = [await build.inquiry(), await build.inquiry(), await build.inquiry()];
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, at) => merge(id, { intoId: at % 2 ? one.id : other.id, version: 1 })),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(5).fill(200),
      ...Array<number>(5).fill(409),
    ]);
    expect((await get(id)).version).toBe(2);
  });

  it('goes one way where two are merged both ways at the same time', async () => {
    const [one, other] = [await build.inquiry(), await build.inquiry()];
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        at % 2 ? merge(one.id, { intoId: other.id }) : merge(other.id, { intoId: one.id }),
      ),
    );
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const merged = await app.dataSource.manager.find(ContactInquiry, {
      where: { status: InquiryStatus.CLOSED },
    });
    expect(merged).toHaveLength(1);
  });
});

describe('a merged inquiry', () => {
  it('takes no reply; the main one does', async () => {
    const main = await build.inquiry();
    const { id } = await build.inquiry();
    await merge(id, { intoId: main.id });
    const reply = (to: number) =>
      app.post(`/contact-inquiries/${to}/replies`, { subject: 'Re', content: 'Hello.' }, { token });
    expect(await reply(id)).toMatchObject({
      status: 409,
      error: { message: expect.stringContaining('Reply in the main one') },
    });
    expect((await reply(main.id)).status).toBe(201);
  });

  it.each([true, false])('hands on what its sender writes; it is the newer one: %s', async (isNewer) => {
    const [first, second] = [await build.inquiry(), await build.inquiry()];
    const [main, merged] = isNewer ? [first, second] : [second, first];
    await app.call('PUT', `/contact-inquiries/${main.id}`, { body: { status: 'CONTACTED' }, token });
    await merge(merged.id, { intoId: main.id });
    expect((await write(merged.id, 'Any news?')).letters).toMatchObject([{ content: 'Any news?' }]);
    expect(await get(main.id)).toMatchObject({ status: 'NEW', messages: [{ content: 'Any news?' }] });
    expect(await get(merged.id)).toMatchObject({ status: 'CLOSED', mergedIntoId: main.id });
    const notifications = await app.dataSource.manager.find(Notification);
    expect(notifications).toMatchObject([{ subjectId: main.id }]);
  });

  it('is unmerged when its sender writes while the main one is in the trash', async () => {
    const main = await build.inquiry();
    const { id } = await build.inquiry();
    await merge(id, { intoId: main.id });
    await remove(main.id);
    await write(id, 'Any news?');
    expect(await get(id)).toMatchObject({ status: 'NEW', mergedIntoId: null, messages: [{}] });
  });

  it.each([
    ['the main one', 'NEW'],
    ['the merged one', 'CLOSED'],
  ])('is unmerge once the person of %s is erased, and %s from then on', async (which, status) => {
    // By the phone they are of one person; who erases by the email finds one of both.
    const main = await build.inquiry({ email: 'other@mail.example', phone: '0911223344' });
    const { id } = await build.inquiry({ phone: '0911223344' });
    await merge(id, { intoId: main.id });
    const person = { names: [], emails: [], phones: [] };
    const ids = [which === 'the main one' ? main.id : id];
    await app.dataSource.transaction((manager) =>
      app.nest.get(Erasure).erase(manager, { subject: 'inquiry', ids, person }),
    );
    expect(await get(id)).toMatchObject({ status, mergedIntoId: null, mergedAt: null });
    expect((await get(main.id)).merged).toEqual([]);
  });

  it('is unmerge once the main one is deleted for good', async () => {
    const main = await build.inquiry({ phone: '0911223344' });
    const { id } = await build.inquiry({ email: 'other@mail.example', phone: '0911223344' });
    await merge(id, { intoId: main.id });
    await remove(main.id);
    await app.call('DELETE', `/bin/inquiry/${main.id}`, { token });
    expect((await get(id)).mergedIntoId).toBeNull();
  });
});

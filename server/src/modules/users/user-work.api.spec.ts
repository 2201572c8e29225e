import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { ActivityDto } from '../../content/content.module.js';
import { type User, UserRole } from '../accounts/accounts.module.js';
import { ConsultationStatus } from '../consultations/consultation.enums.js';
import type { ContactInquiryDto, ContactInquiryPage } from '../inquiries/dto/contact-inquiry.dto.js';
import { InquiryStatus } from '../inquiries/inquiries.module.js';
import type { OpenWorkDto } from './dto/open-work.dto.js';

const day = 24 * 60 * 60 * 1000;

let app: TestApp;
let build: Build;
let admin: User;
let leaver: User;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  admin = await build.admin({ name: 'Ato Staff' });
  leaver = await build.user({ name: 'Weyzero Leaver', role: UserRole.OFFICE, email: 'leaver@firm.example' });
  token = await tokenOf(app, admin);
});

const workOf = async (id: number) => (await app.get<OpenWorkDto[]>(`/users/${id}/open-work`, { token })).data;
const handOver = (id: number, successorId: unknown, as = token) =>
  app.call<OpenWorkDto[]>('POST', `/users/${id}/hand-over`, { body: { successorId }, token: as });
const ownerOf = async (id: number) =>
  (await app.get<ContactInquiryDto>(`/contact-inquiries/${id}`, { token })).data.ownerId;

describe('the open work of an account', () => {
  it('is its open inquiries, the meetings of its consultant, and what it wrote and did not publish', async () => {
    const { id: ownerId } = leaver;
    expect(await workOf(ownerId)).toEqual([]);
    const inquiry = await build.inquiry({ ownerId, fullName: 'Hana', subject: 'A house' });
    await build.inquiry({ ownerId, status: InquiryStatus.CLOSED });
    await build.inquiry({ ownerId, status: InquiryStatus.CONVERTED });
    await build.inquiry({ ownerId, isSpam: true });
    await build.inquiry({ ownerId: admin.id });
    const consultant = await build.consultant({ email: 'leaver@firm.example' });
    const meeting = await build.consultation({
      ...{ clientName: 'Biruk', consultantId: consultant.id, status: ConsultationStatus.SCHEDULED },
      scheduledAt: new Date(Date.now() + 7 * day),
    });
    const past = new Date(Date.now() - 7 * day);
    await build.consultation({
      ...{ consultantId: consultant.id, status: ConsultationStatus.SCHEDULED, scheduledAt: past },
    });
    const writer = await build.user({ role: UserRole.EDITOR, email: 'writer@firm.example' });
    const post = await build.post({ title: 'Stone walls' });
    await app.call('PUT', `/blog/${post.id}/changes`, {
      body: { excerpt: 'Another excerpt.' },
      token: await tokenOf(app, writer),
    });

    expect(await workOf(ownerId)).toEqual(
      expect.arrayContaining([
        {
          ...{ kind: 'inquiry', count: 1, isHandedOver: true },
          records: [{ id: inquiry.id, title: 'Hana, A house' }],
        },
        {
          ...{ kind: 'consultation', count: 1, isHandedOver: false },
          records: [{ id: meeting.id, title: 'Biruk' }],
        },
      ]),
    );
    expect(await workOf(ownerId)).toHaveLength(2);
    expect(await workOf(writer.id)).toEqual([
      { kind: 'post', count: 1, isHandedOver: false, records: [{ id: post.id, title: 'Stone walls' }] },
    ]);
  });

  it('names five records of more', async () => {
    await Promise.all(Array.from({ length: 7 }, () => build.inquiry({ ownerId: leaver.id })));
    const [inquiries] = await workOf(leaver.id);
    expect(inquiries).toMatchObject({ count: 7 });
    expect(inquiries!.records).toHaveLength(5);
  });

  it('is given to a successor, inquiry by inquiry in the log, and once', async () => {
    const [open, closed] = await Promise.all([
      build.inquiry({ ownerId: leaver.id }),
      build.inquiry({ ownerId: leaver.id, status: InquiryStatus.CLOSED }),
    ]);
    expect(await handOver(leaver.id, admin.id)).toMatchObject({ status: 200, data: [] });
    expect(await ownerOf(open.id)).toBe(admin.id);
    expect(await ownerOf(closed.id)).toBe(leaver.id);
    await handOver(leaver.id, admin.id);
    const { data: log } = await app.get<ActivityDto[]>(`/users/${admin.id}/activity`, { token });
    expect(log.filter(({ type }) => type.startsWith('inquiry'))).toHaveLength(1);
  });

  it('is given to nobody', async () => {
    const { id } = await build.inquiry({ ownerId: leaver.id });
    await handOver(leaver.id, null);
    expect(await ownerOf(id)).toBeNull();
  });

  it('stays where it is when the successor cannot take it', async () => {
    const { id } = await build.inquiry({ ownerId: leaver.id });
    const editor = await build.user({ role: UserRole.EDITOR });
    const inactive = await build.user({ role: UserRole.OFFICE, isActive: false });
    for (const successor of [leaver.id, editor.id, inactive.id, 0, 'me', undefined]) {
      expect(await handOver(leaver.id, successor)).toMatchObject({
        status: 400,
        error: { details: [{ field: 'successorId' }] },
      });
    }
    expect(await handOver(999_999, null)).toMatchObject({ status: 404 });
    expect(await handOver(leaver.id, null, await tokenOf(app, leaver))).toMatchObject({ status: 403 });
    expect(await ownerOf(id)).toBe(leaver.id);
  });
});

describe('GET /contact-inquiries', () => {
  it('filters by any account, also one that left', async () => {
    const { id } = await build.inquiry({ ownerId: leaver.id });
    await build.inquiry({ ownerId: admin.id });
    await app.call('PUT', `/users/${leaver.id}`, { body: { isActive: false }, token });
    const { data } = await app.get<ContactInquiryPage>(`/contact-inquiries?ownerId=${leaver.id}`, { token });
    expect(data.data.map((each) => each.id)).toEqual([id]);
  });
});

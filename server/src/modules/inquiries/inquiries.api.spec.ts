import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { ActivityService } from '../../content/content.module.js';
import { User } from '../accounts/accounts.module.js';
import { ProjectType } from '../projects/projects.module.js';
import { ContactInquiry } from './contact-inquiry.entity.js';
import type {
  ContactInquiryDetailsDto,
  ContactInquiryDto,
  ContactInquiryPage,
  ContactInquiryStatsDto,
} from './dto/contact-inquiry.dto.js';
import type { InquiryNoteDto } from './dto/inquiry-reply.dto.js';
import { InquiryEntry, InquiryEntryType } from './inquiry-entry.entity.js';
import { InquiryStatus } from './inquiry-status.enum.js';

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

const payload = {
  ...{ name: 'Dawit Alemu', email: 'Dawit@Mail.example', phone: '0911', subject: 'A clinic' },
  ...{ message: 'We want to build one.', projectType: 'HOSPITAL' },
};
const sevenDays = 7 * 24 * 60 * 60 * 1000;
const send = (body: object, headers: Record<string, string> = {}) =>
  app.post<ContactInquiryDto>('/contact-inquiries', body, { headers });
const get = (id: number) => app.get<ContactInquiryDetailsDto>(`/contact-inquiries/${id}`, { token });
const put = (id: number, body: object) =>
  app.call<ContactInquiryDto>('PUT', `/contact-inquiries/${id}`, { body, token });
const remove = (id: number) => app.call('DELETE', `/contact-inquiries/${id}`, { token });
const note = (id: number, body: object) =>
  app.post<InquiryNoteDto>(`/contact-inquiries/${id}/notes`, body, { token });
const countInquiries = () => app.dataSource.manager.count(ContactInquiry, { withDeleted: true });
const activities = () => app.nest.get(ActivityService).latest(100);

describe('POST /contact-inquiries', () => {
  it('keeps for staff which page led to it, and files it without where that is none', async () => {
    const { data } = await send({ ...payload, cameFrom: '/projects/ridge-house' });
    expect(data).not.toHaveProperty('cameFrom');
    expect((await get(data.id)).data.cameFrom).toBe('/projects/ridge-house');
    for (const cameFrom of ['https://evil.example/projects/x', '/projects', '/about', '', null]) {
      const { status, data } = await send({ ...payload, cameFrom });
      expect([status, (await get(data.id)).data.cameFrom]).toEqual([201, null]);
    }
    expect(await put(data.id, { cameFrom: '/projects/other' })).toMatchObject({
      status: 400,
      error: { details: [{ field: 'cameFrom' }] },
    });
  });

  it('files an inquiry, noted without an actor', async () => {
    const answer = await send(payload);
    const { name, ...rest } = payload;
    expect(answer).toMatchObject({
      status: 201,
      data: { ...rest, fullName: name, email: 'dawit@mail.example', status: 'NEW' },
    });
    expect((await get(answer.data.id)).data).toMatchObject({ ...answer.data, version: 1, notes: [] });
    expect(await activities()).toMatchObject([
      { type: 'inquiry.created', subtitle: 'Dawit Alemu, A clinic', actor: null },
    ]);
  });

  it.each([{}, { phone: null, projectType: null }, { phone: '' }])(
    'needs neither phone nor project type: %j',
    async (given) => {
      const { name, email, subject, message } = payload;
      expect(await send({ name, email, subject, message, ...given })).toMatchObject({
        status: 201,
        data: { phone: null, projectType: null },
      });
    },
  );

  it('keeps 5000 letters of any script', async () => {
    const message = '𐊀'.repeat(5000);
    const { data } = await send({ ...payload, message });
    expect((await get(data.id)).data.message).toBe(message);
  });

  it.each<[string, object, string]>([
    ['no name', { name: undefined }, 'name'],
    ['the name of the record', { fullName: 'Dawit' }, 'fullName'],
    ['a broken email', { email: 'dawit@' }, 'email'],
    ['an email with line breaks', { email: '"a\r\nb"@mail.example' }, 'email'],
    ['an email of 255 characters', { email: `${'x'.repeat(250)}@a.et` }, 'email'],
    ['a number as phone', { phone: 911 }, 'phone'],
    ['a blank subject', { subject: '  ' }, 'subject'],
    ['a subject of 201 characters', { subject: 'x'.repeat(201) }, 'subject'],
    ['no message', { message: null }, 'message'],
    ['a message of 5001 characters', { message: 'x'.repeat(5001) }, 'message'],
    ['a NUL byte', { message: 'a\0b' }, 'message'],
    ['an unknown project type', { projectType: 'CASTLE' }, 'projectType'],
    ['a list as project type', { projectType: ['HOTEL', 'OFFICE'] }, 'projectType'],
    ['a status', { status: 'CLOSED' }, 'status'],
  ])('refuses %s and stores nothing', async (_, change, field) => {
    expect(await send({ ...payload, ...change })).toMatchObject({
      status: 400,
      error: { code: 'VALIDATION_ERROR', details: [{ field }] },
    });
    expect(await countInquiries()).toBe(0);
  });

  it('files a retried submission once', async () => {
    const key = { 'Idempotency-Key': 'one-submission' };
    const first = await send(payload, key);
    expect((await send(payload, key)).data).toEqual(first.data);
    expect((await send({ ...payload, name: 'Other' }, key)).status).toBe(409);
    expect(await countInquiries()).toBe(1);
  });
});

describe('GET /contact-inquiries', () => {
  const list = async (query: string) =>
    (await app.get<ContactInquiryPage>(`/contact-inquiries?${query}`, { token })).data;
  const names = async (query: string) => (await list(query)).data.map(({ fullName }) => fullName);

  it('searches, filters and sorts', async () => {
    await build.inquiry({ fullName: 'Biruk', subject: 'Villa', projectType: ProjectType.RESIDENCE });
    await build.inquiry({ fullName: 'Almaz', subject: 'Tower', status: InquiryStatus.CLOSED, phone: '0944' });
    await build.inquiry({ fullName: 'Chaltu', subject: 'Annex', message: 'Near the villa', email: 'c@x.et' });
    await build.inquiry({ fullName: 'Deleted', deletedAt: new Date() });
    expect(await names('')).toEqual(['Chaltu', 'Almaz', 'Biruk']);
    expect(await names('sortBy=createdAt&sortOrder=asc')).toEqual(['Biruk', 'Almaz', 'Chaltu']);
    expect(await names('sortBy=fullName&sortOrder=asc')).toEqual(['Almaz', 'Biruk', 'Chaltu']);
    expect(await names('sortBy=subject&sortOrder=asc')).toEqual(['Chaltu', 'Almaz', 'Biruk']);
    expect(await names('sortBy=status&sortOrder=asc')).toEqual(['Almaz', 'Biruk', 'Chaltu']);
    expect(await names('status=CLOSED')).toEqual(['Almaz']);
    expect(await names('projectType=RESIDENCE')).toEqual(['Biruk']);
    expect(await names('status=NEW&projectType=RESIDENCE&search=villa')).toEqual(['Biruk']);
    expect(await names('search=villa&sortBy=fullName&sortOrder=asc')).toEqual(['Biruk', 'Chaltu']);
    expect(await names('search=0944')).toEqual(['Almaz']);
    expect(await names('search=C@X')).toEqual(['Chaltu']);
    await build.inquiry({ fullName: 'Demeke', referenceCode: '7KQ4-M2XB-9HTD' });
    expect(await names('search=7kq4-m2xb')).toEqual(['Demeke']);
  });

  it('carries page and total beside the names of every list', async () => {
    for (let count = 0; count < 3; count += 1) await build.inquiry();
    expect((await list('limit=2&page=2')).pagination).toEqual({
      ...{ currentPage: 2, pageSize: 2, totalPages: 2, totalItems: 3, hasNext: false, hasPrevious: true },
      ...{ page: 2, total: 3 },
    });
  });

  it.each([
    ['sortBy=email', 'sortBy'],
    ['status=OPEN', 'status'],
    ['projectType=CASTLE', 'projectType'],
    ['limit=0', 'limit'],
  ])('refuses %s', async (query, field) => {
    expect(await app.get(`/contact-inquiries?${query}`, { token })).toMatchObject({
      status: 400,
      error: { details: [{ field }] },
    });
  });
});

describe('GET /contact-inquiries/stats', () => {
  it('counts every status and the last 7 days, without the trash', async () => {
    await build.inquiry();
    await build.inquiry({ createdAt: new Date(Date.now() - sevenDays - 60_000) });
    await build.inquiry({ status: InquiryStatus.CONVERTED });
    await build.inquiry({ deletedAt: new Date() });
    expect((await app.get<ContactInquiryStatsDto>('/contact-inquiries/stats', { token })).data).toEqual({
      totalInquiries: 3,
      inquiriesByStatus: { NEW: 2, CONTACTED: 0, IN_PROGRESS: 0, CONVERTED: 1, CLOSED: 0 },
      recentInquiries: 2,
    });
  });
});

describe('PUT /contact-inquiries/{id}', () => {
  it('changes what is given and notes who did it', async () => {
    const inquiry = await build.inquiry({ phone: '0911', projectType: ProjectType.HOTEL });
    const changes = { status: 'CONTACTED', fullName: 'Dawit T.', phone: null, projectType: null };
    const answer = await put(inquiry.id, { ...changes, version: 1 });
    expect(answer).toMatchObject({ status: 200, data: { ...changes, subject: 'A house', version: 2 } });
    expect(await activities()).toMatchObject([{ type: 'inquiry.updated', actor: 'Ato Staff' }]);
  });

  it.each<[object, string]>([
    [{ status: 'DONE' }, 'status'],
    [{ status: null }, 'status'],
    [{ subject: null }, 'subject'],
    [{ name: 'Dawit' }, 'name'],
    [{ notes: [] }, 'notes'],
    [{ version: 0 }, 'version'],
  ])('refuses %j', async (body, field) => {
    const { id } = await build.inquiry();
    expect(await put(id, body)).toMatchObject({ status: 400, error: { details: [{ field }] } });
  });
});

describe('POST /contact-inquiries/{id}/notes', () => {
  it('keeps notes, newest first, beside an inquiry that itself stays', async () => {
    const { id } = await build.inquiry();
    expect(await note(id, { content: ' Called back. ' })).toMatchObject({
      status: 201,
      data: { content: 'Called back.', author: 'Ato Staff' },
    });
    await note(id, { content: 'Visited.' });
    await note((await build.inquiry()).id, { content: 'Another.' });
    const { data } = await get(id);
    expect(data.notes.map(({ content }) => content)).toEqual(['Visited.', 'Called back.']);
    expect(data.version).toBe(1);
    expect((await activities()).map(({ type }) => type)).toEqual(Array(3).fill('inquiry.updated'));
  });

  it('outlives the account of its author', async () => {
    const { id } = await build.inquiry();
    await app.dataSource.manager.insert(InquiryEntry, {
      inquiryId: id,
      type: InquiryEntryType.NOTE,
      authorId: null,
      content: 'Old.',
    });
    expect((await get(id)).data.notes).toMatchObject([{ content: 'Old.', author: null }]);
  });

  it.each<object>([{}, { content: ' ' }, { content: 7 }, { content: 'x'.repeat(5001) }])(
    'refuses a note that is none or too long',
    async (body) => {
      const { id } = await build.inquiry();
      expect(await note(id, body)).toMatchObject({ status: 400, error: { details: [{ field: 'content' }] } });
      expect((await get(id)).data.notes).toEqual([]);
    },
  );

  it('knows no inquiry that is not there or in the trash', async () => {
    const { id } = await build.inquiry({ deletedAt: new Date() });
    expect((await note(id, { content: 'Late.' })).status).toBe(404);
    expect((await note(4711, { content: 'Lost.' })).status).toBe(404);
  });
});

describe('DELETE /contact-inquiries/{id}', () => {
  it('moves an inquiry to the trash', async () => {
    const { id } = await build.inquiry();
    await note(id, { content: 'Called.' });
    expect((await remove(id)).status).toBe(200);
    expect((await get(id)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    expect(await countInquiries()).toBe(1);
    expect((await activities())[0]).toMatchObject({ type: 'inquiry.deleted', actor: 'Ato Staff' });
  });

  it.each(['0', '-1', 'abc', '99999999999999999999'])('refuses the id %s', async (id) => {
    expect(await app.call('DELETE', `/contact-inquiries/${id}`, { token })).toMatchObject({
      status: 400,
      error: { details: [{ field: 'id' }] },
    });
  });
});

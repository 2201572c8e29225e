import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { claimMail } from '../../../test/support/claim-mail.js';
import { mailsWhere } from '../../../test/support/links-by-mail.js';
import { TestApp } from '../../../test/support/test-app.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { User, UserRole } from '../accounts/accounts.module.js';
import { MailQueue } from '../mail/mail-queue.js';
import { MailStatus } from '../mail/mail-status.enum.js';
import { OutboxMail } from '../mail/outbox-mail.entity.js';
import type { NotificationPage } from '../notifications/dto/notification.dto.js';
import type { ContactInquiryDetailsDto } from './dto/contact-inquiry.dto.js';
import type { InquiryReplyDto, ReplyTemplateDto } from './dto/inquiry-reply.dto.js';
import { InquiryEntry } from './inquiry-entry.entity.js';

let app: TestApp;
let build: Build;
let clerk: User;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  await build.settings();
  clerk = await build.user({ name: 'Weyzero Clerk', role: UserRole.OFFICE });
  token = await tokenOf(app, clerk);
});

const words = { subject: 'About your house', content: 'Dear Dawit,\n\nthank you.\nSee you <soon>.' };
const get = async (id: number) =>
  (await app.get<ContactInquiryDetailsDto>(`/contact-inquiries/${id}`, { token })).data;
const send = (id: number, body: object = words, headers = {}) =>
  app.post<InquiryReplyDto>(`/contact-inquiries/${id}/replies`, body, { token, headers });
const mails = () => mailsWhere(app.dataSource);

describe('a reply to an inquiry', () => {
  it('goes out in the name of the firm, in the language of the inquiry, and stays with it', async () => {
    const { id } = await build.inquiry({ language: SiteLanguage.am });
    expect(await send(id, { ...words, status: 'CONTACTED', version: 1 })).toMatchObject({
      status: 201,
      data: { ...words, author: 'Weyzero Clerk', mailStatus: 'PENDING' },
    });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      ...{ kind: 'inquiry-reply', recipient: 'dawit@mail.example', replyTo: 'office@firm.example' },
      ...{ language: 'am', subject: words.subject, record: { subject: 'inquiry', id } },
    });
    expect(mail!.text).toContain('Dear Dawit,\n\nthank you.\nSee you <soon>.');
    expect(mail!.html).toContain('thank you.<br>See you &lt;soon&gt;.');
    expect(await get(id)).toMatchObject({
      ...{ status: 'CONTACTED', ownerId: clerk.id, version: 2, repliedAt: expect.any(String) },
      replies: [{ ...words, mailStatus: 'PENDING' }],
    });
  });

  it('leaves the status and the owner as they are where nothing else is said', async () => {
    const admin = await build.admin();
    const { id } = await build.inquiry({ ownerId: admin.id });
    await send(id);
    expect(await get(id)).toMatchObject({ status: 'NEW', ownerId: admin.id });
  });

  it('is sent by one of ten who answer at the same time; the others get 409', async () => {
    const { id } = await build.inquiry();
    const sent = await Promise.all(Array.from({ length: 10 }, () => send(id, { ...words, version: 1 })));
    expect(sent.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(sent.find(({ status }) => status === 409)!.error.details).toMatchObject({
      current: { id, version: 2, ownerId: clerk.id },
    });
    expect(await mails()).toHaveLength(1);
  });

  it('is sent once where its answer was lost', async () => {
    const { id } = await build.inquiry();
    const key = { 'Idempotency-Key': '6d5a3f0e-6f1c-4b86-8f0a-3f9a1f0c2d11' };
    const first = await send(id, { ...words, version: 1 }, key);
    expect((await send(id, { ...words, version: 1 }, key)).data).toEqual(first.data);
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ['no subject', { subject: ' ' }, 'subject'],
    ['no content', { content: undefined }, 'content'],
    ['a content of 5001 characters', { content: 'x'.repeat(5001) }, 'content'],
    ['an unknown status', { status: 'SENT' }, 'status'],
    ['another address', { email: 'evil@mail.example' }, 'email'],
  ])('is refused with %s', async (_, change, field) => {
    const { id } = await build.inquiry();
    expect(await send(id, { ...words, ...change })).toMatchObject({
      status: 400,
      error: { details: [{ field }] },
    });
    expect(await mails()).toEqual([]);
  });

  it('is refused where there is no such inquiry, and where there is no firm yet', async () => {
    expect((await send(9)).status).toBe(404);
    const { id } = await build.inquiry();
    await app.dataSource.query('DELETE FROM site_settings');
    expect((await send(id)).status).toBe(409);
    expect(await get(id)).toMatchObject({ replies: [], version: 1 });
  });

  it('goes with the inquiry when it is deleted for good, and its mail too', async () => {
    const { id } = await build.inquiry();
    await send(id);
    await app.dataSource.manager.update(OutboxMail, { kind: 'inquiry-reply' }, { status: MailStatus.SENT });
    await app.call('DELETE', `/contact-inquiries/${id}`, { token });
    await app.call('DELETE', `/bin/inquiry/${id}`, { token });
    expect(await app.dataSource.manager.count(InquiryEntry)).toBe(0);
    expect(await mails()).toEqual([]);
  });
});

describe('a mail that did not arrive', () => {
  const retry = (id: number) => app.post(`/contact-inquiries/${id}/retry-mails`, undefined, { token });
  const refuseNext = async () => {
    const queue = app.nest.get(MailQueue);
    await queue.refuse((await claimMail(queue))!, '550 No such user');
  };
  const unread = async () => {
    const { data } = await app.get<NotificationPage>('/notifications', { token });
    return data.unreadCount;
  };

  it('is shown with its inquiry, and is sent again from there', async () => {
    const { id } = await build.inquiry();
    await send(id);
    await refuseNext();
    expect(await get(id)).toMatchObject({
      replies: [{ mailStatus: 'FAILED' }],
      failedMails: [
        { name: 'Reply to the inquiry', recipient: 'dawit@mail.example', reason: '550 No such user' },
      ],
    });
    expect(await unread()).toBe(1);
    expect((await retry(id)).status).toBe(200);
    expect(await get(id)).toMatchObject({ replies: [{ mailStatus: 'PENDING' }], failedMails: [] });
    // Nobody has to see to the notification any more.
    expect(await unread()).toBe(0);
    expect((await retry(id)).status).toBe(409);
  });

  it('keeps the notification for its other mails', async () => {
    const first = await build.inquiry();
    const second = await build.inquiry();
    await send(first.id);
    await refuseNext();
    await send(second.id);
    await refuseNext();
    await retry(first.id);
    expect([(await get(first.id)).failedMails, (await get(second.id)).failedMails.length]).toEqual([[], 1]);
    expect(await unread()).toBe(1);
    await retry(second.id);
    expect(await unread()).toBe(0);
  });

  it('is sent again once, however many ask at the same time', async () => {
    const { id } = await build.inquiry();
    await send(id);
    await refuseNext();
    const tries = await Promise.all(Array.from({ length: 10 }, () => retry(id)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });
});

describe('a template of replies', () => {
  const body = { name: 'Thanks', subject: 'About {subject}', content: 'Dear {name}' };
  const add = (change: object = {}) =>
    app.post<ReplyTemplateDto>('/reply-templates', { ...body, ...change }, { token });
  const list = async () => (await app.get<ReplyTemplateDto[]>('/reply-templates', { token })).data;

  it('is added, read, changed and deleted', async () => {
    const { status, data } = await add({ subjectAm: 'ስለ {subject}', contentOm: '' });
    expect([status, data]).toEqual([201, expect.objectContaining({ ...body, contentOm: null, version: 1 })]);
    await add({ name: 'A visit' });
    expect((await list()).map(({ name }) => name)).toEqual(['A visit', 'Thanks']);
    const change = (changes: object) =>
      app.call<ReplyTemplateDto>('PUT', `/reply-templates/${data.id}`, { body: changes, token });
    expect((await change({ contentAm: 'ውድ {name}', version: 1 })).data).toMatchObject({
      ...{ subjectAm: 'ስለ {subject}', contentAm: 'ውድ {name}', version: 2 },
    });
    expect(await change({ name: 'Other', version: 1 })).toMatchObject({
      status: 409,
      error: { details: { current: { name: 'Thanks', version: 2 } } },
    });
    const path = `/reply-templates/${data.id}`;
    expect((await app.call('DELETE', path, { token })).status).toBe(200);
    expect((await app.get(path, { token })).status).toBe(404);
    expect((await app.call('DELETE', path, { token })).status).toBe(404);
  });

  it('has a name of its own, and 99 others at most', async () => {
    await add();
    expect((await add()).status).toBe(409);
    await app.dataSource.query(`INSERT INTO reply_templates (name, subject, content)
      SELECT 'Template ' || number, 's', 'c' FROM generate_series(1, 99) AS number`);
    expect((await add({ name: 'One more' })).status).toBe(409);
  });
});

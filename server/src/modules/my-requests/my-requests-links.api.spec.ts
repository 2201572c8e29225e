import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { hana, requestsOfPerson, phone, speaking } from '../../../test/builders/requests-of-person.js';
import { claimMail } from '../../../test/support/claim-mail.js';
import { mailsTo } from '../../../test/support/links-by-mail.js';
import { TestApp } from '../../../test/support/test-app.js';
import { CleanupScheduler } from '../../common/jobs/cleanup-scheduler.js';
import { RecordKind } from '../../common/record-kind.js';
import { MailQueue } from '../mail/mail-queue.js';
import { LinkPurpose, newSecretLink, SecretLink } from '../secret-links/secret-links.module.js';

const office = 'office@firm.example';

let app: TestApp;
let build: Build;

beforeAll(async () => {
  app = await TestApp.start({ trustProxy: true });
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  await build.settings({ contactEmail: office });
});

const { inquire, book, buy, recordLinkOf, linkOf, look, open, becomeAnotherClient } = requestsOfPerson(
  () => ({ app, build }),
);
beforeEach(becomeAnotherClient);

describe('the link of a mail about a record', () => {
  const others = async () => {
    const inquiry = (await inquire({ message: 'Another one.' })).data;
    const consultation = await book({ topic: 'Another one.' });
    await buy();
    return { inquiry, consultation };
  };
  const kinds = [
    ['an inquiry', 'inquiries', async () => (await inquire()).data.id],
    ['a consultation', 'consultations', async () => (await book()).id],
    ['an order', 'orders', async () => (await buy()).id],
  ] as const;

  it.each(kinds)('leads to %s and to nothing else, and erases nothing', async (_name, list, send) => {
    const { inquiry, consultation } = await others();
    const id = await send();
    const token = await recordLinkOf(hana);
    const { data } = await look(token);
    expect(data).toMatchObject({ email: null, canErase: false, [list]: [{ createdAt: expect.any(String) }] });
    const { inquiries, consultations, orders } = data;
    expect(inquiries.length + consultations.length + orders.length).toBe(1);
    expect(JSON.stringify(data)).not.toContain('Another one.');
    if (list !== 'orders') expect(data[list][0]!.id).toBe(id);
    const message = { token, inquiryId: inquiry.id, message: 'More.' };
    expect(await app.post('/my-requests/messages', message)).toMatchObject({
      ...{ status: 403, error: { code: 'FORBIDDEN' } },
      message: 'This link opens one request only. To open the others, request a link by email.',
    });
    const move = { token, consultationId: consultation.id };
    expect((await app.post('/my-requests/consultation-link', move, speaking('om'))).message).toMatch(
      /^Geessituun kun gaaffii tokko/,
    );
    const erased = await app.post('/my-requests/erase', { token, count: 1 }, speaking('am'));
    expect(erased).toMatchObject({ status: 403, message: expect.stringMatching(/^ይህ ማገናኛ ምንም ነገር ማጥፋት/) });
    expect((await look(token)).data).toEqual(data);
  });

  it('answers its inquiry and moves its consultation, for sixty days', async () => {
    await others();
    const { id: inquiryId } = (await inquire()).data;
    const message = { token: await recordLinkOf(hana), inquiryId, message: 'More.' };
    expect((await app.post('/my-requests/messages', message)).data).toMatchObject({
      letters: [{ content: 'More.' }],
    });
    const { id: consultationId } = await book();
    const move = { token: await recordLinkOf(hana), consultationId };
    expect((await app.post('/my-requests/consultation-link', move)).status).toBe(200);
    const [{ days }] = await app.dataSource.query<[{ days: number }]>(
      `SELECT round(extract(epoch FROM max(expires_at) - now()) / 86400)::int AS days FROM secret_links`,
    );
    expect(days).toBe(60);
  });
});

describe('a link in a requested mail', () => {
  it('leads to all that came from its address, and to nothing else', async () => {
    await inquire({ email: 'Hana@Mail.example', phone: null });
    await book();
    await buy();
    await inquire({ email: 'sara@mail.example', name: 'Sara' });
    const { data } = await look(await linkOf(hana));
    expect(data).toMatchObject({ email: hana, canErase: true });
    expect([data.inquiries, data.consultations, data.orders].map(({ length }) => length > 0)).toEqual([
      true,
      true,
      true,
    ]);
    expect(JSON.stringify(data)).not.toContain('sara');
  });

  it('shows everything but internal fields', async () => {
    const { data: inquiry } = await inquire();
    const consultation = await book();
    const order = await buy();
    const staff = await tokenOf(app, await build.admin());
    await app.call('POST', `/contact-inquiries/${inquiry.id}/notes`, {
      body: { content: 'Rich uncle.' },
      token: staff,
    });
    await app.call('PUT', `/consultations/${consultation.id}`, {
      body: { notes: 'Secretly.' },
      token: staff,
    });
    const { data } = await look(await linkOf(hana));
    expect(data.inquiries).toEqual([
      expect.objectContaining({
        id: inquiry.id,
        code: inquiry.referenceCode,
        message: 'Of stone.',
        letters: [],
      }),
    ]);
    expect(data.consultations).toEqual([
      expect.objectContaining({ id: consultation.id, topic: 'A garden', canChange: true, phone }),
    ]);
    expect(data.orders).toEqual([
      expect.objectContaining({ code: order.trackingCode, projectTitle: 'Villa Bole', payment: 'AWAITING' }),
    ]);
    expect(JSON.stringify(data)).not.toMatch(/uncle|Secretly/);
  });

  it('says in the language of the reader where it is none, and after its time', async () => {
    expect(await look('x'.repeat(43), 'am')).toMatchObject({ status: 404 });
    await inquire();
    const token = await linkOf(hana);
    expect((await look(token)).status).toBe(200);
    await app.dataSource.query(
      `UPDATE secret_links SET expires_at = expires_at - interval '61 minutes' WHERE purpose = $1`,
      [LinkPurpose.ALL_MY_REQUESTS],
    );
    const answer = await look(token, 'om');
    expect(answer.status).toBe(404);
    expect(answer.message).toMatch(/^Yeroon geessituu/);
    expect((await look('short')).status).toBe(400);
  });

  it('is stored as a hash only, leaves the mail that was sent, and goes at last', async () => {
    await inquire();
    const token = await linkOf(hana);
    const stored = await app.dataSource.getRepository(SecretLink).find();
    expect(JSON.stringify(stored)).not.toContain(token);
    const queue = app.nest.get(MailQueue);
    for (let mail = await claimMail(queue); mail; mail = await claimMail(queue)) await queue.next([mail], 0);
    const mails = await mailsTo(app.dataSource, hana);
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(mail.text + mail.html).not.toContain(token);
      expect(mail.text).toContain('/mine#…');
    }
    await app.dataSource.query(`UPDATE secret_links SET expires_at = now() - interval '31 days'`);
    await app.nest.get(CleanupScheduler).runAll();
    expect(await app.dataSource.getRepository(SecretLink).count()).toBe(0);
  });

  it('ends when staff change the address of its record: who has the link may be somebody else', async () => {
    const staff = await tokenOf(app, await build.admin());
    const stranger = 'stranger@mail.example';
    const { id } = (await inquire({ email: stranger })).data;
    const { id: consultationId } = await book({ clientEmail: stranger });
    const { id: orderId } = await buy({ email: stranger });
    await inquire();
    const mails = await mailsTo(app.dataSource, stranger);
    const links = mails.map(({ text }) => /\/mine#([\w-]{43})\s/.exec(text)![1]!);
    expect(links).toHaveLength(3);
    const move = /\/appointment#([\w-]{43})\s/.exec(mails.map(({ text }) => text).join())![1]!;
    const files = { kind: RecordKind.ORDER, recordId: orderId, purpose: LinkPurpose.DOWNLOAD };
    const stored = app.dataSource.getRepository(SecretLink);
    await stored.insert(newSecretLink(files).link);
    const change = (path: string, body: object) => app.call('PUT', path, { body, token: staff });
    // Written otherwise it is the same one.
    await change(`/contact-inquiries/${id}`, { email: 'Stranger@mail.example' });
    expect((await look(links[0]!)).status).toBe(200);
    expect((await change(`/contact-inquiries/${id}`, { email: hana })).status).toBe(200);
    expect((await change(`/consultations/${consultationId}`, { clientEmail: hana })).status).toBe(200);
    expect((await change(`/design-orders/${orderId}`, { email: hana })).status).toBe(200);
    for (const link of links) expect((await look(link)).status).toBe(404);
    expect((await app.post('/consultations/own', { token: move })).status).toBe(404);
    expect((await look(await linkOf(hana))).data.inquiries).toHaveLength(2);
    // Links to files are handed out for a code, not mailed.
    expect(await stored.countBy(files)).toBe(1);
  });
});

describe('a new link', () => {
  const ask = (email: string, language = 'en') =>
    app.post('/my-requests/new-link', { email }, speaking(language));

  it('is sent to a known address, and the answer is the same for all', async () => {
    await inquire();
    const before = (await mailsTo(app.dataSource, hana)).length;
    const known = await ask('HANA@mail.example', 'am');
    const unknown = await ask('nobody@mail.example', 'am');
    expect({ ...known, headers: 0 }).toEqual({ ...unknown, headers: 0 });
    const mails = (await mailsTo(app.dataSource, hana)).slice(before);
    expect(mails.map(({ kind, language }) => [kind, language])).toEqual([['my-requests-link', 'am']]);
    expect(await mailsTo(app.dataSource, 'nobody@mail.example')).toEqual([]);
    expect((await look(await recordLinkOf(hana))).data.inquiries).toHaveLength(1);
  });

  it('comes five times an hour at most', async () => {
    await build.inquiry({ email: hana });
    for (let time = 0; time < 7; time++) expect((await ask(hana)).status).toBe(200);
    expect(await mailsTo(app.dataSource, hana)).toHaveLength(5);
  });
});

describe('a code and four digits', () => {
  it.each([
    ['an inquiry', 'inquiries', async () => (await inquire()).data.referenceCode],
    [
      'a consultation',
      'consultations',
      async () => (await book({ clientEmail: null, noEmail: true })).referenceCode,
    ],
    ['an order', 'orders', async () => (await buy()).trackingCode],
  ] as const)('open %s and nothing beside it', async (_name, list, send) => {
    await inquire({ message: 'Another one.' });
    const code = await send();
    const { data, status } = await open(code.toLowerCase().replaceAll('-', ' '), '4567');
    expect(status).toBe(200);
    const answer = (await look(data.token)).data;
    expect(answer.email).toBeNull();
    const lists = { inquiries: 0, consultations: 0, orders: 0, [list]: 1 };
    const { inquiries, consultations, orders } = answer;
    expect({
      inquiries: inquiries.length,
      consultations: consultations.length,
      orders: orders.length,
    }).toEqual(lists);
  });

  it('rest for 15 minutes after five that are wrong: the code', async () => {
    const { referenceCode } = (await inquire()).data;
    for (let time = 0; time < 5; time++) {
      expect((await open(referenceCode, '0000', `10.0.0.${time}`)).status).toBe(404);
    }
    const refused = await open(referenceCode, '4567', '10.0.0.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(14 * 60);
    expect(refused.message).toContain('15 minutes');
  });

  it('rest for 15 minutes after five that are wrong: the client', async () => {
    const { referenceCode } = (await inquire()).data;
    for (let time = 0; time < 5; time++) {
      expect((await open(`7KQ4-M2XB-9HT${time + 2}`, '4567')).status).toBe(404);
    }
    expect((await open(referenceCode, '4567')).status).toBe(429);
  });

  it('that are right do not clear those that were wrong', async () => {
    const { referenceCode } = (await inquire()).data;
    for (let time = 0; time < 4; time++) await open(referenceCode, '0000');
    for (let time = 0; time < 3; time++) expect((await open(referenceCode, '4567')).status).toBe(200);
    expect((await open(referenceCode, '0000')).status).toBe(404);
    expect((await open(referenceCode, '4567')).status).toBe(429);
  });

  it('open nothing that has no phone number, and count ten at once as ten', async () => {
    const { referenceCode } = (await inquire({ phone: null })).data;
    const tries = await Promise.all(Array.from({ length: 10 }, () => open(referenceCode, '0000')));
    const refused = tries.filter(({ status }) => status === 429).length;
    expect([tries.filter(({ status }) => status === 404).length, refused]).toEqual([5, 5]);
  });
});

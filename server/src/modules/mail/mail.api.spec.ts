import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { upcomingDay } from '../../../test/builders/upcoming-day.js';
import { header, partOf, type ReceivedMail } from '../../../test/support/read-mail.js';
import { SmtpSink } from '../../../test/support/smtp-sink.js';
import { TestApp } from '../../../test/support/test-app.js';
import { waitFor } from '../../../test/support/wait-for.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { Translation } from '../../content/content.module.js';
import { seedDemo } from '../../demo/seed-demo.js';
import { ConsultationStatus } from '../consultations/consultation.enums.js';
import { MailSender } from './mail.module.js';

const office = 'office@firm.example';
const hana = 'hana@mail.example';
const monday = 1;
const day = upcomingDay(monday);
const publicUrl = 'https://firm.example';

let sink: SmtpSink;
let app: TestApp;
let build: Build;

beforeAll(async () => {
  sink = await SmtpSink.start();
  app = await TestApp.start({ smtpUrl: sink.url, publicUrl });
  build = new Build(app.dataSource);
  await app.nest.get(MailSender).start();
});
afterAll(async () => {
  await app.stop();
  await sink.stop();
});
beforeEach(async () => {
  await app.empty();
  sink.mails.length = 0;
  await build.settings();
});

// What a test did not wait for must not arrive in the next one.
afterEach(() => waitFor(async () => expect(await countRows("status = 'PENDING'")).toBe(0), 10_000));

const inquiry = { name: 'Hana Alemu', email: hana, subject: 'A house', message: 'Two floors.\nIn Bole.' };
const speaking = (language: string) => ({ headers: { 'Accept-Language': language } });

/** Waits for mails to arrive at an address. */
function received(recipient: string, count = 1): Promise<ReceivedMail[]> {
  return waitFor(() => {
    const mails = sink.to(recipient);
    if (mails.length !== count) throw new Error(`${mails.length} mails to ${recipient}`);
    return mails;
  }, 10_000);
}

async function countRows(where = 'true'): Promise<number> {
  const statement = `SELECT count(*)::int AS rows FROM outbox_mails WHERE ${where}`;
  return (await app.dataSource.query<{ rows: number }[]>(statement))[0]!.rows;
}

describe('an inquiry', () => {
  it('is confirmed to the visitor in their language, and sent to the office in its own', async () => {
    expect((await app.post('/contact-inquiries', inquiry, speaking('am'))).status).toBe(201);
    const [toVisitor] = await received(hana);
    expect(header(toVisitor!, 'subject')).toBe('መልእክትዎ ደርሶናል');
    expect(header(toVisitor!, 'from')).toBe('Demo firm <office@firm.example>');
    expect(header(toVisitor!, 'to')).toBe(hana);
    expect(header(toVisitor!, 'reply-to')).toBe(office);
    expect(header(toVisitor!, 'content-language')).toBe('am');
    expect(header(toVisitor!, 'auto-submitted')).toBe('auto-generated');
    expect(header(toVisitor!, 'message-id')).toMatch(/^<[\w-]{36}@firm\.example>$/);
    expect(partOf(toVisitor!, 'text/plain')).toContain('ሰላም Hana Alemu፣');
    expect(partOf(toVisitor!, 'text/html')).toContain('<html lang="am">');

    const [toOffice] = await received(office);
    expect(header(toOffice!, 'subject')).toBe('New inquiry: A house');
    expect(header(toOffice!, 'reply-to')).toBe(hana);
    const text = partOf(toOffice!, 'text/plain');
    expect(text).toContain('> Two floors.\n> In Bole.');
    expect(text).toContain('Language: Amharic');
    expect(text).toContain('https://firm.example/admin/contacts?search=hana%40mail.example');
  });

  it('is answered by a person: in its conversation, with the question, and without the marks of a program', async () => {
    const token = await tokenOf(app, await build.admin());
    const { data } = await app.post<{ id: number }>('/contact-inquiries', inquiry);
    const [confirmation] = await received(hana);
    const reply = { subject: 'Re: A house', content: 'Dear Hana,\n\nwith pleasure.' };
    await app.post(`/contact-inquiries/${data.id}/replies`, reply, { token });
    const [, mail] = await received(hana, 2);
    const thread = header(confirmation!, 'message-id');
    expect(header(mail!, 'in-reply-to')).toBe(thread);
    expect(header(mail!, 'references')).toBe(thread);
    for (const name of ['auto-submitted', 'x-auto-response-suppress'])
      expect(mail!.raw.toLowerCase()).not.toContain(`\n${name}:`);
    const text = partOf(mail!, 'text/plain');
    expect(text).toContain('Dear Hana,\n\nwith pleasure.\n\n> Two floors.\n> In Bole.');
    expect(text).not.toContain('If that was not you');
    await app.post(`/contact-inquiries/${data.id}/replies`, reply, { token });
    const [, , next] = await received(hana, 3);
    expect(header(next!, 'in-reply-to')).toBe(header(mail!, 'message-id'));
    expect(header(next!, 'references')).toBe(`${thread} ${header(mail!, 'message-id')}`);
  });

  it('is sent to the office in the language of the settings', async () => {
    await build.settings({ language: SiteLanguage.om });
    await app.post('/contact-inquiries', inquiry);
    expect(header((await received(office))[0]!, 'subject')).toBe('Ergaa haaraa: A house');
    expect(header((await received(hana))[0]!, 'subject')).toBe('We have received your message');
  });

  it('is signed with the name that the firm has in the language of the mail', async () => {
    const { id: recordId, siteName } = await build.settings();
    await app.dataSource.manager.insert(Translation, {
      ...{ kind: RecordKind.SETTINGS, recordId, language: SiteLanguage.am, published: true },
      ...{ texts: { siteName: 'ዝግባ' }, sources: { siteName } },
    });
    await app.post('/contact-inquiries', inquiry, { headers: { 'Accept-Language': 'am' } });
    const [toVisitor] = await received(hana);
    expect(header(toVisitor!, 'from')).toBe(`ዝግባ <${office}>`);
    expect(partOf(toVisitor!, 'text/plain')).toMatch(/^ዝግባ$/m);
    const [toOffice] = await received(office);
    expect(header(toOffice!, 'from')).toBe(`Demo firm <${office}>`);
    expect(partOf(toOffice!, 'text/plain')).toMatch(/^Demo firm$/m);
  });

  it('is sent to the active administrators while the firm has no address', async () => {
    await build.settings({ contactEmail: 'office@example.com' });
    await build.admin({ email: 'one@firm.example' });
    await build.admin({ email: 'two@firm.example' });
    await build.admin({ email: 'gone@firm.example', isActive: false });
    await app.post('/contact-inquiries', inquiry);
    await received('one@firm.example');
    await received('two@firm.example');
    expect(await countRows()).toBe(3);
  });

  it('that is sent again by the same submission makes no second mails', async () => {
    const key = { headers: { 'Idempotency-Key': 'one-submission' } };
    await app.post('/contact-inquiries', inquiry, key);
    await app.post('/contact-inquiries', inquiry, key);
    expect(await countRows()).toBe(2);
  });

  it('adds no header and no recipient for line breaks in its texts', async () => {
    const evil = 'Hana\r\nBcc: everybody@mail.example\r\n\r\n<script>alert(1)</script>';
    const { status } = await app.post('/contact-inquiries', {
      ...inquiry,
      name: evil,
      subject: evil,
      message: evil,
    });
    expect(status).toBe(201);
    const [toOffice] = await received(office);
    const [toVisitor] = await received(hana);
    for (const mail of [toOffice!, toVisitor!]) {
      expect(mail.recipients).toHaveLength(1);
      expect(mail.headers.has('bcc')).toBe(false);
      expect(partOf(mail, 'text/html')).not.toContain('<script');
    }
    expect(header(toOffice!, 'subject')).toBe(
      'New inquiry: Hana Bcc: everybody@mail.example <script>alert(1)</script>',
    );
    expect(toVisitor!.raw).not.toContain('everybody');
  });

  it.each([
    '"a\r\nRCPT TO:<b@mail.example>"@mail.example',
    '"a, b"@mail.example',
    'a@mail.example>, <b@mail.example',
  ])('from %j is refused', async (email) => {
    expect((await app.post('/contact-inquiries', { ...inquiry, email })).status).toBe(400);
    expect(await countRows()).toBe(0);
  });
});

describe('an order', () => {
  it('is confirmed with its tracking code', async () => {
    const project = await build.project({ title: 'Entoto House', isForSale: true, price: 4_500_000 });
    const body = { name: 'Hana', email: hana, phone: '0911', projectId: project.id };
    const { data } = await app.post<{ trackingCode: string }>('/design-orders', body, speaking('om'));
    const [toVisitor] = await received(hana);
    expect(header(toVisitor!, 'subject')).toBe('Ajajni keessan nu ga’eera');
    const text = partOf(toVisitor!, 'text/plain');
    expect(text).toContain(`Koodii hordoffii: ${data.trackingCode}`);
    expect(text).toContain(`https://firm.example/om/track?code=${data.trackingCode}`);
    expect(text).toContain('Gatii: Qarshii 4,500,000');
    const [toOffice] = await received(office);
    expect(header(toOffice!, 'subject')).toBe('New order: Entoto House');
  });

  it('that is refused leaves no mail', async () => {
    const { id } = await build.project({ isForSale: false });
    const body = { name: 'Hana', email: hana, phone: '0911', projectId: id };
    expect((await app.post('/design-orders', body)).status).toBe(409);
    expect(await countRows()).toBe(0);
  });
});

describe('a sign-up', () => {
  const person = { name: 'Hana', email: hana, password: 'Zenbaba7' };

  it('gets a welcome mail and notifies the office', async () => {
    await app.post('/auth/signup', person, speaking('am'));
    expect(header((await received(hana))[0]!, 'subject')).toBe('እንኳን ወደ Demo firm በደህና መጡ');
    expect(header((await received(office))[0]!, 'subject')).toBe('New account: Hana');
    expect(sink.mails.map(({ raw }) => raw).join()).not.toContain('Zenbaba7');
  });

  it('with a known address leaves no mail', async () => {
    await build.user({ email: hana });
    expect((await app.post('/auth/signup', person)).status).toBe(409);
    expect(await countRows()).toBe(0);
  });
});

describe('a consultation', () => {
  let token: string;
  const at = (time: string) => `${day}T${time}:00+03:00`;

  beforeEach(async () => {
    token = await tokenOf(app, await build.admin());
  });

  const change = (id: number, body: object) => app.call('PUT', `/consultations/${id}`, { body, token });

  async function request(): Promise<number> {
    const body = {
      ...{ clientName: 'Hana Alemu', clientEmail: hana, type: 'INITIAL', topic: 'A house' },
      ...{ meetingType: 'VIDEO_CALL', preferredDate: day, preferredTime: '10:00' },
    };
    const { data } = await app.post<{ id: number }>('/consultations', body, speaking('om'));
    return data.id;
  }

  it('is confirmed with the requested time', async () => {
    await request();
    const [toVisitor] = await received(hana);
    expect(header(toVisitor!, 'subject')).toBe('Gaaffiin gorsa keessanii nu ga’eera');
    expect(partOf(toVisitor!, 'text/plain')).toContain('4:00 ganama · 10:00');
    const [toOffice] = await received(office);
    expect(header(toOffice!, 'subject')).toBe('New consultation request: Hana Alemu');
    expect(partOf(toOffice!, 'text/plain')).toContain(
      'Preferred time: 10:00 Addis Ababa time · 4:00 morning on the Ethiopian clock',
    );
  });

  it('is followed in the language of the request: scheduled, moved, given a link, cancelled', async () => {
    const id = await request();
    await received(hana, 1);
    await change(id, { status: 'SCHEDULED' });
    await received(hana, 2);
    await change(id, { scheduledAt: at('15:00') });
    await received(hana, 3);
    await change(id, { meetingLink: 'https://meet.example/x' });
    await received(hana, 4);
    await change(id, { status: 'CANCELLED' });
    const mails = await received(hana, 5);
    expect(mails.map((mail) => header(mail, 'subject'))).toEqual([
      'Gaaffiin gorsa keessanii nu ga’eera',
      'Beellamni gorsa keessanii qabameera',
      'Beellamni gorsa keessanii jijjiirameera',
      'Beellamni gorsa keessanii jijjiirameera',
      'Beellamni gorsa keessanii haqameera',
    ]);
    const files = mails.slice(1).map((mail) => partOf(mail, 'text/calendar').replaceAll('\n ', ''));
    const date = day.replaceAll('-', '');
    expect(files[0]).toContain(`DTSTART:${date}T070000Z`);
    expect(files[0]).toContain('SUMMARY:Gorsa Demo firm waliin');
    expect(files[1]).toContain(`DTSTART:${date}T120000Z`);
    expect(files[2]).toMatch(/^URL(;VALUE=URI)?:https:\/\/meet\.example\/x\r?$/m);
    expect(files[3]).toContain('STATUS:CANCELLED');
    expect(files.map((file) => /METHOD:.*/.exec(file)?.[0])).toEqual([
      ...['METHOD:REQUEST', 'METHOD:REQUEST', 'METHOD:REQUEST'],
      'METHOD:CANCEL',
    ]);
    expect(mails[4]!.raw).toContain('text/calendar; charset=utf-8; method=CANCEL');
    expect(new Set(files.map((file) => /UID:.*/.exec(file)![0])).size).toBe(1);
    const sequences = files.map((file) => Number(/SEQUENCE:(\d+)/.exec(file)![1]));
    expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
    expect(new Set(sequences).size).toBe(4);
    expect(mails[1]!.parts.map(({ fileName }) => fileName)).toContain('consultation.ics');
  });

  it('that moves to the trash while it is scheduled is cancelled, and scheduled again when it is restored', async () => {
    const id = await request();
    await received(hana, 1);
    await change(id, { status: 'CONFIRMED' });
    await received(hana, 2);
    await app.call('DELETE', `/consultations/${id}`, { token });
    await received(hana, 3);
    await app.post(`/consultations/${id}/restore`, undefined, { token });
    await received(hana, 4);
    await change(id, { scheduledAt: at('15:00') });
    const mails = (await received(hana, 5)).slice(1);
    expect(mails.map((mail) => header(mail, 'subject'))).toEqual([
      'Beellamni gorsa keessanii qabameera',
      'Beellamni gorsa keessanii haqameera',
      'Beellamni gorsa keessanii qabameera',
      'Beellamni gorsa keessanii jijjiirameera',
    ]);
    expect(partOf(mails[1]!, 'text/plain')).toContain('4:00 ganama · 10:00');
    const files = mails.map((mail) => partOf(mail, 'text/calendar').replaceAll('\n ', ''));
    expect(files.map((file) => /METHOD:.*/.exec(file)?.[0])).toEqual([
      ...['METHOD:REQUEST', 'METHOD:CANCEL', 'METHOD:REQUEST', 'METHOD:REQUEST'],
    ]);
    expect(files[1]).toContain('STATUS:CANCELLED');
    expect(files[1]).toContain(`mailto:${office}`);
    expect(files[2]).toContain('STATUS:CONFIRMED');
    expect(new Set(files.map((file) => /UID:.*/.exec(file)![0])).size).toBe(1);
    const sequences = files.map((file) => Number(/SEQUENCE:(\d+)/.exec(file)![1]));
    for (const [index, sequence] of sequences.slice(1).entries()) {
      expect(sequence).toBeGreaterThan(sequences[index]!);
    }
  });

  it('that is not scheduled, or is past, moves to the trash and comes back without a mail', async () => {
    const past = await build.consultation({
      ...{ clientEmail: hana, status: ConsultationStatus.CONFIRMED },
      scheduledAt: new Date('2020-01-07T06:00:00Z'),
    });
    const requested = await build.consultation({ clientEmail: hana });
    for (const { id } of [past, requested]) {
      expect((await app.call('DELETE', `/consultations/${id}`, { token })).status).toBe(200);
      expect((await app.post(`/consultations/${id}/restore`, undefined, { token })).status).toBe(200);
    }
    expect(await countRows()).toBe(0);
  });

  it('makes no mail of what does not concern the client', async () => {
    const id = await request();
    await change(id, { status: 'SCHEDULED' });
    await received(hana, 2);
    await change(id, { status: 'CONFIRMED' });
    await change(id, { notes: 'Bring the drawings' });
    await change(id, { status: 'COMPLETED' });
    expect(await countRows()).toBe(3);
  });

  it('that was cancelled before it was scheduled has nothing for the calendar', async () => {
    const id = await request();
    await change(id, { status: 'CANCELLED' });
    const [, cancelled] = await received(hana, 2);
    expect(cancelled!.parts.map(({ type }) => type)).toEqual(['text/plain', 'text/html']);
  });

  it('of the past is put on record without a mail', async () => {
    const { id } = await build.consultation({ clientEmail: hana });
    await change(id, { status: 'SCHEDULED', scheduledAt: '2020-01-07T09:00:00+03:00' });
    await change(id, { status: 'CANCELLED' });
    expect(await countRows()).toBe(0);
  });

  it('whose time is taken leaves no mail', async () => {
    const first = await request();
    await change(first, { status: 'SCHEDULED' });
    await received(hana, 2);
    const second = await request();
    await received(hana, 3);
    // Its status is set without a time, of which there is nothing to say.
    expect((await change(second, { status: 'SCHEDULED' })).status).toBe(200);
    expect(await countRows()).toBe(5);
  });
});

describe('the demo firm', () => {
  it('makes no mails', async () => {
    await app.empty();
    await app.dataSource.transaction((manager) => seedDemo(manager, new Date()));
    expect(await countRows()).toBe(0);
  });
});

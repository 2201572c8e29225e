import { attachmentLimits } from '@consultancy/shared/attachments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { decompressionBomb, form, picture } from '../../../test/builders/pictures.js';
import { requestsOfPerson } from '../../../test/builders/requests-of-person.js';
import { mailsWhere } from '../../../test/support/links-by-mail.js';
import { readStrictCsv } from '../../../test/support/read-strict-csv.js';
import { S3Store } from '../../../test/support/s3-store.js';
import { TestApp } from '../../../test/support/test-app.js';
import { waitFor } from '../../../test/support/wait-for.js';
import { uploadReferenceType } from '../../common/http/fill-files.interceptor.js';
import { RecordKind } from '../../common/record-kind.js';
import { DailyLimits } from '../../integrations/rate-limit/daily-limits.js';
import { FileStorage } from '../../integrations/storage/file-storage.js';
import { UserRole } from '../accounts/accounts.module.js';
import type { PersonDto } from '../people/dto/person.dto.js';
import type { UploadDto } from '../uploads/dto/upload.dto.js';
import { AttachmentSpaceService } from './attachment-space.service.js';
import { Attachment } from './attachment.entity.js';
import type { AttachmentDto } from './dto/attachment.dto.js';

type File = [name: string, bytes: Buffer];

const megabyte = 1024 * 1024;
const inquiry = { name: 'Hana Alemu', email: 'hana@mail.example', subject: 'A house', message: 'Of stone.' };
const consultation = {
  clientName: 'Hana',
  clientEmail: 'hana@mail.example',
  clientPhone: '0911',
  type: 'INITIAL',
  topic: 'A',
  meetingType: 'PHONE',
};
const records = {
  inquiry: { path: '/contact-inquiries', body: inquiry },
  consultation: { path: '/consultations', body: consultation },
};
type Kind = keyof typeof records;

const pdf = (size = 200) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)]);
const texts = (start: string) => Buffer.from(start, 'latin1');
const plan: File = ['plan.pdf', pdf()];

let store: S3Store;
beforeAll(async () => {
  store = await S3Store.start();
});
afterAll(() => store.stop());

describe.each([
  ['a folder', () => TestApp.start()],
  ['an S3-compatible store', () => TestApp.start({ s3: store.settings })],
])('attachments in %s', (_storage, start) => {
  let app: TestApp;
  let build: Build;
  let token: string;

  beforeAll(async () => {
    app = await start();
    build = new Build(app.dataSource);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.empty();
    await app.nest.get(FileStorage).remove(await files());
    token = await tokenOf(app, await build.user({ role: UserRole.OFFICE }));
  });

  const files = () => app.nest.get(FileStorage).list();
  const rows = () => app.dataSource.query<unknown[]>('SELECT FROM attached_files');
  const unsettled = () => app.dataSource.query<unknown[]>('SELECT FROM unsettled_uploads');
  const send = (
    attached: File[],
    kind: Kind = 'inquiry',
    { key = randomUUID() as string, language = 'en', more = {} } = {},
  ) => {
    const { path, body } = records[kind];
    const parts = attached.map(([name, bytes]) => ['attachments', bytes, name] as [string, Buffer, string]);
    const headers = { 'Idempotency-Key': key, 'Accept-Language': language };
    return app.post<{ id: number }>(path, form({ ...body, ...more }, parts), { headers });
  };
  const sendPart = (id: string, offset: number, bytes: Buffer) =>
    app.call<UploadDto>('PUT', `/visitor-uploads/${id}/parts/${offset}`, {
      body: form({}, [['part', bytes, 'part']]),
    });
  const sendReference = (
    id: string,
    size: number,
    { key = randomUUID() as string, language = 'en' } = {},
  ) => {
    const body = form(inquiry);
    body.append('attachments', new Blob([`${id} ${size}`], { type: uploadReferenceType }), 'plan.pdf');
    return app.post('/contact-inquiries', body, {
      headers: { 'Idempotency-Key': key, 'Accept-Language': language },
    });
  };
  const list = async (kind: Kind = 'inquiry', id = 1) =>
    (await app.get<AttachmentDto[]>(`/attachments/${kind}/${id}`, { token })).data;
  const load = (id: number, what = 'file', as: string | undefined = token) =>
    fetch(`${app.origin}/api/v1/attachments/${id}/${what}`, {
      headers: as ? { Authorization: `Bearer ${as}` } : {},
    });

  describe.each(['inquiry', 'consultation'] as const)('of an %s', (kind) => {
    it('are known by their content, stored with it, and handed to staff as they came', async () => {
      const sent: File[] = [
        plan,
        ['garden.jpeg', await picture(30, 20, 'jpeg')],
        ['sketch.png', await picture(30, 20)],
        ['site.webp', await picture(30, 20, 'webp')],
        ['house.dwg', texts('AC1032\0\0\0\0')],
        ['house.dxf', texts('  0\r\nSECTION\r\n  2\r\nHEADER\r\n')],
      ];
      const { status, data } = await send(sent, kind);
      expect(status).toBe(201);
      const stored = await list(kind, data.id);
      expect(stored).toEqual(
        sent.map(([name, bytes], index) => ({
          ...{ id: expect.any(Number), name, size: bytes.length },
          type: ['pdf', 'jpg', 'png', 'webp', 'dwg', 'dxf'][index],
        })),
      );
      for (const [index, { id }] of stored.entries()) {
        const answer = await load(id);
        expect(Buffer.from(await answer.arrayBuffer())).toEqual(sent[index]![1]);
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename*=UTF-8''${sent[index]![0]}`,
          'content-type': 'application/octet-stream',
          'x-content-type-options': 'nosniff',
        });
      }
      expect([await unsettled(), (await files()).every((name) => name.startsWith('private/'))]).toEqual([
        [],
        true,
      ]);
    });
  });

  it('come in parts too, of any visitor, and are gone from there once the form was filed', async () => {
    const [id, bytes] = [randomUUID(), pdf(2 * megabyte)];
    for (const offset of [0, megabyte]) {
      const { data } = await sendPart(id, offset, bytes.subarray(offset, offset + megabyte));
      expect(data.received).toBe(offset + megabyte);
    }
    expect((await sendReference(id, bytes.length, { key: 'the-first-time' })).status).toBe(201);
    const [{ id: stored }] = (await list()) as [AttachmentDto];
    expect(Buffer.from(await (await load(stored)).arrayBuffer())).toEqual(bytes);
    // The answer was lost: the same again is no second inquiry, and no second file.
    expect((await sendReference(id, bytes.length, { key: 'the-first-time' })).status).toBe(201);
    const kept = (await files()).filter((name) => !name.includes('/parts/'));
    expect([(await rows()).length, kept.length]).toEqual([1, 1]);
    expect((await app.call('DELETE', `/visitor-uploads/${id}`)).status).toBe(200);
    const headers = { 'Accept-Language': 'om' };
    expect(await app.call('DELETE', `/visitor-uploads/${id}`, { headers })).toMatchObject({
      ...{ status: 404, message: expect.stringContaining('wanti gahe hin jiru') },
    });
    expect((await app.get<UploadDto>(`/visitor-uploads/${id}`)).data.received).toBe(0);
    expect([(await files()).length, await unsettled()]).toEqual([1, []]);
    expect((await sendReference(id, bytes.length)).status).toBe(409);
  });

  it('are not what an account sends in parts, nor the other way round', async () => {
    const [ofStaff, ofVisitor, bytes] = [randomUUID(), randomUUID(), pdf()];
    const body = form({}, [['part', bytes, 'part']]);
    await app.call('PUT', `/uploads/${ofStaff}/parts/0`, { body, token });
    await sendPart(ofVisitor, 0, bytes);
    expect((await sendReference(ofStaff, bytes.length)).status).toBe(409);
    expect((await app.get<UploadDto>(`/visitor-uploads/${ofStaff}`)).data.received).toBe(0);
    expect((await app.get<UploadDto>(`/uploads/${ofVisitor}`, { token })).data.received).toBe(0);
  });

  it('are filed once, however often and by however many at once they are sent', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send([plan], 'inquiry', { key })));
    answers.push(await send([plan], 'inquiry', { key }));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect([(await rows()).length, (await files()).length, await unsettled()]).toEqual([1, 1, []]);
    // Another file is another submission.
    expect((await send([['plan.pdf', pdf()]], 'inquiry', { key })).status).toBe(409);
    expect((await files()).length).toBe(1);
  });

  it.each([
    [
      'a page',
      texts('<!doctype html><script>alert(1)</script>'),
      'en',
      /^plan\.pdf cannot be sent\. Choose a PDF/,
    ],
    ['SVG', texts('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'am', /^plan\.pdf፦ ይህ ዓይነት ፋይል ሊላክ አይችልም።/],
    ['a program', texts('MZ\x90\0'), 'om', /^plan\.pdf erguun hin danda’amu\./],
    ['nothing', Buffer.alloc(0), 'en', /^plan\.pdf cannot be sent\./],
  ])(
    'are refused at their field where one is %s, and nothing stays',
    async (_what, bytes, language, words) => {
      for (const kind of ['inquiry', 'consultation'] as const) {
        const { status, error } = await send(
          [
            ['sketch.pdf', pdf()],
            ['plan.pdf', bytes],
          ],
          kind,
          { language },
        );
        expect([status, error.details]).toEqual([
          415,
          [{ field: 'attachments', message: expect.stringMatching(words) }],
        ]);
      }
      expect([await rows(), await files(), await unsettled()]).toEqual([[], [], []]);
      const [counted] = await app.dataSource.query<{ all: number }[]>(
        'SELECT (SELECT count(*) FROM contact_inquiries) + (SELECT count(*) FROM consultations) AS "all"',
      );
      expect(Number(counted!.all)).toBe(0);
    },
  );

  it('are counted in the mail to staff', async () => {
    await build.settings();
    await send([plan, plan]);
    await send([plan], 'consultation');
    const texts = (await mailsWhere(app.dataSource)).map(({ text }) => /Files: \d/.exec(text)?.[0]);
    expect(texts.filter(Boolean)).toEqual(['Files: 2', 'Files: 1']);
  });

  it('are ten at most', async () => {
    expect((await send(Array.from({ length: 10 }, () => plan))).status).toBe(201);
    const { status, error } = await send(
      Array.from({ length: 11 }, () => plan),
      'inquiry',
      { language: 'om' },
    );
    const message = 'Yeroo tokkotti faayila 10 ol erguun hin danda’amu.';
    expect([status, error.details]).toEqual([400, [{ field: 'attachments', message }]]);
    expect((await rows()).length).toBe(10);
  });

  it('have 10 MB at most, and 1 MB in the form itself', async () => {
    expect((await send([['plan.pdf', pdf(megabyte)]])).status).toBe(201);
    expect((await send([['plan.pdf', pdf(megabyte + 1)]])).status).toBe(413);
    const [id, end] = [randomUUID(), attachmentLimits.bytes];
    for (let offset = 0; offset < end; offset += megabyte) await sendPart(id, offset, pdf(megabyte));
    const { status, error } = await sendReference(id, end + 1, { language: 'am' });
    const message = 'አንዱ ፋይል ከ10 ሜባ ይበልጣል። አሳንሰው እንደገና ይሞክሩ።';
    expect([status, error.details]).toEqual([413, [{ field: 'attachments', message }]]);
    expect((await sendPart(id, end, pdf(10))).status).toBe(413);
    expect((await sendReference(id, end)).status).toBe(201);
  });

  it('have the names that people gave them, without tricks, and the endings of their types', async () => {
    const names: [given: string, stored: string][] = [
      ['ካርታ.pdf', 'ካርታ.pdf'],
      ['C:\\plans\\plot.PDF', 'plot.PDF'],
      ['invoice.exe', 'invoice.exe.pdf'],
      ['plan\u202Efdp.scr', 'planfdp.scr.pdf'],
      ['../../etc/passwd', 'passwd.pdf'],
      ['x'.repeat(300), `${'x'.repeat(196)}.pdf`],
    ];
    await send(names.map(([given]) => [given, pdf()]));
    expect((await list()).map(({ name }) => name)).toEqual(names.map(([, stored]) => stored));
  });

  it('have a small picture where they are pictures', async () => {
    const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#1f4d45' } })
      .jpeg()
      .withExif({ IFD0: { ImageDescription: 'Where Hana lives' } })
      .toBuffer();
    await send([
      ['photo.jpg', photo],
      plan,
      ['bomb.png', decompressionBomb()],
      ['broken.png', texts('\x89PNG\r\n\x1a\n')],
    ]);
    const [shown, ...others] = await list();
    const answer = await load(shown!.id, 'preview');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename*=UTF-8''photo.jpg.webp`,
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    const { width, height, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height, exif]).toEqual([480, 360, undefined]);
    for (const { id } of others) expect((await load(id, 'preview')).status).toBe(404);
  });

  it('are nobody’s but of staff who answer clients', async () => {
    await send([['photo.png', await picture(30, 20)]]);
    const [{ id }] = (await list()) as [AttachmentDto];
    const [name] = (await files()) as [string];
    const user = await tokenOf(app, await build.user({ email: inquiry.email }));
    const editor = await tokenOf(app, await build.user({ role: UserRole.EDITOR }));
    for (const [as, status] of [
      [undefined, 401],
      [user, 403],
      [editor, 403],
    ] as const) {
      for (const what of ['file', 'preview'])
        expect([what, (await load(id, what, as ?? '')).status]).toEqual([what, status]);
      expect((await app.get('/attachments/inquiry/1', as ? { token: as } : {})).status).toBe(status);
    }
    for (const path of [name, name.toUpperCase(), encodeURIComponent(name), `./${name}`, `demo/../${name}`])
      expect([path, (await fetch(`${app.origin}/uploads/${path}`)).status]).toEqual([path, 404]);
  });

  it('are not there while their record is in the trash, and gone with it', async () => {
    await send([plan]);
    const [{ id }] = (await list()) as [AttachmentDto];
    await app.call('DELETE', '/contact-inquiries/1', { token });
    expect([(await load(id)).status, (await app.get('/attachments/inquiry/1', { token })).status]).toEqual([
      404, 404,
    ]);
    await app.post('/contact-inquiries/1/restore', {}, { token });
    expect((await load(id)).status).toBe(200);
    await app.call('DELETE', '/contact-inquiries/1', { token });
    expect((await app.call('DELETE', '/bin/inquiry/1', { token })).status).toBe(200);
    expect(await rows()).toEqual([]);
    await waitFor(async () => expect([await files(), await unsettled()]).toEqual([[], []]));
  });

  it('are gone with the personal data of their sender, and no others', async () => {
    await send([plan]);
    await send([plan], 'consultation', { more: { clientEmail: inquiry.email } });
    await send([plan], 'inquiry', { more: { email: 'sara@mail.example' } });
    const { data } = await app.get<PersonDto>('/people/inquiry/1', { token });
    const records = data.records.map(({ kind, id }) => ({ kind, id }));
    const body = { state: data.state, records };
    expect((await app.post('/people/inquiry/1/erase', body, { token })).status).toBe(200);
    expect([await list(), await list('consultation'), (await list('inquiry', 2)).length]).toEqual([
      [],
      [],
      1,
    ]);
    await waitFor(async () => expect([(await files()).length, await unsettled()]).toEqual([1, []]));
  });

  it('are named to their sender, who exports and deletes what is there', async () => {
    const { linkOf } = requestsOfPerson(() => ({ app, build }));
    await build.settings();
    await send([plan]);
    await send([['sketch.png', await picture(9, 9)]], 'consultation', {
      more: { clientEmail: inquiry.email },
    });
    const link = { token: await linkOf(inquiry.email) };
    const { data } = await app.post<Record<string, { attachments: unknown }[]>>('/my-requests', link);
    const named = (kind: string) => data[kind]!.map(({ attachments }) => attachments);
    expect(named('inquiries')).toEqual([[{ name: 'plan.pdf', type: 'pdf', size: 200 }]]);
    expect(named('consultations')).toMatchObject([[{ name: 'sketch.png', type: 'png' }]]);
    const answer = await fetch(`${app.origin}/api/v1/my-requests/export`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(link),
    });
    const exported = readStrictCsv(await answer.text());
    expect(exported.map(([kind]) => kind)).toEqual(['kind', 'INQUIRY', 'FILE', 'CONSULTATION', 'FILE']);
    expect(exported[2]).toContain('plan.pdf');
    expect(exported[4]).toContain('sketch.png');
    expect((await app.post('/my-requests/erase', { ...link, count: 2 })).data).toEqual({ count: 2 });
    await waitFor(async () => expect([await files(), await unsettled()]).toEqual([[], []]));
  });

  it('stay out where the storage has no room for more', async () => {
    await app.dataSource.query(
      `INSERT INTO attached_files (kind, record_id, name, type, size, path)
       SELECT 'inquiry', 1, 'a', 'pdf', 1073741824, '/uploads/private/' || n FROM generate_series(1, 10) n`,
    );
    const { status, error } = await send([plan], 'inquiry', { language: 'en' });
    expect([status, error.details?.[0]?.field, await files()]).toEqual([413, 'attachments', []]);
    expect((await send([])).status).toBe(201);
  });
});

describe('the room for all files', () => {
  let app: TestApp;
  let office: string;
  beforeAll(async () => {
    app = await TestApp.start();
    office = await tokenOf(app, await new Build(app.dataSource).user({ role: UserRole.OFFICE }));
  });
  afterAll(() => app.stop());

  const add = (gigabytes: number) =>
    app.dataSource.manager.insert(Attachment, {
      ...{ kind: RecordKind.INQUIRY as const, recordId: 1, name: 'plan.pdf', type: 'pdf' },
      ...{ size: Math.ceil(gigabytes * 1024 * megabyte), path: `/uploads/private/${randomUUID()}.pdf` },
    });
  const notices = async () => {
    await app.nest.get(AttachmentSpaceService).doDue();
    interface Page {
      data: { title: string; message: string; type: string; actionUrl: string }[];
    }
    return (await app.get<Page>('/notifications', { token: office })).data.data;
  };

  it('makes a notification before it is full, once for each step, with what to do', async () => {
    for (let number = 0; number < 5; number++) await add(1.5);
    expect(await notices()).toEqual([]);
    await add(0.6);
    const [first, ...others] = await notices();
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      ...{ title: 'Little room for files', type: 'warning', actionUrl: '/admin/contacts' },
      message: expect.stringMatching(/^Files of visitors: 80% are used.*10 GB. Delete old inquiries/),
    });
    expect(await notices()).toHaveLength(1);
    await add(1.9);
    const full = (await notices()).map(({ message }) => message);
    expect(full).toHaveLength(2);
    expect(full[0]).toContain('Forms with files are refused');
  });
});

describe('what one client sends', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ rateLimit: true, trustProxy: true });
  });
  afterAll(() => app.stop());

  const headers = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

  it('leaves others room for files in parts, however much a few clients send', async () => {
    const send = (address: string) =>
      app.call('PUT', `/visitor-uploads/${randomUUID()}/parts/0`, {
        body: form({}, [['part', pdf(megabyte), 'part']]),
        ...headers(address),
      });
    // Files that wait for a form, and who sent them.
    const wait = async (address: string, megabytes: number) => {
      const path = `/uploads/private/parts/0-${randomUUID()}-0-${megabytes * megabyte}.part`;
      await app.dataSource.query(`INSERT INTO unsettled_uploads (path) VALUES ($1)`, [path]);
      await app.nest.get(DailyLimits).count('uploaded bytes', address, megabytes * megabyte);
    };
    await wait('203.0.113.20', 338);
    expect((await send('203.0.113.20')).status).toBe(200);
    await wait('203.0.113.20', 2);
    expect((await send('203.0.113.20')).status).toBe(413);
    await wait('203.0.113.21', 227);
    expect((await send('203.0.113.21')).status).toBe(413);
    await wait('203.0.113.22', 152);
    expect((await send('203.0.113.22')).status).toBe(413);
    expect((await send('203.0.113.23')).status).toBe(200);
    await app.dataSource.query('DELETE FROM unsettled_uploads');
  });

  it.each([
    [
      'attached bytes',
      250,
      (address: string) =>
        app.post(
          '/contact-inquiries',
          form(inquiry, [['attachments', pdf(megabyte), 'a.pdf']]),
          headers(address),
        ),
    ],
    [
      'uploaded bytes',
      500,
      (address: string) =>
        app.call('PUT', `/visitor-uploads/${randomUUID()}/parts/0`, {
          body: form({}, [['part', pdf(megabyte), 'part']]),
          ...headers(address),
        }),
    ],
  ])('is bounded by its %s a day', async (what, most, send) => {
    const before = (most - 1.5) * megabyte;
    await app.nest.get(DailyLimits).allows(what, '203.0.113.7', Infinity, before);
    expect((await send('203.0.113.7')).status).toBeLessThan(202);
    const refused = await send('203.0.113.7');
    expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([429, 3600]);
    expect((await send('203.0.113.8')).status).toBeLessThan(202);
  });
});

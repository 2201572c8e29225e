import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { extractText } from 'unpdf';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { form } from '../../../test/builders/pictures.js';
import { peakOfWork } from '../../../test/support/peak-of-work.js';
import { TestApp } from '../../../test/support/test-app.js';
import { CleanupScheduler } from '../../common/jobs/cleanup-scheduler.js';
import { FileStorage } from '../../integrations/storage/file-storage.js';
import { UserRole } from '../accounts/accounts.module.js';
import { LinkPurpose, SecretLink } from '../secret-links/secret-links.module.js';
import type { DesignFileDto, DownloadLinkDto, DownloadsDto, LicenceDto } from './dto/design-file.dto.js';
import type { DesignOrderDto } from './dto/design-order.dto.js';
import { PaymentProvider, PaymentState } from './order.enums.js';
import type { DesignOrder } from './orders.module.js';

let app: TestApp;
let build: Build;
let token: string;
let order: DesignOrder;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  await app.nest.get(FileStorage).remove(await stored());
  await build.settings();
  token = await tokenOf(app, await build.user({ role: UserRole.OFFICE, email: 'office@firm.example' }));
  order = await build.order({
    name: 'Hana Bekele',
    payment: PaymentState.SUBMITTED,
    ...{ paymentProvider: PaymentProvider.CBE, paymentReference: 'FT26328K9PQR' },
  });
});

async function drawings(pages = 2): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) document.addPage([842, 595]);
  return Buffer.from(await document.save());
}

const add = (bytes: Buffer, name: string, projectId = order.projectId) =>
  app.call<DesignFileDto>('POST', `/design-files/project/${projectId}`, {
    body: form({}, [['file', bytes, name]]),
    token,
  });
const list = async () =>
  (await app.get<DesignFileDto[]>(`/design-files/project/${order.projectId}`, { token })).data;
const verify = (decision = 'VERIFIED') =>
  app.call<DesignOrderDto>('PUT', `/design-orders/${order.id}/payment`, {
    body: { decision, reason: decision === 'REJECTED' ? 'It bounced.' : null },
    token,
  });
const link = () =>
  app.post<DownloadLinkDto>(`/design-orders/track/${order.trackingCode}/downloads`, undefined);
const look = (by: string) => app.get<DownloadsDto>(`/design-orders/downloads/${by}`);
const load = (by: string, id: number) =>
  fetch(`${app.origin}/api/v1/design-orders/downloads/${by}/files/${id}`);
/** The links that were made to the files. */
const given = { purpose: LinkPurpose.DOWNLOAD };
const stored = async () =>
  (await app.nest.get(FileStorage).list()).filter((name) => name.startsWith('private/'));

describe('files of a design', () => {
  it('are added, listed and deleted by who works on orders, and lie where nobody is served them', async () => {
    expect(await add(await drawings(), 'Ground floor ቤት.pdf')).toMatchObject({
      status: 201,
      data: { name: 'Ground floor ቤት.pdf' },
    });
    const [file] = await list();
    const [name] = await stored();
    for (const address of [
      name!,
      name!.replace('private', 'PRIVATE'),
      `x/../${name}`,
      `%70${name!.slice(1)}`,
    ])
      expect((await fetch(`${app.origin}/uploads/${address}`)).status).toBeGreaterThanOrEqual(400);
    expect((await app.call('DELETE', `/design-files/${file!.id}`, { token })).status).toBe(200);
    expect([await list(), await stored()]).toEqual([[], []]);
  });

  it.each<[string, Buffer, string, number]>([
    ['a script', Buffer.from('alert(1)'), 'plan.js', 415],
    ['no kind', Buffer.from('x'), 'plan', 415],
    ['a PDF that is none', Buffer.from('x'), 'plan.pdf', 415],
    ['nothing', Buffer.alloc(0), 'plan.dwg', 400],
  ])('are not %s', async (_, bytes, name, status) => {
    expect((await add(bytes, name)).status).toBe(status);
    expect(await stored()).toEqual([]);
  });

  it('belong to a project that is there, and to no more than twenty', async () => {
    expect((await add(Buffer.from('x'), 'a.dwg', 4711)).status).toBe(404);
    for (let number = 0; number < 20; number += 1) await add(Buffer.from('x'), `${number}.dwg`);
    expect((await add(Buffer.from('x'), 'one-more.dwg')).status).toBe(409);
    expect(await stored()).toHaveLength(20);
  });

  it('go with a project that is gone for good', async () => {
    await add(Buffer.from('x'), 'a.dwg');
    await app.dataSource.query('DELETE FROM design_orders');
    await app.dataSource.query('DELETE FROM projects');
    await app.nest.get(CleanupScheduler).runAll();
    expect(await stored()).toEqual([]);
  });
});

describe('files of one order', () => {
  const addToOrder = (bytes: Buffer, name: string, id = order.id) =>
    app.call<DesignFileDto>('POST', `/design-files/order/${id}`, {
      body: form({}, [['file', bytes, name]]),
      token,
    });
  const listOfOrder = async () =>
    (await app.get<DesignFileDto[]>(`/design-files/order/${order.id}`, { token })).data;
  const orderAgain = () =>
    build.order({ projectId: order.projectId, payment: PaymentState.VERIFIED, licenceCode: 'ABCDEFGHJKMN' });

  it('are for its buyer alone, those of the design for every buyer', async () => {
    const other = await orderAgain();
    await add(Buffer.from('0 EOF'), 'plans.dxf');
    expect((await addToOrder(Buffer.from('0 EOF'), 'adapted.dxf')).status).toBe(201);
    expect([(await list()).length, (await listOfOrder()).map(({ name }) => name)]).toEqual([
      1,
      ['adapted.dxf'],
    ]);
    await verify();
    const own = (await link()).data.token;
    const files = (await look(own)).data.files;
    expect(files.map(({ name }) => name)).toEqual(['plans.dxf', 'adapted.dxf']);
    expect((await load(own, files[1]!.id)).status).toBe(200);
    const theirs = (
      await app.post<DownloadLinkDto>(`/design-orders/track/${other.trackingCode}/downloads`, undefined)
    ).data.token;
    expect((await look(theirs)).data.files.map(({ name }) => name)).toEqual(['plans.dxf']);
    expect((await load(theirs, files[1]!.id)).status).toBe(404);
    expect((await load(theirs, files[0]!.id)).status).toBe(200);
  });

  it('are deleted by staff, at most twenty, and of an order that is there', async () => {
    expect((await addToOrder(Buffer.from('x'), 'a.dwg', 4711)).status).toBe(404);
    for (let number = 0; number < 20; number += 1) await addToOrder(Buffer.from('x'), `${number}.dwg`);
    expect((await addToOrder(Buffer.from('x'), 'one-more.dwg')).status).toBe(409);
    const [first] = await listOfOrder();
    expect((await app.call('DELETE', `/design-files/${first!.id}`, { token })).status).toBe(200);
    expect([(await listOfOrder()).length, (await stored()).length]).toEqual([19, 19]);
  });

  it.each([
    ['is gone for good', () => app.dataSource.query('DELETE FROM design_orders')],
    [
      'has lost its personal data',
      async () => {
        const { data } = await app.get<{ state: string }>(`/people/order/${order.id}`, { token });
        const records = [{ kind: 'order', id: order.id }];
        const body = { state: data.state, records };
        expect((await app.post(`/people/order/${order.id}/erase`, body, { token })).status).toBe(200);
      },
    ],
  ])('go with an order that %s, and become nobody else’s', async (_, remove) => {
    const other = await orderAgain();
    await addToOrder(Buffer.from('x'), 'For Hana Bekele.dwg');
    await remove();
    expect(await app.dataSource.query('SELECT FROM design_files WHERE project_id IS NOT NULL')).toEqual([]);
    await app.nest.get(CleanupScheduler).runAll();
    expect([await stored(), await listOfOrder()]).toEqual([[], []]);
    expect(other.id).not.toBe(order.id);
  });
});

describe('links to bought files', () => {
  it('are made once the payment is verified, and lead to the files for as long as it is', async () => {
    await add(await drawings(), 'plans.pdf');
    expect(await link()).toMatchObject({
      status: 409,
      message: 'The files can be downloaded once the payment is verified.',
    });
    await verify();
    const { status, data } = await link();
    expect(status).toBe(201);
    expect((await look(data.token)).data).toMatchObject({ files: [{ name: 'plans.pdf' }], loadsLeft: 40 });
    await verify('REJECTED');
    expect((await look(data.token)).status).toBe(404);
    expect((await load(data.token, 1)).status).toBe(404);
  });

  it('stamp every page of a PDF with the licence code and the buyer, and leave others as they are', async () => {
    await add(await drawings(3), 'plans.pdf');
    await add(Buffer.from('0 EOF'), 'plans.dxf');
    const { data: paid } = await verify();
    const { token: by } = (await link()).data;
    const [pdf, dxf] = (await look(by)).data.files;
    const answer = await load(by, pdf!.id);
    expect(answer.headers.get('Content-Disposition')).toBe(`attachment; filename*=UTF-8''plans.pdf`);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()));
    expect(text).toHaveLength(3);
    for (const page of text) {
      expect(page).toContain(paid.licenceCode);
      expect(page).toContain('Hana Bekele');
      // It opens the order to anybody who has it, and a drawing goes through many hands.
      expect(page).not.toContain(order.trackingCode);
    }
    expect(await (await load(by, dxf!.id)).text()).toBe('0 EOF');
    expect((await look(by)).data.loadsLeft).toBe(38);
  });

  it('stamp one PDF at a time, and twenty wait', async () => {
    await add(await drawings(60), 'plans.pdf');
    await verify();
    const { token: by } = (await link()).data;
    const [pdf] = (await look(by)).data.files;
    await app.dataSource.getRepository(SecretLink).update(given, { usesLeft: 100 });
    const all = Promise.all(Array.from({ length: 80 }, () => load(by, pdf!.id)));
    const { refused, ...peak } = await peakOfWork(app, 'stamps', all);
    expect(peak).toEqual({ running: 1, waiting: 20 });
    const statuses = (await all).map(({ status, headers }) => `${status} ${headers.get('Retry-After')}`);
    expect(refused).toBeGreaterThan(0);
    expect(statuses.filter((each) => each === '503 2')).toHaveLength(refused);
    expect(statuses.filter((each) => each === '200 null')).toHaveLength(80 - refused);
  });

  it('cost no load for HEAD, nor for a file that cannot be read', async () => {
    await add(await drawings(), 'plan.pdf');
    await add(Buffer.from('drawing'), 'plan.dwg');
    await verify();
    const { data } = await link();
    const [pdf, dwg] = await list();
    const loadsLeft = async () => (await look(data.token)).data.loadsLeft;
    const head = `${app.origin}/api/v1/design-orders/downloads/${data.token}/files/${pdf!.id}`;
    expect((await fetch(head, { method: 'HEAD' })).status).toBe(200);
    await app.nest.get(FileStorage).remove(await stored());
    expect((await load(data.token, dwg!.id)).status).toBe(404);
    expect(await loadsLeft()).toBe(40);
    // What was stamped a moment ago is not made again.
    expect((await load(data.token, pdf!.id)).status).toBe(200);
    expect(await loadsLeft()).toBe(39);
  });

  it('are made five times a day for an order', async () => {
    await verify();
    for (let count = 0; count < 5; count += 1) expect((await link()).status).toBe(201);
    expect((await link()).status).toBe(429);
    await app.dataSource.query(`UPDATE secret_links SET created_at = now() - interval '25 hours'`);
    expect((await link()).status).toBe(201);
  });

  it('are refused as forged, old or used up, in the reader’s language', async () => {
    await add(Buffer.from('x'), 'a.dwg');
    await verify();
    const { token: by } = (await link()).data;
    const links = app.dataSource.getRepository(SecretLink);
    const forged = await look('x'.repeat(43));
    expect(forged).toMatchObject({
      status: 404,
      message: expect.stringContaining('This link is not valid.'),
    });
    await links.update(given, { usesLeft: 1 });
    const [{ id }] = (await list()) as [DesignFileDto];
    const answers = await Promise.all(Array.from({ length: 10 }, () => load(by, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(404)]);
    expect((await look(by)).message).toContain('used too many times');
    await links.update(given, { usesLeft: 9, expiresAt: new Date(Date.now() - 1000) });
    expect((await look(by)).message).toContain('This link has expired');
    const amharic = await app.get(`/design-orders/downloads/${by}`, { headers: { 'Accept-Language': 'am' } });
    expect(amharic.message).toContain('ማገናኛ');
  });

  it('go with their order, for good', async () => {
    await verify();
    await link();
    await app.call('DELETE', `/design-orders/${order.id}`, { token });
    const admin = await tokenOf(app, await build.admin());
    expect((await app.call('DELETE', `/bin/order/${order.id}`, { token: admin })).status).toBe(200);
    expect(await app.dataSource.query('SELECT * FROM secret_links')).toEqual([]);
    // A mail that still waits goes out, and then goes too.
    const mails = 'SELECT count(*)::int FROM outbox_mails WHERE NOT record_erased';
    expect(await app.dataSource.query(mails)).toEqual([{ count: 0 }]);
  });

  it('keep nothing but a hash, and open no files of other designs', async () => {
    const { id: other } = await build.project();
    const { data: file } = await add(Buffer.from('x'), 'a.dwg', other);
    await verify();
    const { token: by } = (await link()).data;
    expect(JSON.stringify(await app.dataSource.query('SELECT * FROM secret_links'))).not.toContain(by);
    expect((await load(by, file.id)).status).toBe(404);
    expect((await look(by)).data.loadsLeft).toBe(40);
  });
});

describe('GET /design-orders/licences/{code}', () => {
  const ask = (code: string) => app.get<LicenceDto>(`/design-orders/licences/${encodeURIComponent(code)}`);

  it('confirms a licence while it is paid, without a word about its owner', async () => {
    const { licenceCode } = (await verify()).data;
    expect(licenceCode).not.toBe(order.trackingCode);
    const { status, data } = await ask(licenceCode!.toLowerCase().replaceAll('-', ' '));
    expect(status).toBe(200);
    expect(Object.keys(data).sort()).toEqual(['licenceCode', 'licensedAt', 'projectTitle']);
    await verify('REJECTED');
    expect((await ask(licenceCode!)).status).toBe(404);
    // It comes back with the payment, and stays what is printed on the drawings.
    expect((await verify()).data.licenceCode).toBe(licenceCode);
  });

  it.each(['7KQ4-M2XB-9HTE', 'nonsense'])('knows no licence %s', async (code) => {
    expect(await ask(code)).toMatchObject({ status: 404, message: 'This is not a valid licence code.' });
  });

  it('takes no tracking code for one', async () => {
    await verify();
    expect((await ask(order.trackingCode)).status).toBe(404);
  });
});

import { dayInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { mailsWhere } from '../../../test/support/links-by-mail.js';
import { TestApp } from '../../../test/support/test-app.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import type { Page } from '../../common/pagination/page.js';
import type { ActivityDto } from '../../content/content.module.js';
import { UserRole } from '../accounts/accounts.module.js';
import type { LetterKind } from '../mail/letters/letter.js';
import type { NotificationDto } from '../notifications/notifications.module.js';
import type { DesignOrderDto } from './dto/design-order.dto.js';
import type { OrderChangeDto, TrackedOrderDto } from './dto/tracked-order.dto.js';
import { OrderChangeStatus, OrderStatus, PaymentState } from './order.enums.js';
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
  await build.settings();
  token = await tokenOf(app, await build.admin({ email: 'one@firm.example' }));
  order = await build.order({ name: 'Hana Bekele', price: 1_000_000 });
});

const dayFromNow = (days: number) => dayInAddisAbaba(new Date(Date.now() + days * 24 * 60 * 60 * 1000));
const description = 'One more bedroom, please.';
const figures = { amount: 85_000, workingDays: 12, goodUntil: dayFromNow(7) };
const quoted = { ...figures, status: OrderChangeStatus.QUOTED, answeredAt: new Date('2026-11-20T08:00:00Z') };

const ask = (code: string, body: object = { description }, headers: Record<string, string> = {}) =>
  app.post<TrackedOrderDto>(`/design-orders/track/${code}/changes`, body, { headers });
const decide = (code: string, body: object, headers: Record<string, string> = {}) =>
  app.post<TrackedOrderDto>(`/design-orders/track/${code}/changes/decision`, body, { headers });
const accept = (code: string, answeredAt: Date | string = quoted.answeredAt) =>
  decide(code, { decision: 'ACCEPTED', answeredAt });
const quote = (id: number, body: object, as = token) =>
  app.call<OrderChangeDto>('PUT', `/design-orders/changes/${id}/quote`, { body, token: as });
const decline = (id: number, body: object, as = token) =>
  app.call<OrderChangeDto>('PUT', `/design-orders/changes/${id}/decline`, { body, token: as });
const changesOf = async (id: number) =>
  (await app.get<OrderChangeDto[]>(`/design-orders/${id}/changes`, { token })).data;
const read = async (id: number) => (await app.get<DesignOrderDto>(`/design-orders/${id}`, { token })).data;
const track = async (code: string) => (await app.get<TrackedOrderDto>(`/design-orders/track/${code}`)).data;
const mails = (kind: LetterKind) => mailsWhere(app.dataSource, { kind });
const titles = async () =>
  (await app.get<Page<NotificationDto>>('/notifications', { token })).data.data.map(({ title }) => title);
const office = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) =>
      tokenOf(app, await build.user({ email: `office${index}@firm.example`, role: UserRole.OFFICE })),
    ),
  );

describe('POST /design-orders/track/{code}/changes', () => {
  it('files the request, notifies staff, and shows it on the tracking page', async () => {
    expect(await ask(order.trackingCode)).toMatchObject({
      status: 201,
      data: {
        change: { description, status: 'REQUESTED', amount: null, trackingCode: null },
        total: 1_000_000,
      },
    });
    expect(await changesOf(order.id)).toMatchObject([{ description, status: 'REQUESTED', version: 1 }]);
    expect(await read(order.id)).toMatchObject({ openChange: 'REQUESTED', version: 1 });
    expect(await titles()).toEqual(['Change request to quote']);
    const { data } = await app.get<Page<ActivityDto>>('/activity', { token });
    expect(data.data[0]).toMatchObject({ type: 'order.updated', subjectId: order.id });
    expect(await mails('change-quoted')).toEqual([]);
  });

  it('takes one at a time, of ten at once too, and says so in the reader’s language', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(order.trackingCode)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      error: { code: 'CONFLICT' },
      message: 'You have already requested a change. Wait for our quote, or withdraw that request first.',
    });
    expect((await ask(order.trackingCode, undefined, { 'Accept-Language': 'am' })).message).toContain('ለውጥ');
    expect(await changesOf(order.id)).toHaveLength(1);
  });

  it('files one for ten requests with the same key', async () => {
    const key = { 'Idempotency-Key': 'one-change' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask(order.trackingCode, undefined, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(await changesOf(order.id)).toHaveLength(1);
  });

  it('takes another one once the first is answered, up to twenty', async () => {
    const orderId = order.id;
    for (let count = 0; count < 19; count++)
      await build.orderChange({ orderId, status: OrderChangeStatus.REFUSED });
    expect((await ask(order.trackingCode)).status).toBe(201);
    await decide(order.trackingCode, { decision: 'REFUSED' });
    expect(await ask(order.trackingCode)).toMatchObject({
      status: 409,
      message: 'This order has reached its limit of change requests. Please call us about the next one.',
    });
  });

  it('takes none for what is cancelled, in the trash or not there', async () => {
    const cancelled = await build.order({ status: OrderStatus.CANCELLED });
    expect((await ask(cancelled.trackingCode)).status).toBe(409);
    await app.call('DELETE', `/design-orders/${order.id}`, { token });
    expect((await ask(order.trackingCode)).status).toBe(404);
    expect((await ask('nonsense')).status).toBe(404);
  });

  it.each<[string, object, string]>([
    ['nothing', {}, 'description'],
    ['blanks', { description: ' \n ' }, 'description'],
    ['a list', { description: ['a'] }, 'description'],
    ['too much', { description: 'x'.repeat(5_001) }, 'description'],
    ['an amount', { description, amount: 1 }, 'amount'],
  ])('refuses %s', async (_, body, field) => {
    expect(await ask(order.trackingCode, body)).toMatchObject({
      status: 400,
      error: { code: 'VALIDATION_ERROR', details: [{ field }] },
    });
  });
});

describe('PUT /design-orders/changes/{id}/quote', () => {
  it('mails the price to the buyer once, in their language, without their text', async () => {
    const buyer = await build.order({ language: SiteLanguage.om, name: 'Lensa' });
    const { id } = await build.orderChange({ orderId: buyer.id, description: 'Buy at evil.example!' });
    const body = { ...figures, answer: 'Manjeen dabalataa gara bahaatti ni bu’a.', version: 1 };
    expect(await quote(id, body)).toMatchObject({ status: 200, data: { status: 'QUOTED', version: 2 } });
    // The same person again, because the answer was lost.
    expect(await quote(id, body)).toMatchObject({ status: 200, data: { version: 2 } });
    const sent = await mails('change-quoted');
    expect(sent).toMatchObject([{ language: 'om', recipient: buyer.email }]);
    for (const text of ['Qarshii 85,000', '12', 'Manjeen dabalataa', buyer.trackingCode])
      expect(sent[0]!.text).toContain(text);
    expect(sent[0]!.text).not.toContain('evil');
    expect((await track(buyer.trackingCode)).change).toMatchObject({ ...figures, isOver: false });
  });

  it('can be another one before it is accepted; the mail that still waits is taken back', async () => {
    const { id } = await build.orderChange({ orderId: order.id });
    const first = await quote(id, { ...figures, version: 1 });
    const second = await quote(id, { ...figures, amount: 90_000, version: 2 });
    expect(second).toMatchObject({ status: 200, data: { amount: 90_000, version: 3 } });
    const sent = await mails('change-quoted');
    expect(sent).toHaveLength(1);
    expect(sent[0]!.text).toContain('ETB 90,000');
    // Who read the first one does not accept the second unseen.
    expect(await accept(order.trackingCode, first.data.answeredAt!)).toMatchObject({
      status: 409,
      message: 'There is a newer quote. Read it before you accept it.',
    });
    expect((await accept(order.trackingCode, second.data.answeredAt!)).status).toBe(200);
    expect(await read(order.id)).toMatchObject({ total: 1_090_000 });
  });

  it('is written by one of ten, and the others get 409 with the reason', async () => {
    const { id } = await build.orderChange({ orderId: order.id });
    const tokens = await office(10);
    const answers = await Promise.all(
      tokens.map((each, index) => quote(id, { ...figures, amount: 1_000 + index, version: 1 }, each)),
    );
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status === 409);
    expect([won.length, lost.length]).toEqual([1, 9]);
    for (const { error } of lost)
      expect(error).toMatchObject({ details: { current: { amount: won[0]!.data.amount, version: 2 } } });
    expect(await mails('change-quoted')).toHaveLength(1);
  });

  it.each<[string, object, string]>([
    ['no amount', { amount: undefined }, 'amount'],
    ['an amount of nothing', { amount: 0 }, 'amount'],
    ['half a Birr', { amount: 1.5 }, 'amount'],
    ['no days', { workingDays: undefined }, 'workingDays'],
    ['a day that is over', { goodUntil: dayFromNow(-1) }, 'goodUntil'],
    ['no such day', { goodUntil: '2027-02-30' }, 'goodUntil'],
    ['a status', { status: 'ACCEPTED' }, 'status'],
  ])('refuses %s', async (_, given, field) => {
    const { id } = await build.orderChange({ orderId: order.id });
    expect(await quote(id, { ...figures, ...given })).toMatchObject({
      status: 400,
      error: { details: [{ field }] },
    });
    expect(await changesOf(order.id)).toMatchObject([{ status: 'REQUESTED', version: 1 }]);
  });

  it('needs an open request of an order that is not cancelled', async () => {
    const closed = await build.orderChange({ orderId: order.id, status: OrderChangeStatus.REFUSED });
    expect(await quote(closed.id, figures)).toMatchObject({
      status: 409,
      message: 'The buyer has withdrawn this request. They can request another change.',
    });
    const cancelled = await build.order({ status: OrderStatus.CANCELLED });
    expect((await quote((await build.orderChange({ orderId: cancelled.id })).id, figures)).status).toBe(409);
    expect((await quote(4711, figures)).status).toBe(404);
    await app.call('DELETE', `/design-orders/${order.id}`, { token });
    expect((await quote(closed.id, figures)).status).toBe(404);
  });
});

describe('PUT /design-orders/changes/{id}/decline', () => {
  it('mails the reason to the buyer, who can request another change', async () => {
    const { id } = await build.orderChange({ orderId: order.id });
    expect((await decline(id, {})).error).toMatchObject({ details: [{ field: 'answer' }] });
    expect(await decline(id, { answer: 'No room on the plot.', version: 1 })).toMatchObject({
      status: 200,
      data: { status: 'DECLINED', version: 2 },
    });
    const [mail] = await mails('change-declined');
    expect(mail!.text).toContain('No room on the plot.');
    expect((await track(order.trackingCode)).change).toMatchObject({ answer: 'No room on the plot.' });
    expect((await ask(order.trackingCode)).status).toBe(201);
  });

  it('takes back a quote, or loses against who accepts it: ten times at once', async () => {
    for (let round = 0; round < 10; round++) {
      const { id: orderId, trackingCode } = await build.order({ price: 1_000_000 });
      const { id } = await build.orderChange({ orderId, ...quoted });
      const [declined, accepted] = await Promise.all([
        decline(id, { answer: 'We cannot do it after all.', version: 1 }),
        accept(trackingCode),
      ]);
      expect([declined.status, accepted.status].sort()).toEqual([200, 409]);
      const isAccepted = accepted.status === 200;
      expect(await changesOf(orderId)).toMatchObject([{ status: isAccepted ? 'ACCEPTED' : 'DECLINED' }]);
      expect(await read(orderId)).toMatchObject({ total: isAccepted ? 1_085_000 : 1_000_000 });
      if (isAccepted) expect(declined.error).toMatchObject({ details: { current: { status: 'ACCEPTED' } } });
      else expect(accepted.message).toBe('We have withdrawn this quote. Read our answer, or call us.');
    }
  });
});

describe('POST /design-orders/track/{code}/changes/decision', () => {
  it('adds what is accepted to an order that is still to be paid, once of ten', async () => {
    await build.orderChange({ orderId: order.id, ...quoted });
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(order.trackingCode)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(answers.find(({ status }) => status === 409)!.message).toBe(
      'This change has already been accepted.',
    );
    expect(await track(order.trackingCode)).toMatchObject({
      ...{ price: 1_000_000, changesAmount: 85_000, total: 1_085_000 },
      change: { status: 'ACCEPTED', trackingCode: null },
    });
    expect(await read(order.id)).toMatchObject({ openChange: null, total: 1_085_000, version: 2 });
    const sent = await mails('change-accepted');
    expect(sent).toHaveLength(1);
    expect(sent[0]!.text).toContain('ETB 1,085,000');
    expect(await titles()).toEqual(['Quote for a change accepted']);
  });

  it('adds it after a rejected payment too', async () => {
    const rejected = await build.order({ price: 500_000, payment: PaymentState.REJECTED });
    await build.orderChange({ orderId: rejected.id, ...quoted });
    await accept(rejected.trackingCode);
    expect(await read(rejected.id)).toMatchObject({ total: 585_000 });
  });

  it.each([PaymentState.SUBMITTED, PaymentState.VERIFIED])(
    'makes an order of its own of it, once, where the payment is %s',
    async (payment) => {
      const language = SiteLanguage.am;
      const paid = await build.order({ ...{ price: 900_000, payment, language }, address: 'Bole' });
      await build.orderChange({ orderId: paid.id, ...quoted });
      const answers = await Promise.all(Array.from({ length: 10 }, () => accept(paid.trackingCode)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await read(paid.id)).toMatchObject({ total: 900_000, changesAmount: 0, version: 1 });
      const [{ madeOrderId, isOwnOrder }] = (await changesOf(paid.id)) as [OrderChangeDto];
      expect(isOwnOrder).toBe(true);
      const made = await read(madeOrderId!);
      expect(made).toMatchObject({
        ...{ name: paid.name, email: paid.email, address: 'Bole', projectId: paid.projectId },
        ...{ price: 85_000, total: 85_000, isChange: true, payment: 'AWAITING', status: 'CONFIRMED' },
      });
      expect((await track(paid.trackingCode)).change).toMatchObject({ trackingCode: made.trackingCode });
      expect(await changesOf(made.id)).toMatchObject([{ orderId: paid.id, madeOrderId: made.id }]);
      const sent = await mails('change-ordered');
      expect(sent).toMatchObject([{ language, recipient: paid.email }]);
      expect(sent[0]!.text).toContain(made.trackingCode);
      const { data } = await app.get<Page<DesignOrderDto>>('/design-orders', { token });
      expect(data.data).toHaveLength(3);
    },
  );

  it('gives a paid change no licence and no files: those are of the design', async () => {
    const made = await build.order({
      ...{ isChange: true, price: 1, payment: PaymentState.SUBMITTED },
      ...{ paymentProvider: 'CBE' as never, paymentReference: 'FT26328K9PQR' },
    });
    const body = { decision: 'VERIFIED', version: 1 };
    await app.call('PUT', `/design-orders/${made.id}/payment`, { body, token });
    expect(await read(made.id)).toMatchObject({ payment: 'VERIFIED', licenceCode: null });
    const downloads = await app.post(`/design-orders/track/${made.trackingCode}/downloads`);
    expect([downloads.status, downloads.message]).toEqual([
      409,
      'This order is for a change. To download the files, track the order of the design with its own tracking code.',
    ]);
  });

  it('answers the same request again with a key', async () => {
    await build.orderChange({ orderId: order.id, ...quoted });
    const body = { decision: 'ACCEPTED', answeredAt: quoted.answeredAt };
    const key = { 'Idempotency-Key': 'one-answer' };
    const [first, second] = [
      await decide(order.trackingCode, body, key),
      await decide(order.trackingCode, body, key),
    ];
    expect(second).toMatchObject({ status: 200, data: first.data });
  });

  it('withdraws a request with or without a quote, and notifies staff', async () => {
    await ask(order.trackingCode);
    expect((await accept(order.trackingCode)).message).toBe(
      'There is no quote to accept yet. We will write to you when there is one.',
    );
    expect(await decide(order.trackingCode, { decision: 'REFUSED' })).toMatchObject({
      status: 200,
      data: { change: { status: 'REFUSED' } },
    });
    expect((await decide(order.trackingCode, { decision: 'REFUSED' })).status).toBe(409);
    await build.orderChange({ orderId: order.id, ...quoted });
    expect((await decide(order.trackingCode, { decision: 'REFUSED' })).status).toBe(200);
    expect(await titles()).toEqual([
      'Change request withdrawn',
      'Change request withdrawn',
      'Change request to quote',
    ]);
  });

  it('refuses an expired quote, and accepts it after staff extended it', async () => {
    const { id } = await build.orderChange({ orderId: order.id, ...quoted, goodUntil: dayFromNow(-1) });
    expect((await track(order.trackingCode)).change).toMatchObject({ status: 'QUOTED', isOver: true });
    expect(await accept(order.trackingCode)).toMatchObject({
      status: 409,
      message: 'This quote has expired. Call us for a new one.',
    });
    const { data } = await quote(id, { ...figures, goodUntil: dayFromNow(0), version: 1 });
    expect((await accept(order.trackingCode, data.answeredAt!)).status).toBe(200);
  });

  it('needs an order that is not cancelled, a request, and the current quote', async () => {
    expect((await decide(order.trackingCode, { decision: 'REFUSED' })).status).toBe(404);
    expect((await decide('nonsense', { decision: 'REFUSED' })).status).toBe(404);
    await build.orderChange({ orderId: order.id, ...quoted });
    expect((await decide(order.trackingCode, { decision: 'ACCEPTED' })).error).toMatchObject({
      details: [{ field: 'answeredAt' }],
    });
    await app.call('PUT', `/design-orders/${order.id}`, { body: { status: 'CANCELLED' }, token });
    expect((await accept(order.trackingCode)).status).toBe(409);
    expect((await decide(order.trackingCode, { decision: 'REFUSED' })).status).toBe(200);
  });
});

describe('the list of orders', () => {
  it('says which have a request that is open, and is filtered by it', async () => {
    await build.orderChange({ orderId: order.id });
    await build.orderChange({ orderId: (await build.order({ name: 'Quoted' })).id, ...quoted });
    const closed = (await build.order({ name: 'Closed' })).id;
    await build.orderChange({ orderId: closed, status: OrderChangeStatus.DECLINED });
    const list = async (query = '') =>
      (await app.get<Page<DesignOrderDto>>(`/design-orders${query}`, { token })).data;
    const rows = (await list()).data.map(({ name, openChange }) => [name, openChange]);
    expect(rows).toEqual([
      ['Closed', null],
      ['Quoted', 'QUOTED'],
      ['Hana Bekele', 'REQUESTED'],
    ]);
    const requested = await list('?openChange=REQUESTED&limit=1');
    expect(requested.data.map(({ name }) => name)).toEqual(['Hana Bekele']);
    expect(requested.pagination.totalItems).toBe(1);
    expect((await list('?openChange=QUOTED')).data.map(({ name }) => name)).toEqual(['Quoted']);
    expect((await app.get('/design-orders?openChange=ACCEPTED', { token })).status).toBe(400);
  });
});

describe('an order that is deleted for good', () => {
  it('takes its requests along, and leaves the order that was made of one', async () => {
    const made = await build.order({ isChange: true, price: 85_000 });
    const accepted = { status: OrderChangeStatus.ACCEPTED, isOwnOrder: true, madeOrderId: made.id };
    await build.orderChange({ orderId: order.id, ...accepted });
    await app.call('DELETE', `/design-orders/${order.id}`, { token });
    expect(await changesOf(made.id)).toMatchObject([{ orderId: order.id }]);
    expect((await app.call('DELETE', `/bin/order/${order.id}`, { token })).status).toBe(200);
    expect(await changesOf(made.id)).toEqual([]);
    expect(await read(made.id)).toMatchObject({ isChange: true, total: 85_000 });
  });
});

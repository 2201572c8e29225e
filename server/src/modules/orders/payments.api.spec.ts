import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { mailsWhere } from '../../../test/support/links-by-mail.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { Page } from '../../common/pagination/page.js';
import { UserRole } from '../accounts/accounts.module.js';
import type { LetterKind } from '../mail/letters/letter.js';
import type { NotificationDto } from '../notifications/notifications.module.js';
import type { DesignOrderDto } from './dto/design-order.dto.js';
import type { TrackedOrderDto } from './dto/tracked-order.dto.js';
import { OrderStatus, PaymentProvider, PaymentState } from './order.enums.js';

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
  token = await tokenOf(app, await build.admin({ email: 'one@firm.example' }));
});

const provider = PaymentProvider.CBE;
const reference = 'FT26328K9PQR';
const submit = (code: string, body: object = { provider, reference }, headers: Record<string, string> = {}) =>
  app.post<TrackedOrderDto>(`/design-orders/track/${code}/payment`, body, { headers });
const decide = (id: number, body: object, as = token) =>
  app.call<DesignOrderDto>('PUT', `/design-orders/${id}/payment`, { body, token: as });
const read = async (id: number) => (await app.get<DesignOrderDto>(`/design-orders/${id}`, { token })).data;
const mails = (kind: LetterKind) => mailsWhere(app.dataSource, { kind });

describe('POST /design-orders/track/{code}/payment', () => {
  it('stores the reference in one spelling, and notifies staff', async () => {
    const order = await build.order({ name: 'Hana Bekele' });
    expect(await submit(order.trackingCode, { provider, reference: ' ft26328-k9pqr ' })).toMatchObject({
      status: 200,
      data: { payment: 'SUBMITTED', status: 'PENDING', paymentReason: null },
    });
    expect(await read(order.id)).toMatchObject({
      payment: 'SUBMITTED',
      paymentProvider: 'CBE',
      paymentReference: reference,
      version: 2,
    });
    const { data } = await app.get<Page<NotificationDto>>('/notifications', { token });
    expect(data.data).toMatchObject([
      { title: 'Payment reference to check', actionUrl: `/admin/orders?view=${order.id}` },
    ]);
  });

  it('answers the same request again, and says so when another reference comes meanwhile', async () => {
    const { trackingCode, id } = await build.order();
    await submit(trackingCode);
    expect(await submit(trackingCode)).toMatchObject({ status: 200, data: { payment: 'SUBMITTED' } });
    expect(await submit(trackingCode, { provider, reference: 'FT26328OTHER' })).toMatchObject({
      status: 409,
      message:
        'We are still checking the reference that you entered before. We will write to you when we are done.',
    });
    expect(await read(id)).toMatchObject({ paymentReference: reference, version: 2 });
  });

  it('takes a reference once only, of ten orders at the same time too, and says so in the reader’s language', async () => {
    const orders = await Promise.all(
      Array.from({ length: 10 }, (_, index) => build.order({ email: `buyer${index}@mail.example` })),
    );
    const answers = await Promise.all(
      orders.map(({ trackingCode }, index) =>
        submit(trackingCode, { provider, reference: index % 2 ? reference : 'ft-26328-k9pqr' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      error: { code: 'CONFLICT' },
      message:
        'This payment reference is already used for another order. Check it letter by letter, or call us.',
    });
    const [{ count }] = await app.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int FROM design_orders WHERE payment = 'SUBMITTED'`,
    );
    expect(count).toBe(1);
    const loser = orders.find((_, index) => answers[index]!.status === 409)!;
    expect((await submit(loser.trackingCode, undefined, { 'Accept-Language': 'am' })).message).toContain(
      'ማጣቀሻ',
    );
    // Another bank numbers its transfers by itself.
    const elsewhere = { provider: PaymentProvider.TELEBIRR, reference };
    expect((await submit(loser.trackingCode, elsewhere)).status).toBe(200);
  });

  it('pays several orders of one buyer with one transfer, and none of another', async () => {
    const email = 'hana@mail.example';
    const [first, second] = [await build.order({ email }), await build.order({ email: 'Hana@mail.example' })];
    const stranger = await build.order({ email: 'other@mail.example' });
    for (const { trackingCode } of [first, second]) expect((await submit(trackingCode)).status).toBe(200);
    expect((await submit(stranger.trackingCode)).status).toBe(409);
  });

  it.each([
    ['rejected it', (id: number) => decide(id, { decision: 'REJECTED', reason: 'Wrong order', version: 2 })],
    [
      'cancelled the order',
      (id: number) => app.call('PUT', `/design-orders/${id}`, { body: { status: 'CANCELLED' }, token }),
    ],
    ['deleted the order', (id: number) => app.call('DELETE', `/design-orders/${id}`, { token })],
  ])('takes a reference for another order once staff have %s', async (_what, free) => {
    const [wrong, right] = [
      await build.order({ email: 'a@mail.example' }),
      await build.order({ email: 'b@mail.example' }),
    ];
    await submit(wrong.trackingCode);
    expect((await submit(right.trackingCode)).status).toBe(409);
    expect((await free(wrong.id)).status).toBe(200);
    expect((await submit(right.trackingCode)).status).toBe(200);
  });

  it('files one reference for ten parallel requests with the same key', async () => {
    const { trackingCode, id } = await build.order();
    const key = { 'Idempotency-Key': 'one-payment' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(trackingCode, undefined, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await read(id)).version).toBe(2);
  });

  it('takes another one after a rejection', async () => {
    const { trackingCode, id } = await build.order();
    await submit(trackingCode);
    await decide(id, { decision: 'REJECTED', reason: 'No such transfer.' });
    expect((await app.get<TrackedOrderDto>(`/design-orders/track/${trackingCode}`)).data).toMatchObject({
      payment: 'REJECTED',
      paymentReason: 'No such transfer.',
    });
    expect(await submit(trackingCode, { provider, reference: 'FT26328OTHER' })).toMatchObject({
      status: 200,
      data: { payment: 'SUBMITTED', paymentReason: null },
    });
  });

  it('takes none for what is paid or cancelled', async () => {
    const paid = await build.order({ payment: PaymentState.VERIFIED });
    const cancelled = await build.order({ status: OrderStatus.CANCELLED });
    expect((await submit(paid.trackingCode)).status).toBe(409);
    expect((await submit(cancelled.trackingCode)).status).toBe(409);
  });

  it.each<[string, object, string]>([
    ['no provider', { reference }, 'provider'],
    ['an unknown provider', { provider: 'MATTRESS', reference }, 'provider'],
    ['no reference', { provider }, 'reference'],
    ['a short reference', { provider, reference: 'A1' }, 'reference'],
    ['a reference in other letters', { provider, reference: 'ክፍያ123456' }, 'reference'],
    ['a list as reference', { provider, reference: [reference] }, 'reference'],
    ['a state', { provider, reference, payment: 'VERIFIED' }, 'payment'],
  ])('refuses %s', async (_, body, field) => {
    const { trackingCode } = await build.order();
    expect(await submit(trackingCode, body)).toMatchObject({
      status: 400,
      error: { code: 'VALIDATION_ERROR', details: [{ field }] },
    });
  });

  it.each(['7KQ4-M2XB-9HTE', 'nonsense'])('knows no order %s', async (code) => {
    expect((await submit(code)).status).toBe(404);
  });
});

describe('PUT /design-orders/{id}/payment', () => {
  it('mails the buyer once, in their language, that the payment is verified', async () => {
    const order = await build.order({
      language: 'am' as never,
      ...{ payment: PaymentState.SUBMITTED, paymentProvider: provider, paymentReference: reference },
    });
    const body = { decision: 'VERIFIED', version: 1 };
    expect(await decide(order.id, body)).toMatchObject({
      status: 200,
      data: { payment: 'VERIFIED', version: 2 },
    });
    // The same person again, because the answer was lost.
    expect(await decide(order.id, body)).toMatchObject({ status: 200, data: { version: 2 } });
    expect(await mails('payment-verified')).toMatchObject([{ language: 'am', recipient: order.email }]);
  });

  it('mails the reason of a rejection to the buyer', async () => {
    const order = await build.order({
      payment: PaymentState.SUBMITTED,
      ...{ paymentProvider: provider, paymentReference: reference },
    });
    expect(await decide(order.id, { decision: 'REJECTED' })).toMatchObject({
      status: 400,
      error: { details: [{ field: 'reason' }] },
    });
    await decide(order.id, { decision: 'REJECTED', reason: 'The amount is another one.' });
    expect(await read(order.id)).toMatchObject({
      payment: 'REJECTED',
      paymentReason: 'The amount is another one.',
    });
    const [mail] = await mails('payment-rejected');
    expect(mail!.text).toContain('The amount is another one.');
    expect(mail!.text).toContain(order.trackingCode);
  });

  it('lets one of ten decide, and answers 409 with the reason to the others', async () => {
    const order = await build.order({
      payment: PaymentState.SUBMITTED,
      ...{ paymentProvider: provider, paymentReference: reference },
    });
    const tokens = await Promise.all(
      Array.from({ length: 10 }, async (_, index) =>
        tokenOf(app, await build.user({ email: `office${index}@firm.example`, role: UserRole.OFFICE })),
      ),
    );
    const answers = await Promise.all(
      tokens.map((each, index) =>
        decide(
          order.id,
          index % 2
            ? { decision: 'VERIFIED', version: 1 }
            : { decision: 'REJECTED', reason: 'Not there.', version: 1 },
          each,
        ),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status === 409);
    expect([won.length, lost.length]).toEqual([1, 9]);
    for (const { error } of lost)
      expect(error).toMatchObject({
        code: 'CONFLICT',
        details: { current: { payment: won[0]!.data.payment, version: 2 } },
      });
    const sent = [...(await mails('payment-verified')), ...(await mails('payment-rejected'))];
    expect(sent).toHaveLength(1);
  });

  it('has nothing to decide before a reference is there', async () => {
    const { id } = await build.order();
    expect((await decide(id, { decision: 'VERIFIED' })).status).toBe(409);
    expect((await decide(4711, { decision: 'VERIFIED' })).status).toBe(404);
  });

  it('is filtered by in lists', async () => {
    await build.order({ name: 'Paid', payment: PaymentState.VERIFIED });
    await build.order({ name: 'Unpaid' });
    const { data } = await app.get<Page<DesignOrderDto>>('/design-orders?payment=VERIFIED', { token });
    expect(data.data.map(({ name }) => name)).toEqual(['Paid']);
    expect(data.pagination.totalItems).toBe(1);
  });
});

it('lets only ADMIN delete a paid order for good', async () => {
  const office = await tokenOf(app, await build.admin({ role: UserRole.OFFICE }));
  const paid = await build.order({ payment: PaymentState.VERIFIED });
  const unpaid = await build.order();
  for (const { id } of [paid, unpaid]) await app.call('DELETE', `/design-orders/${id}`, { token: office });
  const erase = async (id: number, as: string) =>
    (await app.call('DELETE', `/bin/order/${id}`, { token: as })).status;
  expect(await erase(paid.id, office)).toBe(403);
  expect(await erase(unpaid.id, office)).toBe(200);
  expect(await erase(paid.id, token)).toBe(200);
});

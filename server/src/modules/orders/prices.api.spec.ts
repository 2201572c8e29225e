import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { extractText } from 'unpdf';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { mailsWhere } from '../../../test/support/links-by-mail.js';
import { TestApp } from '../../../test/support/test-app.js';
import { UserRole } from '../accounts/accounts.module.js';
import type { DesignOrderDto } from './dto/design-order.dto.js';
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
  const project = await build.project({ title: 'Ridge House', isForSale: true, price: null });
  order = await build.order({ projectId: project.id, price: null });
});

const agree = (id: number, body: object, as = token) =>
  app.call<DesignOrderDto>('PUT', `/design-orders/${id}/price`, { body, token: as });
const mails = () => mailsWhere(app.dataSource, { kind: 'price-agreed' });
async function proForma({ trackingCode }: DesignOrder): Promise<string> {
  const answer = await fetch(`${app.origin}/api/v1/design-orders/track/${trackingCode}/pro-forma.pdf`);
  expect(answer.status).toBe(200);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const { text, totalPages } = await extractText(bytes, { mergePages: true });
  expect(totalPages).toBe(1);
  return text.replace(/\s+/g, ' ');
}

describe('PUT /design-orders/{id}/price', () => {
  it('stores the price, mails the buyer once, and allows the pro-forma', async () => {
    expect(await agree(order.id, { price: 750_000, version: 1 })).toMatchObject({
      status: 200,
      data: { price: 750_000, total: 750_000, version: 2 },
    });
    expect(await agree(order.id, { price: 750_000, version: 1 })).toMatchObject({ data: { version: 2 } });
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]!.text).toContain('ETB 750,000');
    expect(await proForma(order)).toContain('ETB 750,000');
  });

  it('can be mended until a payment comes in', async () => {
    await agree(order.id, { price: 750_000 });
    expect((await agree(order.id, { price: 700_000, version: 2 })).data).toMatchObject({ price: 700_000 });
    expect((await mails()).map(({ text }) => text.includes('ETB 700,000'))).toEqual([true]);
    for (const payment of [PaymentState.SUBMITTED, PaymentState.VERIFIED]) {
      const paid = await build.order({ price: null, payment });
      expect(await agree(paid.id, { price: 1 })).toMatchObject({
        status: 409,
        message: 'The buyer has already reported a payment. Verify or reject it first, then enter the price.',
      });
    }
  });

  it('needs a price on request and an order that is not cancelled', async () => {
    const fixed = await build.order({ price: 100 });
    expect((await agree(fixed.id, { price: 90 })).status).toBe(409);
    const cancelled = await build.order({ price: null, status: OrderStatus.CANCELLED });
    expect((await agree(cancelled.id, { price: 90 })).status).toBe(409);
    expect((await agree(4711, { price: 90 })).status).toBe(404);
    expect((await agree(order.id, { price: 0 })).error).toMatchObject({ details: [{ field: 'price' }] });
  });

  it('is entered by one of ten, and the others get 409', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 10 }, async (_, index) =>
        tokenOf(app, await build.user({ email: `office${index}@firm.example`, role: UserRole.OFFICE })),
      ),
    );
    const answers = await Promise.all(
      tokens.map((each, index) => agree(order.id, { price: 1_000 + index, version: 1 }, each)),
    );
    const lost = answers.filter(({ status }) => status === 409);
    expect(lost).toHaveLength(9);
    const { price } = answers.find(({ status }) => status === 200)!.data;
    for (const { error } of lost) expect(error).toMatchObject({ details: { current: { price } } });
    expect(await mails()).toHaveLength(1);
  });
});

describe('the pro-forma of an order with changes', () => {
  const accepted = {
    ...{ status: OrderChangeStatus.ACCEPTED, workingDays: 3, closedAt: new Date('2026-11-20T08:00:00Z') },
  };

  it('has a line for each that is paid with it, and the total of all', async () => {
    const priced = await build.order({ price: 1_000_000, changesAmount: 30_000 });
    const orderId = priced.id;
    await build.orderChange({ orderId, ...accepted, amount: 10_000 });
    await build.orderChange({ orderId, ...accepted, amount: 20_000 });
    await build.orderChange({ orderId, ...accepted, amount: 77_000, isOwnOrder: true });
    const text = await proForma(priced);
    expect(text.match(/Change of the design as agreed/g)).toHaveLength(2);
    for (const amount of ['1,000,000', '10,000', '20,000', '1,030,000'])
      expect(text).toContain(`ETB ${amount}`);
    expect(text).not.toContain('77,000');
  });

  it('sums up more than three in one line, so that it stays one page', async () => {
    const project = await build.project({
      isForSale: true,
      ...{ packageContents: 'Plans and details. '.repeat(100), licenceText: 'For one house. '.repeat(100) },
    });
    const priced = await build.order({ projectId: project.id, price: 1_000_000, changesAmount: 40_000 });
    for (let count = 0; count < 4; count++)
      await build.orderChange({ orderId: priced.id, ...accepted, amount: 10_000 });
    const text = await proForma(priced);
    expect(text).toContain('4 changes of the design as agreed ETB 40,000');
  });

  it('says of a change that is an order of its own what it is', async () => {
    const { projectId } = order;
    const text = await proForma(await build.order({ projectId, price: 85_000, isChange: true }));
    expect(text).toContain('Change of the design as agreed: Ridge House');
    expect(text).toContain('ETB 85,000');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { extractText } from 'unpdf';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { peakOfWork } from '../../../test/support/peak-of-work.js';
import { TestApp } from '../../../test/support/test-app.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { Translation } from '../../content/content.module.js';
import { UserRole } from '../accounts/accounts.module.js';
import type { DesignOrder } from './orders.module.js';

let app: TestApp;
let build: Build;
let order: DesignOrder;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  await build.settings({ siteName: 'Zigba Architects' });
  const project = await build.project({
    ...{ title: 'Ridge House', isForSale: true, price: 1_420_000 },
    ...{ packageContents: 'Plans and details.', licenceText: 'For one house.' },
  });
  order = await build.order({
    ...{ projectId: project.id, price: 1_420_000, name: 'Hana Bekele', address: 'Bole' },
    language: SiteLanguage.am,
  });
  await app.dataSource.manager.save(Translation, {
    ...{ kind: RecordKind.PROJECT, recordId: project.id, language: SiteLanguage.am, published: true },
    ...{ texts: { title: 'የተራራ ቤት' }, sources: {} },
  });
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.origin}/api/v1/design-orders/${path}`, { headers });
async function read(answer: Response) {
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('application/pdf');
  const { text, totalPages } = await extractText(new Uint8Array(await answer.arrayBuffer()), {
    mergePages: true,
  });
  expect(totalPages).toBe(1);
  return text.replace(/\s+/g, ' ');
}

describe('the pro-forma of an order', () => {
  it('shows the items, the total and the payee', async () => {
    const answer = await ask(`track/${order.trackingCode}/pro-forma.pdf`);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const text = await read(answer);
    const number = `PF-${String(order.id).padStart(5, '0')}`;
    for (const each of [
      'Zigba Architects',
      'Pro-forma invoice',
      number,
      'Hana Bekele',
      'Bole',
      'Ridge House',
    ])
      expect(text).toContain(each);
    for (const each of ['ETB 1,420,000', 'Plans and details.', 'For one house.'])
      expect(text).toContain(each);
    expect(text).not.toContain(order.trackingCode);
  });

  it('is in the buyer’s language for staff, in letters that can be searched and copied', async () => {
    const token = await tokenOf(
      app,
      await build.user({ role: UserRole.OFFICE, email: 'office@firm.example' }),
    );
    const text = await read(await ask(`${order.id}/pro-forma.pdf`, { Authorization: `Bearer ${token}` }));
    for (const each of ['ፕሮፎርማ', 'የተራራ ቤት', '1,420,000 ብር']) expect(text).toContain(each);
    expect(await read(await ask(`track/${order.trackingCode}/pro-forma.pdf?language=om`))).toContain(
      'Piroofoormaa',
    );
  });

  it('is drawn one at a time, and twenty wait', async () => {
    const path = `track/${order.trackingCode}/pro-forma.pdf`;
    const all = Promise.all(Array.from({ length: 80 }, () => ask(path)));
    const { refused, ...peak } = await peakOfWork(app, 'pro_formas', all);
    expect(peak).toEqual({ running: 1, waiting: 20 });
    const statuses = (await all).map(({ status, headers }) => `${status} ${headers.get('Retry-After')}`);
    expect(refused).toBeGreaterThan(0);
    expect(statuses.filter((each) => each === '503 2')).toHaveLength(refused);
    expect(statuses.filter((each) => each === '200 null')).toHaveLength(80 - refused);
  });

  it('needs an order that is there, with a price', async () => {
    const { trackingCode } = await build.order({ price: null });
    expect((await ask(`track/${trackingCode}/pro-forma.pdf`)).status).toBe(409);
    expect((await ask('track/7KQ4-M2XB-9HTE/pro-forma.pdf')).status).toBe(404);
    expect((await ask('track/nonsense/pro-forma.pdf')).status).toBe(404);
    expect((await ask(`${order.id}/pro-forma.pdf`)).status).toBe(401);
  });
});

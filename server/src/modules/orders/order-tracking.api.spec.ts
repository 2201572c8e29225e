import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build } from '../../../test/builders/build.js';
import { mailsWhere } from '../../../test/support/links-by-mail.js';
import { TestApp } from '../../../test/support/test-app.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import { RecordKind } from '../../common/record-kind.js';
import { Translation } from '../../content/content.module.js';

let app: TestApp;
let build: Build;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(() => app.empty());

const track = (code: string) => app.get(`/design-orders/track/${encodeURIComponent(code)}`);

describe('GET /design-orders/track/{code}', () => {
  it.each(['7KQ4-M2XB-9HTD', '7kq4m2xb9htd', '7kq4 m2xb 9htd'])(
    'returns status and title of %j, and no personal data',
    async (code) => {
      const project = await build.project({ title: 'Ridge House' });
      await build.order({ projectId: project.id, trackingCode: '7KQ4-M2XB-9HTD' });
      expect(await track(code)).toMatchObject({
        status: 200,
        data: { status: 'PENDING', projectTitle: 'Ridge House' },
      });
    },
  );

  it('returns the title in the reader’s language, as the confirmation does', async () => {
    await build.settings();
    const { id } = await build.project({ title: 'Ridge House', isForSale: true });
    const which = {
      kind: RecordKind.PROJECT,
      recordId: id,
      language: SiteLanguage.am,
      published: true,
    } as const;
    await app.dataSource.manager.save(Translation, { ...which, texts: { title: 'የተራራ ቤት' }, sources: {} });
    const order = { name: 'Hana', email: 'hana@mail.example', phone: '0911', projectId: id };
    const headers = { 'Accept-Language': 'am' };
    const { data } = await app.post<{ trackingCode: string }>('/design-orders', order, { headers });
    const address = `/design-orders/track/${data.trackingCode}`;
    expect(await app.get(address, { headers })).toMatchObject({ data: { projectTitle: 'የተራራ ቤት' } });
    expect(await app.get(address)).toMatchObject({ data: { projectTitle: 'Ridge House' } });
    const mails = await mailsWhere(app.dataSource);
    expect(mails.map(({ text }) => [text.includes('የተራራ ቤት'), text.includes('Ridge House')]).sort()).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('still answers when the project is hidden or in the trash', async () => {
    const project = await build.project({ isPublic: false, deletedAt: new Date() });
    await build.order({ projectId: project.id, trackingCode: '7KQ4-M2XB-9HTD' });
    expect((await track('7KQ4-M2XB-9HTD')).status).toBe(200);
  });

  it('knows no order in the trash', async () => {
    await build.order({ trackingCode: '7KQ4-M2XB-9HTD', deletedAt: new Date() });
    expect((await track('7KQ4-M2XB-9HTD')).status).toBe(404);
  });

  it.each(['7KQ4-M2XB-9HTE', '7KQ4', '%', '________', 'x'.repeat(400), 'ሰላም'])(
    'knows no order %j',
    async (code) => {
      await build.order({ trackingCode: '7KQ4-M2XB-9HTD' });
      expect(await track(code)).toMatchObject({ status: 404, message: 'Order not found.' });
    },
  );

  it('refuses a code with a NUL byte', async () => {
    expect((await track('7KQ4\0')).status).toBe(400);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';

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
    'tells status and title of %j, and nothing of the person',
    async (code) => {
      const project = await build.project({ title: 'Ridge House' });
      await build.order({ projectId: project.id, trackingCode: '7KQ4-M2XB-9HTD' });
      expect(await track(code)).toMatchObject({
        status: 200,
        data: { status: 'PENDING', projectTitle: 'Ridge House' },
      });
    },
  );

  it('still answers when the project is hidden or in the bin', async () => {
    const project = await build.project({ isPublic: false, deletedAt: new Date() });
    await build.order({ projectId: project.id, trackingCode: '7KQ4-M2XB-9HTD' });
    expect((await track('7KQ4-M2XB-9HTD')).status).toBe(200);
  });

  it('knows no order in the bin', async () => {
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

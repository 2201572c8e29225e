import { expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { EventStream } from '../../../test/support/event-stream.js';
import { TestApp } from '../../../test/support/test-app.js';

it('a server that stops ends its streams and waits for no listener', async () => {
  const app = await TestApp.start();
  const token = await tokenOf(app, await new Build(app.dataSource).admin());
  const address = `${app.origin}/api/v1/notifications/stream`;
  const stream = await EventStream.open(address, { Authorization: `Bearer ${token}` });
  await stream.until(1);
  const startedAt = Date.now();
  await app.stop();
  expect(Date.now() - startedAt).toBeLessThan(10_000);
  await stream.untilOver();
});

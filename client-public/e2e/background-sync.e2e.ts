import { expect, test } from '../../e2e/test.js';
import { CALL, filedFrom, messageNotice, newEmail, openContact, writeMessage } from './waiting-message.js';

test.use({ serviceWorkers: 'allow', expectedConsole: [/Failed to load resource/] });

test(
  'the worker, woken by Background Sync, lets an open page send what waits',
  { tag: '@one-width' },
  async ({ page, request, baseURL }) => {
    const devtools = await page.context().newCDPSession(page);
    const registrations: string[] = [];
    devtools.on(
      'ServiceWorker.workerRegistrationUpdated',
      (update: { registrations: { registrationId: string }[] }) =>
        registrations.push(...update.registrations.map(({ registrationId }) => registrationId)),
    );
    await devtools.send('ServiceWorker.enable');
    await openContact(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.route(CALL, (route) => route.abort());
    const email = newEmail();
    await writeMessage(page, email);
    await expect(messageNotice(page)).toBeVisible();
    await page.unroute(CALL);

    await devtools.send('ServiceWorker.dispatchSyncEvent', {
      origin: baseURL!,
      registrationId: registrations[0]!,
      tag: 'send-submissions',
      lastChance: false,
    });
    await expect.poll(() => filedFrom(request, email)).toHaveLength(1);
  },
);

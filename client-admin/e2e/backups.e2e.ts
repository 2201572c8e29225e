import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoHorizontalScroll, goOffline, test } from '../../e2e/test.js';
import { aBackup, aBackupState } from '../src/test-support/backups.js';
import { aPage } from '../src/test-support/builders.js';
import { asColleague, goInside, openAsStaff, ownName, withoutLiveNotifications } from './sign-in.js';

const backUp = (page: Page) => page.getByRole('button', { name: 'Back up now' });
const fact = (page: Page, term: string) =>
  page.locator('dl > *').filter({ has: page.locator('dt', { hasText: term }) });

/** Answers as a server whose backups are so. */
async function serveBackups(page: Page, state = aBackupState(), backups = [aBackup()]): Promise<void> {
  const answer = (data: unknown) => ({ json: { success: true, data } });
  await page.route('**/api/v1/backups/state', (route) => route.fulfill(answer(state)));
  await page.route(/\/api\/v1\/backups(\?|$)/, (route) => route.fulfill(answer(aPage(backups))));
}

test(
  'an administrator makes a backup by keys, sees it come, downloads it, and reads the way back',
  { tag: '@one-width' },
  async ({ page }) => {
    // It is really made, and restored into an empty database.
    test.setTimeout(600_000);
    await openAsStaff(page, '/admin');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Backups' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Backups' })).toBeVisible();
    await backUp(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Backup started')).toBeVisible();
    const progress = page.getByRole('progressbar', { name: 'Backup under way' });
    // At 0 % it has no width, which counts as hidden.
    await expect(progress).toBeAttached();
    await expect(backUp(page)).toBeDisabled();
    const row = page.getByRole('row', { name: /By hand/ }).first();
    await expect(row).toContainText('Under way');
    await expectAccessible(page);

    await expect(progress).not.toBeAttached({ timeout: 480_000 });
    await expect(row).toContainText('Good, read back');
    await expect(backUp(page)).toBeEnabled();
    await expect(backUp(page)).toBeFocused();
    await expect(fact(page, 'Last good backup')).toContainText(
      /(just now|\d+ minutes? ago) · .+ [KM]B · read back/,
    );

    const coming = page.waitForEvent('download');
    await row.getByRole('button', { name: /^Download the backup of/ }).press('Enter');
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^manual-\d{4}(-\d\d){5}\.tar\.gz$/);
    const file = await readFile(await download.path());
    // Of gzip.
    expect([...file.subarray(0, 2)]).toEqual([0x1f, 0x8b]);
    expect(file.length).toBeGreaterThan(100_000);

    const restore = page.getByRole('region', { name: 'Restore a backup' });
    await expect(restore).toContainText('Stop the server.');
    await expect(restore).toContainText(`backups/${download.suggestedFilename()}"`);
    await expect(restore.getByRole('button', { name: /^Copy npm run restore/ })).toBeVisible();
  },
);

test.describe('states of the page', () => {
  test.beforeEach(async ({ page }) => {
    await withoutLiveNotifications(page);
  });

  test('one that failed, and one that is old, are said on the dashboard and on the page', async ({
    page,
  }) => {
    const error = 'the disk of /var/lib/consultancy/backups has 40 MB free and a backup needs 1200 MB.';
    const failed = aBackup({ id: 8, state: 'FAILED', error, isStored: false, bytes: null, checkedAt: null });
    const state = aBackupState({ problems: ['TOO_OLD', 'LAST_FAILED', 'DISK_LOW'] });
    await serveBackups(page, state, [failed, aBackup()]);
    await openAsStaff(page, '/admin');
    await page
      .getByRole('main')
      .getByRole('link', { name: /backups/i })
      .click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Backups need attention');
    await expect(alert).toContainText('The last backup failed.');
    await expect(alert).toContainText('older than 48 hours');
    await expect(page.getByRole('row', { name: /Failed/ })).toContainText('has 40 MB free');
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  });

  test('one that is under way has its progress', async ({ page }) => {
    const underWay = aBackup({ id: 8, state: 'UNDER_WAY', progress: 0.4, isStored: false, bytes: null });
    await serveBackups(page, aBackupState({ underWay }), [underWay, aBackup()]);
    await openAsStaff(page, '/admin/backups');
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await expect(backUp(page)).toBeDisabled();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  });

  test('without any, the page says what to do', async ({ page }) => {
    await serveBackups(page, aBackupState({ lastGood: null, problems: ['NONE_GOOD'] }), []);
    await openAsStaff(page, '/admin/backups');
    await expect(page.getByText('No backups yet')).toBeVisible();
    await expect(page.getByText('Press “Back up now” to make the first one.')).toBeVisible();
    await expect(backUp(page)).toBeEnabled();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  });

  test.describe('when something goes wrong', () => {
    test.use({ expectedConsole: [/Failed to load resource|ERR_/] });

    test('a failure offers to try again, and the page comes', async ({ page }) => {
      const refusal = { success: false, message: '', error: { code: 'VALIDATION_ERROR', message: '' } };
      await page.route('**/api/v1/backups/state', (route) => route.fulfill({ status: 400, json: refusal }));
      await openAsStaff(page, '/admin/backups');
      await expect(page.getByText('Failed to load the backups')).toBeVisible();
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);
      await serveBackups(page);
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(fact(page, 'Last good backup')).toBeVisible();
    });

    test('offline, what is loaded stays, and a backup is refused with the reason', async ({
      page,
      context,
    }) => {
      await serveBackups(page);
      await openAsStaff(page, '/admin/backups');
      await expect(fact(page, 'Last good backup')).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      await goOffline(context);
      await backUp(page).click();
      await expect(page.getByText(/^Failed to start the backup\./)).toBeVisible();
      await expect(fact(page, 'Last good backup')).toBeVisible();
      await expect(backUp(page)).toBeEnabled();
      await expectNoHorizontalScroll(page);
    });
  });
});

test(
  'an account that is no administrator has no such page',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const call = await asColleague(request);
    for (const role of ['OFFICE', 'EDITOR']) {
      await test.step(role, async () => {
        const email = `${ownName('backups').replaceAll(' ', '-').toLowerCase()}@mail.example`;
        await call('POST', '/users', { name: 'Sara Demo', email, password: 'Correct1', role });
        await openAsStaff(page, '/admin', { email, password: 'Correct1' });
        const menu = page.getByRole('navigation', { name: 'Main' });
        await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
        await expect(menu.getByRole('link', { name: 'Backups' })).toHaveCount(0);
        await goInside(page, '/admin/backups');
        await expect(page.getByText('You do not have access to this page')).toBeVisible();
        await expect(backUp(page)).toHaveCount(0);
      });
    }
  },
);

import { Secret, TOTP } from 'otpauth';
import { linkSentTo } from '../../e2e/mails.js';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../../e2e/test.js';
import { asColleague, openAsStaff, ownName } from './sign-in.js';

const password = 'Correct1';
const newPassword = 'Gojjam77';

/** The link without its origin: the server under test has another one. */
const pathOf = (link: string) => new URL(link).pathname + new URL(link).hash;

const ownAddress = (name: string) => `${ownName(name).replaceAll(' ', '-').toLowerCase()}@mail.example`;

test(
  'a colleague is invited, chooses a password and signs in',
  { tag: '@one-width' },
  async ({ page, browser }) => {
    const email = ownAddress('invited');
    await openAsStaff(page, '/admin/users/new');
    await page.getByLabel('Name').fill('Selam Demo');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Role').selectOption('Editor');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create user' }).click();
    await expect(page).toHaveURL(/\/admin\/users\/new\?id=\d+$/);
    const link = await linkSentTo(email, /account/i);

    const context = await browser.newContext();
    const own = await context.newPage();
    await own.goto(pathOf(link));
    await expectAccessible(own);
    await expectNoHorizontalScroll(own);
    // By keys alone: the field has the focus.
    await own.keyboard.type('short');
    await own.keyboard.press('Enter');
    await expect(own.getByRole('alert')).toContainText('Password must be at least 6 characters long');
    await own.getByLabel('New Password', { exact: true }).fill(newPassword);
    await own.keyboard.press('Enter');
    await expect(own.getByRole('heading', { name: 'Your password is saved' })).toBeFocused();
    await expectAccessible(own);
    await own.getByRole('link', { name: 'Go to the sign-in page' }).click();
    await own.getByLabel('Email').fill(email);
    await own.getByLabel('Password', { exact: true }).fill(newPassword);
    await own.keyboard.press('Enter');
    await expect(own).toHaveURL(/\/admin$/);
    await context.close();
  },
);

test.describe('a link that is not good', () => {
  test.use({ expectedConsole: [/404/] });

  test('says so, and leads to a new one', { tag: '@one-width' }, async ({ page, request }) => {
    const email = ownAddress('forgot');
    const call = await asColleague(request);
    await call('POST', '/users', { name: 'Forgetful Demo', email, password, role: 'OFFICE' });
    await page.goto('/admin/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    const path = pathOf(await linkSentTo(email, /password/i));

    await page.goto(path);
    await page.getByLabel('New Password', { exact: true }).fill(newPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your password is saved' })).toBeVisible();
    await page.goto('about:blank');
    await page.goto(path);
    await page.getByLabel('New Password', { exact: true }).fill(newPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(
      'This link has already been used. Request a new one.',
    );
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Email me a new link' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();

    await page.goto('/admin/confirm#cut');
    await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  });
});

test.describe('two-step sign-in', () => {
  // A sign-in without the code is refused.
  test.use({ expectedConsole: [/401/] });

  test(
    'is switched on, requires a code, accepts a recovery code, and is removed',
    { tag: '@one-width' },
    async ({ page, request }) => {
      const email = ownAddress('two-step');
      const call = await asColleague(request);
      const { id } = await call<{ id: number }>('POST', '/users', {
        name: 'Careful Demo',
        email,
        password,
        role: 'EDITOR',
      });
      await openAsStaff(page, '/admin/settings#security', { email, password });
      await page.getByRole('button', { name: 'Switch it on' }).click();
      await page
        .getByRole('form', { name: 'Switch it on' })
        .getByRole('textbox', { name: /^Current Password/ })
        .fill(password);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
      const secret = await page.locator('code').textContent();
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
      const codeOf = (later: number) =>
        new TOTP({ secret: Secret.fromBase32(secret!) }).generate({ timestamp: Date.now() + later * 30_000 });
      // The code of before is taken until the next one ends: not when that is just about to.
      const left = 30_000 - (Date.now() % 30_000);
      if (left < 10_000) await page.waitForTimeout(left);
      await page.getByLabel('Code that the app shows now').fill(codeOf(-1));
      await page.keyboard.press('Enter');
      const codes = page.getByRole('region', { name: 'Recovery codes' });
      await expect(codes.getByRole('listitem')).toHaveCount(10);
      const recovery = await codes.getByRole('listitem').first().textContent();
      await expectAccessible(page);
      await codes.getByRole('button', { name: 'I have saved them' }).click();
      await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

      for (const code of [codeOf(0), recovery!]) {
        await page.context().setStorageState({ cookies: [], origins: [] });
        await page.goto('/admin/login');
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password', { exact: true }).fill(password);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
        await expectAccessible(page);
        await page.keyboard.type(code);
        await page.keyboard.press('Enter');
        await expect(page).not.toHaveURL(/login/);
      }

      await openAsStaff(page, `/admin/users/new?id=${id}`);
      await page.getByRole('button', { name: 'Switch two-step sign-in off' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Switch two-step sign-in off' }).click();
      await expect(page.getByText('Two-step sign-in of "Careful Demo" is off.')).toBeVisible();
      const signedIn = await request.post('/api/v1/auth/login', { data: { email, password } });
      expect(signedIn.ok()).toBe(true);
    },
  );
});

test(
  'the email changes once both addresses have agreed',
  { tag: '@one-width' },
  async ({ page, request }) => {
    const [email, newEmail] = [ownAddress('former'), ownAddress('next')];
    const call = await asColleague(request);
    await call('POST', '/users', { name: 'Moving Demo', email, password, role: 'EDITOR' });
    await openAsStaff(page, '/admin/settings#security', { email, password });
    await page.getByRole('button', { name: 'Change the email' }).click();
    const form = page.getByRole('form', { name: 'Change the email' });
    await form.getByLabel('New Email').fill(newEmail);
    await form.getByRole('textbox', { name: /^Current Password/ }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Is to become ${newEmail}`)).toBeVisible();
    await expectAccessible(page);
    await page.goto(pathOf(await linkSentTo(newEmail, /email/i)));
    await page.getByRole('button', { name: 'Confirm the address' }).click();
    await expect(page.getByRole('heading', { name: 'One of two addresses is confirmed' })).toBeFocused();
    await expectAccessible(page);
    await page.goto('about:blank');
    await page.goto(pathOf(await linkSentTo(email, /email/i)));
    await page.getByRole('button', { name: 'Confirm the address' }).click();
    await expect(page.getByRole('heading', { name: 'The address is confirmed' })).toBeFocused();
    const signedIn = await request.post('/api/v1/auth/login', { data: { email: newEmail, password } });
    expect(signedIn.ok()).toBe(true);
  },
);

test('sessions are seen and ended', { tag: '@one-width' }, async ({ page, request }) => {
  const email = ownAddress('sessions');
  const call = await asColleague(request);
  await call('POST', '/users', { name: 'Many Devices', email, password, role: 'EDITOR' });
  const other = await request.post('/api/v1/auth/login', { data: { email, password } });
  const { data } = (await other.json()) as { data: { accessToken: string } };
  await openAsStaff(page, '/admin/settings#security', { email, password });
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await sessions.getByRole('button', { name: 'End all others' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End all others' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  const headers = { Authorization: `Bearer ${data.accessToken}` };
  expect((await request.get('/api/v1/auth/profile', { headers })).status()).toBe(401);
});

import type { AccountDto, OwnEmailDto, SessionDto } from '@consultancy/client-shared/api/model';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi } from '../../../test/api-stub';
import { renderSite } from '../../../test/render-site';
import { currentAccount, signInHere, signOutHere } from '../../lib/session';

const accountOf = (id: number, name: string): AccountDto => ({
  ...{ id, name, email: `${name.toLowerCase()}@mail.example`, address: null },
  ...{ role: 'USER', source: 'PUBLIC', calendar: 'gregorian', createdAt: '2026-11-20T12:00:00.000Z' },
});

const hana = accountOf(7, 'Hana');
const samuel = accountOf(8, 'Samuel');

const signIn = (user: AccountDto) => signInHere({ user, accessToken: 'a', refreshToken: 'r' });

/** What the server knows of Hana only; Samuel's line is so slow that it never answers. */
function serveAccounts(): void {
  const email: OwnEmailDto = {
    ...{ email: hana.email, isConfirmed: false },
    change: {
      ...{ newEmail: 'hana@elsewhere.example', formerAgreed: true, newAgreed: false },
      expiresAt: '2026-11-21T12:00:00.000Z',
    },
  };
  const device: SessionDto = {
    ...{ id: 's', device: 'Firefox on Linux', isCurrent: true },
    ...{ createdAt: '2026-11-20T12:00:00.000Z', lastUsedAt: '2026-11-20T12:00:00.000Z' },
  };
  serveApi({ answers: { 'GET /auth/email': () => email, 'GET /auth/sessions': () => [device] } }, (_url) =>
    currentAccount()?.user.id === samuel.id ? new Promise(() => {}) : undefined,
  );
}

async function openAccount(): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name: 'Your account' });
  await userEvent.click(button!);
  await screen.findByText('Your details');
  await userEvent.click(screen.getByText('Where you are logged in'));
}

beforeEach(() => localStorage.clear());
afterEach(() => act(() => signOutHere('public')));

it('leads to what the account holder has sent', async () => {
  serveAccounts();
  act(() => signIn(hana));
  await renderSite('/nowhere');
  await openAccount();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('link', { name: 'My requests' })).toHaveAttribute('href', '/mine');
  await userEvent.click(dialog.getByRole('link', { name: 'Track your order' }));
  expect(await screen.findByRole('heading', { name: 'Track your order', level: 1 })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** A session that ended, or another tab. */
async function endElsewhere(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  act(() => signOutHere('public'));
}

it.each([
  ['signs out', () => userEvent.click(screen.getByRole('button', { name: 'Log out' }))],
  ['is signed out elsewhere', endElsewhere],
])('shows nobody the email and the devices of an account that %s', async (_how, leave) => {
  serveAccounts();
  signIn(hana);
  await renderSite('/projects');
  await openAccount();
  expect(await screen.findByText(/hana@elsewhere\.example/)).toBeVisible();
  expect(await screen.findByText(/Firefox on Linux/)).toBeVisible();
  await leave();

  act(() => signIn(samuel));
  await openAccount();
  expect(screen.getByText(/samuel@mail\.example/)).toBeVisible();
  expect(screen.queryByText(/hana@elsewhere\.example/)).toBeNull();
  expect(screen.queryByText(/Firefox on Linux/)).toBeNull();
});

import { readStoredUser } from '@consultancy/client-shared/api';
import type { AccountDto, UserDto } from '@consultancy/client-shared/api/model';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal, serveApi } from '../../../test/api-stub';
import { renderSite } from '../../../test/render-site';
import { signInHere, signOutHere } from '../../lib/session';

const me: UserDto = {
  id: 7,
  name: 'Hana',
  email: 'hana@mail.example',
  address: 'Bole',
  role: 'USER',
  source: 'PUBLIC',
  calendar: 'gregorian',
  isActive: true,
  isInvited: false,
  isEmailConfirmed: true,
  hasSecondFactor: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  version: 3,
};

/** Opens the profile of an account that somebody changed meanwhile, on a server that knows versions. */
async function open(changes: Partial<UserDto> = {}, signedIn: AccountDto = me) {
  let stored = { ...me, ...changes };
  const save = jest.fn((body: unknown) => {
    const { version, ...values } = body as Partial<UserDto>;
    if (version !== stored.version) throw new Refusal(409, 'CONFLICT', 'Stale', { current: stored });
    stored = { ...stored, ...values, version: stored.version + 1 };
    return stored;
  });
  serveApi({ answers: { 'PUT /auth/profile': save, 'GET /auth/profile': () => stored } });
  signInHere({ user: signedIn, accessToken: 'a', refreshToken: 'r' });
  await renderSite('/projects');
  const [button] = await screen.findAllByRole('button', { name: 'Your account' });
  await userEvent.click(button!);
  await screen.findByText('Your details');
  return save;
}

const field = (name: string) => screen.getByRole('textbox', { name });
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Save details' }));
const conflict =
  'Your details were changed elsewhere meanwhile. Nothing was saved. Check them, then save again.';

beforeEach(() => localStorage.clear());
afterEach(() => signOutHere('public'));

it('saves what it is based on, and goes on from what was saved', async () => {
  const save = await open();
  await type('Full name', 'Hana B.');
  await submit();
  await waitFor(() =>
    expect(readStoredUser<UserDto>('public')).toMatchObject({ name: 'Hana B.', version: 4 }),
  );
  await type('Full name', 'Hana Bekele');
  await submit();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls).toEqual([
    [{ name: 'Hana B.', address: 'Bole', version: 3 }],
    [{ name: 'Hana Bekele', address: 'Bole', version: 4 }],
  ]);
});

it('saves on top of a change that touched nothing here', async () => {
  const save = await open({ version: 4 });
  await type('Full name', 'Hana B.');
  await submit();
  await waitFor(() =>
    expect(readStoredUser<UserDto>('public')).toMatchObject({ name: 'Hana B.', version: 5 }),
  );
  expect(save.mock.lastCall).toEqual([{ name: 'Hana B.', address: 'Bole', version: 4 }]);
  expect(screen.queryByText(conflict)).toBeNull();
});

it('shows changes from elsewhere, keeps the input, and saves on the second try', async () => {
  const save = await open({ name: 'H. Bekele', address: 'Kazanchis', version: 4 });
  await type('Full name', 'Hana B.');
  await submit();
  expect(await screen.findByText(conflict)).toBeVisible();
  expect(field('Full name')).toHaveValue('Hana B.');
  expect(field('Full name')).toHaveAccessibleDescription('Elsewhere it became: H. Bekele');
  expect(field('Address')).toHaveValue('Kazanchis');
  expect(save).toHaveBeenCalledTimes(1);
  await submit();
  await waitFor(() =>
    expect(save.mock.lastCall).toEqual([{ name: 'Hana B.', address: 'Kazanchis', version: 4 }]),
  );
  await waitFor(() => expect(screen.queryByText(conflict)).toBeNull());
});

it('loads the account where signing in did not return its version', async () => {
  const { id, name, email, address, role, source, calendar, createdAt } = me;
  const account = { id, name, email, address, role, source, calendar, createdAt };
  const save = await open({ address: 'Kazanchis', version: 4 }, account);
  await type('Full name', 'Hana B.');
  await submit();
  await waitFor(() => expect(field('Address')).toHaveValue('Kazanchis'));
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByText(conflict)).toBeVisible();
  await submit();
  await waitFor(() =>
    expect(save.mock.lastCall).toEqual([{ name: 'Hana B.', address: 'Kazanchis', version: 4 }]),
  );
  await waitFor(() => expect(screen.queryByText(conflict)).toBeNull());
});

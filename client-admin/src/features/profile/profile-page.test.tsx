import { readStoredUser } from '@consultancy/client-shared/api';
import { DateText } from '@consultancy/client-shared/calendar';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../../client-shared/test/fill';
import { useSessionState } from '../../session/session-context';
import { aUser } from '../../test-support/builders';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { createTestSession, renderPages, storeSession } from '../../test-support/render-admin';
import { ProfilePage } from './profile-page';

const stops: (() => void)[] = [];
const me = aUser();
const answers = { 'GET /auth/profile': succeed(me) };

function Guarded() {
  const session = useSessionState();
  if (session.phase !== 'signedIn') return null;
  return (
    <>
      <p data-testid="sidebar">{session.user.name}</p>
      <p data-testid="shown">
        <DateText value="2026-11-20" />
      </p>
      <ProfilePage />
    </>
  );
}

function open() {
  const session = createTestSession();
  stops.push(session.start());
  return renderPages([{ path: '/admin/profile', element: <Guarded /> }], { at: '/admin/profile', session });
}

const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Profile' }));
const sent = () => callsTo('/auth/profile').filter(({ method }) => method === 'PUT');

beforeEach(() => {
  localStorage.clear();
  storeSession(me);
  serve(answers);
});
afterEach(() => stops.splice(0).forEach((stop) => stop()));

it('shows the account, and where its password is changed', async () => {
  open();
  expect(await field('Name')).toHaveValue('Hana Bekele');
  expect(await field('Address')).toHaveValue('');
  expect(screen.getByText('hana@zigba.example')).toBeVisible();
  expect(screen.getByText('Admin')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change your password' })).toHaveAttribute(
    'href',
    '/admin/settings#security',
  );
});

it('saves, and the name is new everywhere at once', async () => {
  const saved = aUser({ name: 'Hana Tesfaye', address: 'Bole', version: 2 });
  serve({ ...answers, 'PUT /auth/profile': succeed(saved) });
  open();
  await userEvent.clear(await field('Name'));
  await fill(await field('Name'), 'Hana Tesfaye');
  await userEvent.type(await field('Address'), 'Bole');
  await save();
  expect(await screen.findByText('Profile saved')).toBeInTheDocument();
  expect(sent()[0]?.body).toEqual({
    ...{ name: 'Hana Tesfaye', address: 'Bole' },
    ...{ calendar: 'gregorian', version: 1 },
  });
  expect(screen.getByTestId('sidebar')).toHaveTextContent('Hana Tesfaye');
  expect(readStoredUser('admin')).toEqual(saved);
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
});

it('chooses the calendar and clock that go first, and every page follows at once', async () => {
  const saved = aUser({ calendar: 'ethiopian', version: 2 });
  serve({ ...answers, 'PUT /auth/profile': succeed(saved) });
  open();
  const choice = await screen.findByRole('combobox', { name: 'Calendar and clock' });
  expect(choice).toHaveDisplayValue('Gregorian, 24 hours');
  await userEvent.selectOptions(choice, 'Ethiopian');
  const example = screen.getByText('Now it is').parentElement!;
  expect(example.querySelector('time')?.firstElementChild).toHaveTextContent(/E\.C\./);
  expect(screen.getByTestId('shown')).toHaveTextContent(/^November 20, 2026/);
  await save();
  await waitFor(() => expect(screen.getByTestId('shown')).toHaveTextContent(/^Hidar 11, 2019 E\.C\./));
  expect(sent()[0]?.body).toMatchObject({ calendar: 'ethiopian', version: 1 });
});

it('needs a name, and sends an empty address as none', async () => {
  serve({ ...answers, 'PUT /auth/profile': succeed(aUser({ name: 'Hana', version: 2 })) });
  open();
  await userEvent.clear(await field('Name'));
  await save();
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(await field('Name')).toHaveFocus();
  expect(sent()).toEqual([]);
  await userEvent.type(await field('Name'), 'Hana');
  await save();
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ name: 'Hana', address: null, version: 1 }));
});

it('shows what somebody else changed meanwhile', async () => {
  const current = aUser({ name: 'Hana T.', version: 2 });
  serve({ ...answers, 'PUT /auth/profile': refuse(409, 'CONFLICT', 'Stale', { current }) });
  open();
  await userEvent.type(await field('Name'), '!');
  await save();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Hana T.')).toBeVisible();
  expect(dialog.getByText('Hana Bekele!')).toBeVisible();
});

it('keeps what was typed when it is refused', async () => {
  const details = [{ field: 'name', message: 'name must be at most 120 characters long.' }];
  serve({ ...answers, 'PUT /auth/profile': refuse(400, 'VALIDATION_ERROR', '', details) });
  open();
  await userEvent.type(await field('Name'), '!');
  await save();
  expect(await screen.findByText('Failed to save your profile')).toBeInTheDocument();
  expect(screen.getByText('Name must be at most 120 characters long.')).toBeVisible();
  expect(await field('Name')).toHaveValue('Hana Bekele!');
  expect(screen.getByTestId('sidebar')).toHaveTextContent(/^Hana Bekele$/);
});

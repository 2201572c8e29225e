import { readStoredUser } from '@consultancy/client-shared/api';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionState } from '../../session/session-context';
import { aUser } from '../../test-support/builders';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { createTestSession, renderPages, storeSession } from '../../test-support/render-admin';
import { UserFormPage } from './resource';

const me = aUser();
const colleague = aUser({ id: 4, name: 'Liya Mekonnen', email: 'liya@zigba.example', version: 6 });
const answers = {
  'GET /auth/profile': succeed(me),
  'GET /users/1/open-work': succeed([]),
  'GET /users/4/open-work': succeed([]),
};
const stops: (() => void)[] = [];

function Guarded() {
  return useSessionState().phase === 'signedIn' ? <UserFormPage /> : <h1>Sign in</h1>;
}

async function open(at = '/admin/users/new') {
  const session = createTestSession();
  stops.push(session.start());
  const view = renderPages(
    [
      { path: '/admin/users', element: <p>The list</p> },
      { path: '/admin/users/new', element: <Guarded /> },
    ],
    { at, session },
  );
  await screen.findByLabelText(/^Name/);
  return view;
}
const field = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' });
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const save = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  storeSession();
  serve(answers);
});
afterEach(() => stops.splice(0).forEach((stop) => stop()));

it('adds a colleague', async () => {
  serve({ ...answers, 'POST /users': succeed(colleague) });
  const { address } = await open();
  type(/^Name/, 'Liya Mekonnen');
  type(/^Email/, 'liya@zigba.example');
  type(/^Password/, 'Zenbaba7');
  // Rights are given on purpose.
  expect(screen.getByLabelText(/^Role/)).toHaveDisplayValue('User');
  await save('Create user');
  expect(await screen.findByText('User created')).toBeInTheDocument();
  expect(address()).toBe('/admin/users/new?id=4');
  expect(callsTo('/users')[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(callsTo('/users')[0]?.body).toEqual({
    name: 'Liya Mekonnen',
    email: 'liya@zigba.example',
    address: null,
    role: 'USER',
    password: 'Zenbaba7',
  });
});

it('shows at once what a password lacks, and requires one', async () => {
  await open();
  type(/^Name/, 'Liya Mekonnen');
  type(/^Email/, 'liya@zigba.example');
  type(/^Password/, 'abc');
  await save('Create user');
  expect(field(/^Password/)).toHaveAccessibleDescription(
    /at least 6 characters long.*at least one uppercase letter.*at least one number/,
  );
  expect(callsTo('/users')).toHaveLength(0);
});

it('keeps no password in a draft', async () => {
  await open();
  type(/^Name/, 'Liya Mekonnen');
  type(/^Password/, 'Zenbaba7');
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Liya Mekonnen'));
  expect(JSON.stringify({ ...localStorage })).not.toContain('Zenbaba7');
});

it('shows that an email is taken, and keeps the input', async () => {
  serve({ ...answers, 'POST /users': refuse(409, 'CONFLICT', 'This email has an account already.') });
  await open();
  type(/^Name/, 'Liya Mekonnen');
  type(/^Email/, 'liya@zigba.example');
  type(/^Password/, 'Zenbaba7');
  await save('Create user');
  expect(await screen.findByText('This email has an account already.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Email/)).toHaveValue('liya@zigba.example');
});

it('changes a colleague, whose password stays unless one is typed', async () => {
  serve({ ...answers, 'GET /users/4': succeed(colleague), 'PUT /users/4': succeed(colleague) });
  await open('/admin/users/new?id=4');
  type(/^Name/, 'Liya M.');
  await save('Save changes');
  expect(await screen.findByText('User updated')).toBeInTheDocument();
  expect(callsTo('/users/4').find(({ method }) => method === 'PUT')?.body).toEqual({
    name: 'Liya M.',
    email: 'liya@zigba.example',
    address: null,
    role: 'ADMIN',
    isActive: true,
    version: 6,
  });
});

it('leaves one’s own access and password alone', async () => {
  serve({ ...answers, [`GET /users/${me.id}`]: succeed(me), [`PUT /users/${me.id}`]: succeed(me) });
  await open(`/admin/users/new?id=${me.id}`);
  expect(screen.getByLabelText(/^Role/)).toBeDisabled();
  expect(screen.getByRole('switch')).toBeDisabled();
  expect(screen.queryByLabelText(/Password/, { selector: 'input' })).toBeNull();
  type(/^Name/, 'Hana B.');
  await save('Save changes');
  await waitFor(() =>
    expect(callsTo(`/users/${me.id}`).find(({ method }) => method === 'PUT')?.body).toEqual({
      name: 'Hana B.',
      email: me.email,
      address: null,
      version: me.version,
    }),
  );
});

it('changes what the rest of the site shows of oneself, too', async () => {
  const saved = aUser({ name: 'Hana B.', version: me.version + 1 });
  serve({ ...answers, [`GET /users/${me.id}`]: succeed(me), [`PUT /users/${me.id}`]: succeed(saved) });
  await open(`/admin/users/new?id=${me.id}`);
  type(/^Name/, 'Hana B.');
  await save('Save changes');
  expect(await screen.findByText('User updated')).toBeInTheDocument();
  expect(readStoredUser('admin')).toEqual(saved);
});

it('hands over what a colleague has under way, who stays', async () => {
  const records = [{ id: 7, title: 'Kidist Alemayehu, A hotel' }];
  const isGiven = () => callsTo('/users/4/hand-over').length > 0;
  serve({
    ...answers,
    'GET /users/4': succeed(colleague),
    'GET /users/4/open-work': (call) =>
      succeed(isGiven() ? [] : [{ kind: 'inquiry', count: 1, records, isHandedOver: true }])(call),
    'GET /contact-inquiries/owners': succeed([{ id: 1, name: 'Hana Bekele', isAvailable: true }]),
    'POST /users/4/hand-over': succeed([]),
  });
  await open('/admin/users/new?id=4');
  expect(await screen.findByText('1 contact inquiry under way')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hand over' })).toBeDisabled();
  await userEvent.selectOptions(
    screen.getByLabelText('Who takes over the open inquiries?'),
    await screen.findByRole('option', { name: /^Hana Bekele/ }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Hand over' }));
  expect(
    await screen.findByText('The open inquiries of "Liya Mekonnen" are handed over.'),
  ).toBeInTheDocument();
  expect(await screen.findByText('Nothing.')).toBeVisible();
  expect(callsTo('/users/4/hand-over')[0]?.body).toEqual({ successorId: 1 });
});

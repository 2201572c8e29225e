import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionState } from '../../session/session-context';
import { aPage, aUser } from '../../test-support/builders';
import { callsTo, refuse, serve, succeed } from '../../test-support/fake-server';
import { createTestSession, renderPages, storeSession } from '../../test-support/render-admin';
import { UsersPage } from './users-page';

const me = aUser();
const visitor = aUser({
  id: 4,
  name: 'Liya Mekonnen',
  email: 'liya@mail.example',
  role: 'USER',
  source: 'PUBLIC',
  version: 6,
});
const answers = {
  'GET /auth/profile': succeed(me),
  'GET /users/stats': succeed({ totalUsers: 12, activeUsers: 11, thisMonthUsers: 3, adminUsers: 2 }),
  'GET /users/4/open-work': succeed([]),
  'GET /users': succeed(aPage([me, visitor], { pageSize: 10, totalPages: 2, totalItems: 12 })),
};
const stops: (() => void)[] = [];

function open(at = '/admin/users') {
  const session = createTestSession();
  stops.push(session.start());
  return renderPages([{ path: '/admin/users', element: <Guarded /> }], { at, session });
}

function Guarded() {
  return useSessionState().phase === 'signedIn' ? <UsersPage /> : <h1>Sign in</h1>;
}

beforeEach(() => {
  storeSession();
  serve(answers);
});
afterEach(() => stops.splice(0).forEach((stop) => stop()));

it('requests ten accounts, the newest first, and counts all of them', async () => {
  open();
  await screen.findByText('Liya Mekonnen');
  expect(callsTo('/users')[0]?.query).toEqual({
    page: '1',
    limit: '10',
    sortBy: 'createdAt',
    sortOrder: 'desc',
  });
  await waitFor(() => {
    const terms = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(terms).toEqual(['Total Users12', 'Active Users11', 'This Month3', 'Admin Users2']);
  });
  expect(screen.getByPlaceholderText('Search users by name or email...')).toBeVisible();
});

it('says which results of how many, and which page', async () => {
  open();
  expect(await screen.findByText('Showing 1 to 10 of 12 results')).toBeVisible();
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Showing 11 to 12 of 12 results')).toBeVisible();
});

it.each(['Name', 'Email', 'Created'])('sorts by %s, with an arrow', async (name) => {
  open();
  const header = await screen.findByRole('columnheader', { name });
  await userEvent.click(within(header).getByRole('button'));
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(within(header).getByRole('button'));
  expect(header).toHaveAttribute('aria-sort', 'descending');
});

describe('deleting', () => {
  it('is not offered for administrators', async () => {
    open();
    await screen.findByText('Liya Mekonnen');
    expect(screen.getAllByRole('button', { name: /^Delete/ })).toHaveLength(1);
  });

  it('asks for confirmation, and shows the origin of the account', async () => {
    serve({ ...answers, 'DELETE /users/4': succeed(null) });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Liya Mekonnen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete User' }));
    expect(
      dialog.getByText('Are you sure you want to delete "Liya Mekonnen"? This action cannot be undone.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete User' }));
    expect(await screen.findByText('User "Liya Mekonnen" deleted successfully!')).toBeInTheDocument();
    expect(callsTo('/users/4')[0]?.query).toEqual({ source: 'PUBLIC' });
  });

  it('says when it failed', async () => {
    serve({ ...answers, 'DELETE /users/4': refuse(409, 'CONFLICT', '') });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Liya Mekonnen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete User' }));
    expect(await screen.findByText('Failed to delete user. Please try again.')).toBeInTheDocument();
  });
});

it('switches an account off after a question, but never one’s own', async () => {
  serve({ ...answers, 'PUT /users/4': succeed({ ...visitor, isActive: false }) });
  open();
  expect(screen.queryByRole('switch', { name: 'Active: Hana Bekele' })).toBeNull();
  await userEvent.click(await screen.findByRole('switch', { name: 'Active: Liya Mekonnen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate User' }));
  expect(await screen.findByText('User "Liya Mekonnen" can no longer sign in.')).toBeInTheDocument();
  expect(callsTo('/users/4')[0]?.body).toEqual({ isActive: false, version: 6 });
});

it('asks who takes over what is under way, and hands it over before the account is switched off', async () => {
  const records = [{ id: 7, title: 'Kidist Alemayehu, A hotel' }];
  serve({
    ...answers,
    'GET /users/4/open-work': succeed([
      { kind: 'inquiry', count: 3, records, isHandedOver: true },
      { kind: 'post', count: 1, records: [{ id: 9, title: 'Stone walls' }], isHandedOver: false },
    ]),
    'GET /contact-inquiries/owners': succeed([
      { id: 1, name: 'Hana Bekele', isAvailable: true },
      { id: 4, name: 'Liya Mekonnen', isAvailable: true },
      { id: 5, name: 'Dawit Clerk', isAvailable: true },
    ]),
    'POST /users/4/hand-over': succeed([]),
    'PUT /users/4': succeed({ ...visitor, isActive: false }),
  });
  open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Active: Liya Mekonnen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate User' }));
  expect(await dialog.findByText('3 contact inquiries under way')).toBeVisible();
  expect(dialog.getByText('and 2 more')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Stone walls' })).toHaveAttribute('href', '/admin/blog/new?id=9');
  const successor = await dialog.findByLabelText('Who takes over the open inquiries?');
  expect(successor).toHaveDisplayValue('They stay with this account');
  expect(within(successor).queryByRole('option', { name: 'Liya Mekonnen' })).toBeNull();
  await userEvent.selectOptions(successor, 'Dawit Clerk');
  await userEvent.click(dialog.getByRole('button', { name: 'Deactivate User' }));
  expect(await screen.findByText('User "Liya Mekonnen" can no longer sign in.')).toBeInTheDocument();
  expect(callsTo('/users/4/hand-over')[0]?.body).toEqual({ successorId: 5 });
  expect(callsTo('/users/4')[0]?.body).toEqual({ isActive: false, version: 6 });
});

it('does not switch off an account whose work nobody could be given', async () => {
  const records = [{ id: 7, title: 'Kidist Alemayehu, A hotel' }];
  serve({
    ...answers,
    'GET /users/4/open-work': succeed([{ kind: 'inquiry', count: 1, records, isHandedOver: true }]),
    'GET /contact-inquiries/owners': succeed([]),
    'POST /users/4/hand-over': refuse(500, 'INTERNAL_ERROR', ''),
  });
  open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Active: Liya Mekonnen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate User' }));
  await userEvent.selectOptions(await dialog.findByLabelText('Who takes over the open inquiries?'), 'nobody');
  await userEvent.click(dialog.getByRole('button', { name: 'Deactivate User' }));
  expect(await screen.findByText('Failed to hand over the open inquiries. Try again.')).toBeInTheDocument();
  expect(callsTo('/users/4/hand-over')[0]?.body).toEqual({ successorId: null });
  expect(callsTo('/users/4')).toEqual([]);
});

it('does not switch off an account that somebody else changed meanwhile, and shows the change', async () => {
  const current = { ...visitor, email: 'liya@new.example', version: 7 };
  const isRefused = () => callsTo('/users/4').length > 0;
  serve({
    ...answers,
    'PUT /users/4': refuse(409, 'CONFLICT', 'Nothing was saved.', { current }),
    'GET /users': (call) => succeed(aPage([me, isRefused() ? current : visitor]))(call),
  });
  open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Active: Liya Mekonnen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate User' }));
  expect(await screen.findByText('Nothing was saved. Email is now “liya@new.example”.')).toBeInTheDocument();
  expect(await screen.findByText('liya@new.example')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Active: Liya Mekonnen' })).toBeChecked();
});

it.each([
  ['/admin/users?search=x', 'Try adjusting your search criteria.'],
  ['/admin/users', 'There are no users in the system yet.'],
])('without results at %s says: %s', async (at, hint) => {
  serve({ ...answers, 'GET /users': succeed(aPage([])) });
  open(at);
  expect(await screen.findByText('No users found')).toBeVisible();
  expect(screen.getByText(hint)).toBeVisible();
});

it.each([
  ['Not now.', 'Not now.'],
  ['', 'Failed to load users'],
])('a list that failed with "%s" says: %s', async (message, text) => {
  serve({ ...answers, 'GET /users': refuse(400, 'VALIDATION_ERROR', message) });
  open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error loading users');
  expect(alert).toHaveTextContent(text);
  serve(answers);
  await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Liya Mekonnen')).toBeVisible();
});

it('shows the current session, and logs out', async () => {
  serve({ ...answers, 'POST /auth/logout': succeed(null) });
  open();
  const card = within(await screen.findByRole('region', { name: 'Current Session' }));
  expect(card.getByText('Hana Bekele')).toBeVisible();
  expect(card.getByText('hana@zigba.example')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Sign in')).toBeVisible();
});

import { clearSession } from '@consultancy/client-shared/api';
import { login } from '@consultancy/client-shared/api/generated/auth/auth';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths';
import type { Session } from '../session/session';
import { aPage, aUser } from '../test-support/builders';
import { callsTo, hold, refuse, serve, succeed } from '../test-support/fake-server';
import { createTestSession, storeSession } from '../test-support/render-admin';
import { AdminProviders } from './admin-providers';
import { createAdminQueryClient } from './create-query-client';
import { Entrance } from './entrance';

const credentials = { email: 'hana@zigba.example', password: 'Correct1' };
const signedIn = succeed({ user: aUser(), accessToken: 'a', refreshToken: 'r' });
const lists = {
  'GET /projects/admin': succeed(aPage([])),
  'GET /projects/admin/stats': succeed({ completedProjects: 1, featuredProjects: 0, forSaleProjects: 0 }),
};
const signIn = async (session: Session) => session.begin((await login(credentials)).data);
const stops: (() => void)[] = [];

function open(at: string) {
  history.pushState(null, '', at);
  const session = createTestSession();
  stops.push(session.start());
  render(
    <AdminProviders queryClient={createAdminQueryClient()} session={session} env="test">
      <Entrance />
    </AdminProviders>,
  );
  return session;
}

const address = () => location.pathname + location.search;
const signInButton = () => screen.findByRole('button', { name: 'Sign in' });
const projects = () => screen.findByRole('heading', { name: 'Projects', level: 1 });

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  history.replaceState(null, '', '/');
});

it('shows neither side while the session is checked', async () => {
  storeSession();
  const profile = hold(succeed(aUser()));
  serve({ ...lists, 'GET /auth/profile': profile.answer });
  open('/admin/projects');
  expect(screen.getByRole('status')).toHaveTextContent('Checking your session');
  expect(screen.queryByRole('heading')).toBeNull();
  await act(async () => profile.release());
  expect(await projects()).toBeVisible();
});

it('sends a visitor to the sign-in page and, signed in, to where the visitor wanted to go', async () => {
  serve({ ...lists, 'POST /auth/login': signedIn });
  const session = open('/admin/projects?status=COMPLETED&page=2');
  expect(await signInButton()).toBeVisible();
  expect(address()).toBe(paths.login);
  await act(() => signIn(session));
  expect(await projects()).toBeVisible();
  expect(address()).toBe('/admin/projects?status=COMPLETED&page=2');
});

it('leads who is signed in already from the sign-in page to the dashboard', async () => {
  storeSession();
  serve({ 'GET /auth/profile': succeed(aUser()) });
  open(paths.login);
  await waitFor(() => expect(address()).toBe(paths.dashboard));
});

it('comes back to the same page after a session that ended while it was used', async () => {
  storeSession();
  serve({ ...lists, 'GET /auth/profile': succeed(aUser()), 'POST /auth/login': signedIn });
  const session = open('/admin/projects?page=2');
  await projects();
  // As after three pages before this one.
  history.replaceState({ ...history.state, idx: 3 }, '');
  clearSession('admin');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' })));
  await waitFor(() => expect(address()).toBe(paths.login));
  expect(screen.getByRole('status')).toHaveTextContent('signed out');
  await act(() => signIn(session));
  await waitFor(() => expect(address()).toBe('/admin/projects?page=2'));
  expect(await projects()).toBeVisible();
  // By this number the router leads back to a form that somebody nearly left.
  expect(history.state).toMatchObject({ idx: 3 });
});

it('stays the sign-in page when somebody goes back to what was open before', async () => {
  serve({ ...lists, 'POST /auth/login': signedIn });
  history.pushState(null, '', '/admin/projects?page=3');
  const session = open('/admin/orders');
  await signInButton();
  history.back();
  await waitFor(() => expect(history.state).toMatchObject({ wanted: '/admin/projects?page=3' }));
  expect(address()).toBe(paths.login);
  await act(() => signIn(session));
  await waitFor(() => expect(address()).toBe('/admin/projects?page=3'));
});

it('leads nowhere else than into the back office', async () => {
  serve({ 'POST /auth/login': signedIn });
  const session = open(paths.login);
  await signInButton();
  history.replaceState({ wanted: 'https://elsewhere.example/admin' }, '');
  await act(() => signIn(session));
  await waitFor(() => expect(address()).toBe(paths.dashboard));
});

it('opens the links of mails to everybody', async () => {
  serve({});
  open('/admin/forgot-password/');
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});

it('offers to try again while the session cannot be checked, and then goes on', async () => {
  storeSession();
  serve({});
  open('/admin/projects?page=2');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your session could not be checked');
  serve({ ...lists, 'GET /auth/profile': succeed(aUser()) });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await projects()).toBeVisible();
  expect(address()).toBe('/admin/projects?page=2');
});

it('starts anew after signing out on purpose', async () => {
  storeSession();
  serve({
    ...lists,
    'GET /auth/profile': succeed(aUser()),
    'POST /auth/logout': refuse(500, 'INTERNAL_ERROR'),
    'POST /auth/login': signedIn,
  });
  const session = open('/admin/projects?page=2');
  await projects();
  await act(() => session.signOut());
  await waitFor(() => expect(address()).toBe(paths.login));
  await act(() => signIn(session));
  await waitFor(() => expect(address()).toBe(paths.dashboard));
});

it('shows nothing of one account to the next that another tab signed in', async () => {
  storeSession();
  serve({ ...lists, 'GET /auth/profile': succeed(aUser()) });
  open('/admin/services/new');
  const title = () => screen.findByRole('textbox', { name: /^Title/ });
  await userEvent.type(await title(), 'Typed by Hana');
  localStorage.setItem('adminUser', JSON.stringify(aUser({ id: 2, name: 'Dawit' })));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'adminUser' })));
  await waitFor(async () => expect(await title()).toHaveValue(''));
});

describe('a session that the server ends while somebody fills in a form', () => {
  const ended = refuse(401, 'UNAUTHORIZED');
  const picture = new File(['x'], 'house.png', { type: 'image/png' });
  const title = () => screen.findByRole('textbox', { name: /^Title/ });
  const profile = { 'GET /auth/profile': succeed(aUser()) };

  beforeEach(() => {
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => {};
  });

  async function loseSession() {
    storeSession();
    serve({ ...lists, ...profile, 'POST /services': ended, 'POST /auth/refresh': ended });
    const session = open('/admin/services/new');
    await title();
    await screen.findByLabelText(/^Long description/);
    const given = { Title: 'Tuff walls', Duration: '2 weeks', 'Short description': 'Stone.' };
    for (const [label, value] of Object.entries({
      ...given,
      'Long description': 'Of stone.',
      'Step 1': 'Visit',
    }))
      fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    fireEvent.change(screen.getByLabelText('Image'), { target: { files: [picture] } });
    expect(screen.getByText('house.png')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create service' }));
    expect(await screen.findByText(/^Your session has ended/)).toBeVisible();
    expect(address()).toBe(paths.login);
    return session;
  }

  it('keeps what was typed and chosen below the sign-in page', async () => {
    const session = await loseSession();
    expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull();
    serve({
      ...lists,
      ...profile,
      'POST /auth/login': signedIn,
      'POST /services': succeed({ id: 7, version: 1 }),
    });
    await act(() => signIn(session));
    expect(address()).toBe('/admin/services/new');
    expect(screen.queryByText(/^Your session has ended/)).toBeNull();
    expect(await title()).toHaveValue('Tuff walls');
    expect(screen.getByText('house.png')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create service' }));
    await waitFor(() => expect(callsTo('/services').at(-1)?.token).toBe('a'));
    expect(callsTo('/services').at(-1)?.body).toContainEqual(['image', picture]);
  });

  it('shows nothing of it to another account', async () => {
    const session = await loseSession();
    const other = succeed({ user: aUser({ id: 2 }), accessToken: 'a', refreshToken: 'r' });
    serve({ ...lists, ...profile, 'POST /auth/login': other });
    await act(() => signIn(session));
    expect(await title()).toHaveValue('');
    expect(screen.queryByText('house.png')).toBeNull();
  });
});

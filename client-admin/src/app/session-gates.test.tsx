import { clearSession } from '@consultancy/client-shared/api';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { afterEach, expect, it } from '@jest/globals';
import { paths } from '../paths';
import { aUser } from '../test-support/builders';
import { hold, refuse, serve, succeed } from '../test-support/fake-server';
import { createTestSession, renderAdmin, storeSession } from '../test-support/render-admin';
import { SignedInOnly, SignedOutOnly } from './session-gates';

const credentials = { email: 'hana@zigba.example', password: 'Correct1' };
const signedIn = succeed({ user: aUser(), accessToken: 'a', refreshToken: 'r' });
const stops: (() => void)[] = [];

function open(at: string) {
  const session = createTestSession();
  stops.push(session.start());
  const guarded = (
    <SignedInOnly>
      <Outlet />
    </SignedInOnly>
  );
  const index = { index: true, element: <h1>Inside</h1> };
  const routes = [
    { element: <SignedOutOnly />, children: [{ path: paths.login, element: <h1>Sign in</h1> }] },
    { path: '/admin', element: guarded, children: [index, { path: '*', element: <h1>Inside</h1> }] },
  ];
  return { session, ...renderAdmin(routes, { at, session }) };
}

afterEach(() => stops.splice(0).forEach((stop) => stop()));

it('shows neither side while the session is checked', async () => {
  storeSession();
  const profile = hold(succeed(aUser()));
  serve({ 'GET /auth/profile': profile.answer });
  open('/admin/projects');
  expect(screen.getByRole('status')).toHaveTextContent('Checking your session');
  expect(screen.queryByRole('heading')).toBeNull();
  await act(async () => profile.release());
  expect(await screen.findByRole('heading')).toHaveTextContent('Inside');
});

it('sends a visitor to the sign-in page and, signed in, to where the visitor wanted to go', async () => {
  serve({ 'POST /auth/login': signedIn });
  const { session, address } = open('/admin/projects?status=COMPLETED&page=2');
  expect(await screen.findByRole('heading')).toHaveTextContent('Sign in');
  expect(address()).toBe(paths.login);
  await act(() => session.signIn(credentials));
  expect(await screen.findByText('Inside')).toBeVisible();
  expect(address()).toBe('/admin/projects?status=COMPLETED&page=2');
});

it('leads who is signed in already from the sign-in page to the dashboard', async () => {
  storeSession();
  serve({ 'GET /auth/profile': succeed(aUser()) });
  const { address } = open(paths.login);
  await screen.findByText('Inside');
  expect(address()).toBe(paths.dashboard);
});

it('comes back to the same page after a session that ended while it was used', async () => {
  storeSession();
  serve({
    'GET /auth/profile': succeed(aUser()),
    'POST /auth/login': signedIn,
  });
  const { session, address } = open('/admin/projects?page=2');
  await screen.findByText('Inside');
  clearSession('admin');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' })));
  await waitFor(() => expect(address()).toBe(paths.login));
  await act(() => session.signIn(credentials));
  await waitFor(() => expect(address()).toBe('/admin/projects?page=2'));
});

it('offers to try again while the session cannot be checked, and then goes on', async () => {
  storeSession();
  serve({});
  const { address } = open('/admin/projects?page=2');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your session could not be checked');
  serve({ 'GET /auth/profile': succeed(aUser()) });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Inside')).toBeVisible();
  expect(address()).toBe('/admin/projects?page=2');
});

it('starts anew after signing out on purpose', async () => {
  storeSession();
  serve({
    'GET /auth/profile': succeed(aUser()),
    'POST /auth/logout': refuse(500, 'INTERNAL_ERROR'),
    'POST /auth/login': signedIn,
  });
  const { session, address } = open('/admin/projects?page=2');
  await screen.findByText('Inside');
  await act(() => session.signOut());
  await waitFor(() => expect(address()).toBe(paths.login));
  await act(() => session.signIn(credentials));
  await waitFor(() => expect(address()).toBe(paths.dashboard));
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser } from '../../test-support/builders';
import { calls, callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { createTestSession, renderAdmin } from '../../test-support/render-admin';
import { SignInForm } from './sign-in-form';

const session = createTestSession();
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const alert = () => screen.findByRole('alert');

async function fillIn(address: string, secret: string) {
  if (address) await userEvent.type(email(), address);
  if (secret) await userEvent.type(password(), secret);
}

beforeEach(() => {
  renderAdmin([{ path: '/', element: <SignInForm /> }], { session });
});

it('is ready for typing and for password managers', () => {
  expect(email()).toHaveFocus();
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

it.each([
  ['', ''],
  ['   ', 'Correct1'],
  ['hana@zigba.example', '   '],
])('asks for both where one is blank: %j and %j', async (address, secret) => {
  serve({});
  await fillIn(address, secret);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await alert()).toHaveTextContent('Please enter both email and password.');
  expect(address.trim() ? password() : email()).toHaveFocus();
  expect(calls).toEqual([]);
});

it('is sent by Enter, once, and says that it is busy', async () => {
  const login = hold(succeed({ user: aUser(), accessToken: 'a', refreshToken: 'r' }));
  serve({ 'POST /auth/login': login.answer });
  await fillIn(' hana@zigba.example ', ' Correct1 {Enter}');
  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await userEvent.type(password(), '{Enter}');
  expect(callsTo('/auth/login')).toHaveLength(1);
  expect(callsTo('/auth/login')[0]?.body).toEqual({ email: 'hana@zigba.example', password: ' Correct1 ' });
  await act(async () => login.release());
  expect(session.getState()).toMatchObject({ phase: 'signedIn' });
});

it('shows and hides the password, and hides it before it is sent', async () => {
  serve({ 'POST /auth/login': refuse(401, 'INVALID_CREDENTIALS') });
  await fillIn('hana@zigba.example', 'Wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await userEvent.type(password(), '{Enter}');
  expect(password()).toHaveAttribute('type', 'password');
});

describe('a failure', () => {
  const staffOnly = 'This account has no access to the back office. Sign in with a staff account.';

  it.each([
    [
      'wrong credentials',
      refuse(401, 'INVALID_CREDENTIALS', 'No.'),
      'Invalid email or password. Please check your credentials and try again.',
    ],
    ['a message of the server', refuse(400, 'VALIDATION_ERROR', 'email is wrong'), 'email is wrong'],
    ['no message', refuse(400, 'VALIDATION_ERROR', ''), 'An error occurred during login. Please try again.'],
    ['an account that is not staff', succeed({ user: aUser({ role: 'USER' }), accessToken: 'a' }), staffOnly],
  ])('is shown: %s', async (_name, answer, text) => {
    serve({ 'POST /auth/login': answer, 'POST /auth/logout': succeed(null) });
    await fillIn('hana@zigba.example', 'Secret1{Enter}');
    expect(await alert()).toHaveTextContent(text);
    expect(email()).toHaveValue('hana@zigba.example');
    expect(password()).toHaveValue('Secret1');
    expect(password()).toHaveFocus();
  });
});

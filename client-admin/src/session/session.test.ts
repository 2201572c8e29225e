import { readAccessToken, readStoredUser } from '@consultancy/client-shared/api';
import { login } from '@consultancy/client-shared/api/generated/auth/auth';
import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { aUser } from '../test-support/builders';
import { calls, callsTo, refuse, serve, succeed } from '../test-support/fake-server';
import { createTestSession, storeSession } from '../test-support/render-admin';
import { NotStaffError, type Session, type SessionState } from './session';

const stops: (() => void)[] = [];

function startSession(): Session {
  const session = createTestSession();
  stops.push(session.start());
  return session;
}

function settled(session: Session): Promise<SessionState> {
  return waitFor(() => {
    const state = session.getState();
    expect(state.phase).not.toBe('restoring');
    return state;
  });
}

/** The event that this tab receives after another one changed the storage. */
function changeInOtherTab(key = 'adminToken') {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

afterEach(() => stops.splice(0).forEach((stop) => stop()));

describe('on load', () => {
  it('nobody is signed in without credentials, and no request is sent', async () => {
    serve({});
    expect(await settled(startSession())).toEqual({ phase: 'signedOut', reason: 'absent' });
    expect(calls).toEqual([]);
  });

  it('a token without its user is thrown away', async () => {
    serve({});
    localStorage.setItem('adminToken', 'left over');
    await settled(startSession());
    expect(readAccessToken('admin')).toBeNull();
  });

  it('a stored session is confirmed by the profile, which also brings the user up to date', async () => {
    storeSession();
    const renamed = aUser({ name: 'Hana Tesfaye' });
    serve({ 'GET /auth/profile': succeed(renamed) });
    const session = startSession();
    expect(session.getState()).toEqual({ phase: 'restoring' });
    expect(await settled(session)).toEqual({ phase: 'signedIn', user: renamed });
    expect(callsTo('/auth/profile')[0]?.token).toBe('access');
    expect(readStoredUser('admin')).toEqual(renamed);
  });

  it.each([
    ['the server ended it', refuse(401, 'UNAUTHORIZED'), 'expired'],
    ['the account is no longer staff', succeed(aUser({ role: 'USER' })), 'expired'],
  ] as const)('it is cleared when %s', async (_name, profile, reason) => {
    storeSession();
    serve({ 'GET /auth/profile': profile, 'POST /auth/refresh': refuse(401, 'UNAUTHORIZED') });
    expect(await settled(startSession())).toEqual({ phase: 'signedOut', reason });
    expect(localStorage).toHaveLength(0);
  });
});

describe('a session that cannot be checked', () => {
  const expectSession = () => expect(readAccessToken('admin')).toBe('access');

  it.each([
    ['the server is broken', { 'GET /auth/profile': refuse(500, 'INTERNAL_ERROR') }],
    ['the line is dead', {}],
    ['the line dies while tokens are exchanged', { 'GET /auth/profile': refuse(401, 'UNAUTHORIZED') }],
  ])('is stored when %s', async (_name, answers) => {
    storeSession();
    serve(answers);
    expect(await settled(startSession())).toMatchObject({ phase: 'unconfirmed' });
    expectSession();
  });

  it('is good once the server answers again', async () => {
    storeSession();
    serve({});
    const session = startSession();
    await settled(session);
    serve({ 'GET /auth/profile': succeed(aUser()) });
    session.confirm();
    expect(await settled(session)).toEqual({ phase: 'signedIn', user: aUser() });
  });

  it('is tried again when the line is back', async () => {
    storeSession();
    serve({});
    const session = startSession();
    await settled(session);
    serve({ 'GET /auth/profile': succeed(aUser()) });
    window.dispatchEvent(new Event('online'));
    expect(await settled(session)).toEqual({ phase: 'signedIn', user: aUser() });
  });
});

describe('signing in', () => {
  const credentials = { email: 'hana@zigba.example', password: 'Correct1' };
  const signIn = async (session: Session) => session.begin((await login(credentials)).data);

  it('stores the tokens and the user', async () => {
    serve({ 'POST /auth/login': succeed({ user: aUser(), accessToken: 'a', refreshToken: 'r' }) });
    const session = startSession();
    await signIn(session);
    expect(session.getState()).toEqual({ phase: 'signedIn', user: aUser() });
    expect(callsTo('/auth/login')[0]?.body).toEqual(credentials);
    expect({ ...localStorage }).toMatchObject({ adminToken: 'a', adminRefreshToken: 'r' });
    expect(readStoredUser('admin')).toEqual(aUser());
  });

  it('refuses an account of the public site and ends its session', async () => {
    const user = aUser({ role: 'USER' });
    serve({
      'POST /auth/login': succeed({ user, accessToken: 'visitor', refreshToken: 'r' }),
      'POST /auth/logout': succeed(null),
    });
    const session = startSession();
    await expect(signIn(session)).rejects.toBeInstanceOf(NotStaffError);
    expect(callsTo('/auth/logout')).toMatchObject([{ token: 'visitor' }]);
    expect(session.getState().phase).toBe('signedOut');
    expect(localStorage).toHaveLength(0);
  });
});

describe('signing out', () => {
  it.each([
    ['with the blessing of the server', succeed(null)],
    ['when the server fails', refuse(500, 'INTERNAL_ERROR')],
    ['when the session has ended already', refuse(401, 'UNAUTHORIZED')],
  ])('works %s', async (_name, logout) => {
    storeSession();
    serve({
      'GET /auth/profile': succeed(aUser()),
      'POST /auth/logout': logout,
      'POST /auth/refresh': refuse(401, 'UNAUTHORIZED'),
    });
    const session = startSession();
    await settled(session);
    await session.signOut();
    expect(callsTo('/auth/logout')[0]?.token).toBe('access');
    expect(session.getState()).toEqual({ phase: 'signedOut', reason: 'left' });
    expect(localStorage).toHaveLength(0);
  });
});

it('signing out deletes client data from the browser, and nothing else', async () => {
  storeSession();
  localStorage.setItem('client-draft:1:note:7', '{}');
  // As earlier versions named them.
  localStorage.setItem('draft:1:consultation:7', '{}');
  localStorage.setItem('draft:12:note:8', '{}');
  localStorage.setItem('draft:1:post:new', '{}');
  serve({ 'GET /auth/profile': succeed(aUser()), 'POST /auth/logout': succeed(null) });
  const session = startSession();
  await settled(session);
  await session.signOut();
  expect(Object.keys(localStorage)).toEqual(['draft:1:post:new']);
});

describe('client data that an ended session leaves in the browser', () => {
  const draft = (daysAgo: number) =>
    JSON.stringify({ savedAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString() });

  it('is there for its author, and goes when somebody else signs in', async () => {
    storeSession();
    localStorage.setItem('client-draft:1:reply:7', draft(0));
    localStorage.setItem('client-draft:2:reply:7', draft(0));
    localStorage.setItem('draft:2:post:new', draft(0));
    serve({ 'GET /auth/profile': succeed(aUser()) });
    await settled(startSession());
    expect(localStorage.getItem('client-draft:1:reply:7')).not.toBeNull();
    expect(localStorage.getItem('client-draft:2:reply:7')).toBeNull();
    expect(localStorage.getItem('draft:2:post:new')).not.toBeNull();
  });

  it('goes after seven days, even where nobody signs in', async () => {
    localStorage.setItem('client-draft:1:reply:7', draft(6.9));
    localStorage.setItem('client-draft:1:reply:8', draft(7.1));
    serve({});
    await settled(startSession());
    expect(Object.keys(localStorage)).toEqual(['client-draft:1:reply:7']);
    localStorage.clear();
  });
});

describe('another tab', () => {
  it('that signs out signs this one out too', async () => {
    storeSession();
    serve({ 'GET /auth/profile': succeed(aUser()) });
    const session = startSession();
    await settled(session);
    localStorage.clear();
    changeInOtherTab();
    expect(session.getState()).toEqual({ phase: 'signedOut', reason: 'elsewhere' });
  });

  it('that signs in signs this one in too', async () => {
    serve({ 'GET /auth/profile': succeed(aUser()) });
    const session = startSession();
    await settled(session);
    storeSession();
    changeInOtherTab();
    expect(await settled(session)).toEqual({ phase: 'signedIn', user: aUser() });
  });

  it('that stores something else changes nothing', async () => {
    serve({});
    const session = startSession();
    await settled(session);
    storeSession();
    changeInOtherTab('accessToken');
    expect(session.getState().phase).toBe('signedOut');
  });
});

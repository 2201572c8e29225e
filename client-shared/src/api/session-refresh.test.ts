import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { onSessionExpired, refreshSession } from './session-refresh';
import { clearSession, readAccessToken, readRefreshToken, saveTokens } from './session-storage';
import { setTransport } from './transport';

const expired = jest.fn();
const first = { accessToken: 'a1', refreshToken: 'r1' };
const next = { accessToken: 'a2', refreshToken: 'r2' };
const another = { accessToken: 'b1', refreshToken: 's1' };

/** Starts a refresh whose answer waits. */
function refreshing(status: number, body: unknown) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  setTransport(async () => {
    await gate;
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
  saveTokens('admin', first);
  return { outcome: refreshSession('admin', 'a1'), release };
}
const answered = () => refreshing(200, { success: true, message: '', data: next });
const refused = () =>
  refreshing(401, { success: false, message: '', error: { code: 'UNAUTHORIZED', message: '' } });

beforeEach(() => {
  expired.mockClear();
  onSessionExpired(expired);
});
afterEach(() => {
  clearSession('admin');
  setTransport();
});

it('stores the new tokens', async () => {
  const { outcome, release } = answered();
  release();
  expect(await outcome).toBe(true);
  expect([readAccessToken('admin'), readRefreshToken('admin')]).toEqual(['a2', 'r2']);
});

it('restores no session that was signed out of meanwhile', async () => {
  const { outcome, release } = answered();
  clearSession('admin');
  release();
  expect(await outcome).toBe(false);
  expect([readAccessToken('admin'), readRefreshToken('admin')]).toEqual([null, null]);
  expect(expired).not.toHaveBeenCalled();
});

it.each([
  ['is answered', answered],
  ['is refused', refused],
])('keeps the session of a newer sign-in, when it %s', async (_how, start) => {
  const { outcome, release } = start();
  clearSession('admin');
  saveTokens('admin', another);
  release();
  expect(await outcome).toBe(true);
  expect([readAccessToken('admin'), readRefreshToken('admin')]).toEqual(['b1', 's1']);
  expect(expired).not.toHaveBeenCalled();
});

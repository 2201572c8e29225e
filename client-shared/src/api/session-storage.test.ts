import { describe, expect, it, jest } from '@jest/globals';
import { clearSession, readAccessToken, readStoredUser, saveSession, writeStored } from './session-storage';

const tokens = { accessToken: 'a', refreshToken: 'r' };

describe('a session', () => {
  it('is found again as it was saved, and the other kind is left alone', () => {
    saveSession('public', { id: 7 }, tokens);
    saveSession('admin', { id: 1 }, tokens);
    clearSession('admin');
    expect(readStoredUser('public')).toEqual({ id: 7 });
    expect(readAccessToken('admin')).toBeNull();
  });

  it('with a damaged user entry counts as none', () => {
    writeStored('publicUser', '{"id":');
    expect(readStoredUser('public')).toBeNull();
  });

  it('does no harm where storage refuses', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => saveSession('public', { id: 7 }, tokens)).not.toThrow();
    jest.restoreAllMocks();
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import { clearSession, readAccessToken, readStoredUser, saveSession, writeStored } from './session-storage';
import { isStorageRefused } from './storage-refused';

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
    writeStored('user', '{"id":');
    expect(readStoredUser('public')).toBeNull();
  });

  it.each(['full', 'blocked'])('lasts as long as the page where storage is %s', (how) => {
    const refuse = () => {
      throw new DOMException(how, how === 'full' ? 'QuotaExceededError' : 'SecurityError');
    };
    saveSession('public', { id: 6 }, { accessToken: 'old', refreshToken: 'old' });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    if (how === 'blocked') {
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
      jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    }
    expect(isStorageRefused()).toBe(true);
    saveSession('public', { id: 7 }, tokens);
    expect(readStoredUser('public')).toEqual({ id: 7 });
    expect(readAccessToken('public')).toBe('a');
    clearSession('public');
    expect(readStoredUser('public')).toBeNull();
    expect(readAccessToken('public')).toBeNull();

    jest.restoreAllMocks();
    expect(isStorageRefused()).toBe(false);
    saveSession('public', { id: 8 }, tokens);
    localStorage.clear();
    expect(readStoredUser('public')).toBeNull();
  });
});

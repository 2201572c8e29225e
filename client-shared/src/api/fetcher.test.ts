import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from './api-error';
import { fetcher } from './fetcher';
import { onSessionExpired } from './session-refresh';
import { setTransport } from './transport';

interface Call {
  url: string;
  init: RequestInit;
  authorization: string | null;
}

let calls: Call[];

/** Answers requests one after another with what the test lines up; the last answer repeats. */
function answerWith(...answers: ((call: Call) => Response | Promise<Response>)[]) {
  setTransport(async (url, init) => {
    const call = { url, init, authorization: new Headers(init.headers).get('Authorization') };
    calls.push(call);
    const answer = answers[Math.min(calls.length, answers.length) - 1];
    if (!answer) throw new Error('no answer lined up');
    return answer(call);
  });
}

function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  return () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
}

const success = json(200, { success: true, message: 'ok', data: { id: 1 } });
const unauthorized = json(401, {
  success: false,
  message: 'Sign in',
  error: { code: 'UNAUTHORIZED', message: '' },
});
const refreshed = json(200, { success: true, message: '', data: { accessToken: 'new', refreshToken: 'r2' } });

function signIn(kind: 'admin' | 'public', token = 'old') {
  localStorage.setItem(kind === 'admin' ? 'adminToken' : 'accessToken', token);
  localStorage.setItem(kind === 'admin' ? 'adminRefreshToken' : 'refreshToken', 'r1');
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const failure = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ApiError);
  return failure as ApiError;
}

beforeEach(() => {
  calls = [];
});

afterEach(() => {
  setTransport();
  onSessionExpired(() => {});
  document.documentElement.lang = '';
  jest.useRealTimers();
});

describe('an answer', () => {
  it('is the envelope as the server sent it', async () => {
    answerWith(success);
    await expect(fetcher('/api/v1/x')).resolves.toEqual({ success: true, message: 'ok', data: { id: 1 } });
  });

  it('that refuses becomes an ApiError with code, details and waiting time', async () => {
    const details = [{ field: 'email', message: 'is needed' }];
    answerWith(
      json(
        429,
        { success: false, message: 'Slow down', error: { code: 'RATE_LIMITED', details } },
        { 'retry-after': '7' },
      ),
    );
    const error = await failureOf(fetcher('/api/v1/x'));
    expect(error).toMatchObject({ status: 429, code: 'RATE_LIMITED', message: 'Slow down', retryAfter: 7 });
    expect(error.fieldErrors).toEqual({ email: 'is needed' });
  });

  it('that refuses without a word leaves the words to the screen', async () => {
    answerWith(json(500, { success: false, error: { code: 'INTERNAL_ERROR' } }));
    expect(await failureOf(fetcher('/api/v1/x'))).toMatchObject({ message: '' });
  });

  it.each([
    ['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['JSON without an envelope', json(200, ['?'])],
    ['an empty body', () => new Response('', { status: 200 })],
  ])('that is %s becomes NETWORK_ERROR', async (_name, answer) => {
    answerWith(answer);
    expect(await failureOf(fetcher('/api/v1/x'))).toMatchObject({ code: 'NETWORK_ERROR' });
  });

  it('with a file comes as a Blob', async () => {
    answerWith(() => new Response('a,b', { headers: { 'content-disposition': 'attachment' } }));
    await expect(fetcher<Blob>('/api/v1/x')).resolves.toHaveProperty('size', 3);
  });

  it('that never comes is given up after ten seconds', async () => {
    jest.useFakeTimers();
    answerWith(
      ({ init: { signal } }) =>
        new Promise((_answer, fail) => signal?.addEventListener('abort', () => fail(signal.reason as Error))),
    );
    const failing = failureOf(fetcher('/api/v1/x'));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await failing).toMatchObject({ status: 0, code: 'NETWORK_ERROR', isTimeout: true });
  });

  it('nobody waits for any more is passed on as the cancellation it is', async () => {
    const reason = new Error('left the screen');
    const signal = AbortSignal.abort(reason);
    answerWith(() => Promise.reject(reason));
    await expect(fetcher('/api/v1/x', { signal })).rejects.toBe(reason);
  });
});

describe('a request', () => {
  it('carries the admin token rather than the user token', async () => {
    signIn('public', 'visitor');
    signIn('admin', 'staff');
    answerWith(success);
    await fetcher('/api/v1/x');
    expect(calls[0]?.authorization).toBe('Bearer staff');
  });

  it('leaves the content type of an upload to the browser and keeps other headers', async () => {
    answerWith(success);
    await fetcher('/api/v1/x', {
      method: 'POST',
      body: new FormData(),
      headers: { 'Content-Type': 'multipart/form-data', 'Idempotency-Key': 'k1' },
    });
    const headers = new Headers(calls[0]?.init.headers);
    expect(headers.has('content-type')).toBe(false);
    expect(headers.get('idempotency-key')).toBe('k1');
  });

  it('says in which language the page is read, the one that renews the session too', async () => {
    document.documentElement.lang = 'om';
    signIn('public');
    answerWith(unauthorized, refreshed, success);
    await fetcher('/api/v1/x');
    const languages = calls.map(({ init }) => new Headers(init.headers).get('accept-language'));
    expect(languages).toEqual(['om', 'om', 'om']);
  });
});

describe('a request that names its caller', () => {
  it('keeps its own token and leaves the stored session alone', async () => {
    signIn('admin', 'staff');
    answerWith(unauthorized);
    await failureOf(fetcher('/api/v1/x', { headers: { Authorization: 'Bearer another' } }));
    expect(calls.map(({ authorization }) => authorization)).toEqual(['Bearer another']);
    expect(localStorage.getItem('adminToken')).toBe('staff');
  });
});

describe('an expired token', () => {
  it('is exchanged once for all requests that met it, which are then repeated', async () => {
    signIn('public');
    answerWith(({ url, authorization }) =>
      url.endsWith('/auth/refresh')
        ? refreshed()
        : authorization === 'Bearer new'
          ? success()
          : unauthorized(),
    );
    await Promise.all([fetcher('/api/v1/a'), fetcher('/api/v1/b'), fetcher('/api/v1/c')]);
    expect(calls.filter(({ url }) => url.endsWith('/auth/refresh'))).toHaveLength(1);
    expect(localStorage.getItem('refreshToken')).toBe('r2');
  });

  it('is exchanged where the browser refuses locks', async () => {
    signIn('public');
    const request = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    answerWith(unauthorized, refreshed, success);
    try {
      await fetcher('/api/v1/a');
      expect(localStorage.getItem('refreshToken')).toBe('r2');
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });

  it('is not exchanged when another tab has done so already', async () => {
    signIn('public');
    answerWith(() => {
      localStorage.setItem('accessToken', 'from another tab');
      return unauthorized();
    }, success);
    await fetcher('/api/v1/a');
    expect(calls.map(({ authorization }) => authorization)).toEqual([
      'Bearer old',
      'Bearer from another tab',
    ]);
  });

  it('whose exchange is refused ends the session and says so', async () => {
    signIn('admin');
    const expired = jest.fn();
    onSessionExpired(expired);
    answerWith(unauthorized);
    expect(await failureOf(fetcher('/api/v1/a'))).toMatchObject({ status: 401 });
    expect(expired.mock.calls).toEqual([['admin']]);
    expect(localStorage.getItem('adminToken')).toBeNull();
  });

  it('does not end the session when the network fails during the exchange', async () => {
    signIn('admin');
    const expired = jest.fn();
    onSessionExpired(expired);
    answerWith(unauthorized, () => Promise.reject(new TypeError('offline')));
    expect(await failureOf(fetcher('/api/v1/a'))).toMatchObject({ code: 'NETWORK_ERROR' });
    expect(expired).not.toHaveBeenCalled();
    expect(localStorage.getItem('adminToken')).toBe('old');
  });

  it('is not suspected behind wrong credentials', async () => {
    signIn('public');
    answerWith(json(401, { success: false, message: 'Wrong', error: { code: 'INVALID_CREDENTIALS' } }));
    await failureOf(fetcher('/api/v1/auth/login', { method: 'POST' }));
    expect(calls).toHaveLength(1);
  });
});

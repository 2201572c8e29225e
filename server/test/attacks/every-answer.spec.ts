import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../builders/build.js';
import { sendRaw } from '../support/raw-http.js';
import { insecureHeaders } from '../support/secure-headers.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let token: string;
let user: string;

beforeAll(async () => {
  app = await TestApp.start({ publicUrl: 'https://firm.example' });
  const build = new Build(app.dataSource);
  await build.settings();
  token = await tokenOf(app, await build.admin());
  user = await tokenOf(app, await build.user());
});
afterAll(() => app.stop());

function expectSecure(headers: Headers): void {
  expect(insecureHeaders(headers)).toEqual([]);
}

function expectEnvelope(text: string, code: string): void {
  const answer = JSON.parse(text) as { message: string };
  expect(answer).toEqual({
    success: false,
    message: expect.stringMatching(/\S/),
    error: expect.objectContaining({ code, message: answer.message }),
  });
}

describe('every answer carries the security headers', () => {
  it.each([
    '/',
    '/projects',
    '/nowhere',
    '/am/nowhere',
    '/admin',
    '/admin/nowhere',
    '/docs',
    '/docs-json',
    '/docs-yaml',
    '/docs/swagger-ui-init.js',
    '/docs/swagger-ui.css',
    '/robots.txt',
    '/rss.xml',
    '/health/live',
    '/api/v1/projects',
    '/uploads/none.png',
    '/assets/none.js',
  ])('GET %s', async (path) => {
    const { headers } = await fetch(`${app.origin}${path}`, { redirect: 'manual' });
    expectSecure(headers);
  });

  it('HEAD /', async () => {
    expectSecure((await fetch(app.origin, { method: 'HEAD' })).headers);
  });

  it.each(['OPTIONS', 'TRACE', 'PUT', 'DELETE'])('%s /', async (method) => {
    const { headers } = await sendRaw(
      app.origin,
      `${method} / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n`,
    );
    expectSecure(headers);
  });
});

describe('a former address of a language', () => {
  it.each([
    ['/projects?filter=hotel&lang=am', '/am/projects?filter=hotel'],
    ['/om?lang=en', '/'],
    ['/en/blog', '/blog'],
    ['/?lang="><script>', '/'],
    ['/en//evil.example', '/evil.example'],
  ])('has moved for ever: %s', async (path, location) => {
    const answer = await fetch(`${app.origin}${path}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
    expectSecure(answer.headers);
  });

  it.each(['/xx', '/xx/projects', '/AMH/blog', '/am/om/blog'])('%s is no language', async (path) => {
    expect((await fetch(`${app.origin}${path}`)).status).toBe(404);
  });
});

describe('an odd address is a page that is not there, or the way home', () => {
  it.each([
    '/\\[',
    '/\\evil.example',
    '//evil.example',
    '/\\/evil.example',
    '//[',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/;@evil.example',
  ])('GET %s', async (address) => {
    const answer = await sendRaw(
      app.origin,
      `GET ${address} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\n\r\n`,
    );
    expect([200, 301, 404, 503]).toContain(answer.status);
    // Only to another spelling of the path, never to the host that it seems to name.
    expect(answer.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
    expectSecure(answer.headers);
    expect(answer.text.replaceAll(address, '')).not.toMatch(/(href|content|src)="(https?:)?\/\/evil/);
  });
});

describe('a path has one spelling', () => {
  const get = (address: string) => sendRaw(app.origin, `GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`);

  // Rules go by the path, such as those that keep a preview out of caches and search engines.
  it.each([
    ['/./preview/secret', '/preview/secret'],
    ['/a/../preview/secret', '/preview/secret'],
    ['/%2e/preview/secret', '/preview/secret'],
    ['http://x/preview/secret', '/preview/secret'],
    ['/am\\preview\\secret', '/am/preview/secret'],
  ])('GET %s leads to %s', async (address, path) => {
    const answer = await get(address);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, path]);
  });

  it.each(['/x%0a', '/x%0d', '/x%e2%80%a8'])('GET %s is no failure of the server', async (address) => {
    expect((await get(address)).status).toBeLessThan(500);
  });
});

describe('every failure has the envelope and the security headers', () => {
  const json = 'Content-Type: application/json\r\n';
  const post = (path: string, headers: string, body = '') =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`;

  it.each([
    ['no HTTP', 'HELLO\r\n\r\n', 400, 'VALIDATION_ERROR'],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400, 'VALIDATION_ERROR'],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost localhost\r\n\r\n', 400, 'VALIDATION_ERROR'],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'VALIDATION_ERROR',
    ],
    [
      'headers of 20 kB',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'PAYLOAD_TOO_LARGE',
    ],
    ['a lone % sign', 'GET /% HTTP/1.1\r\nHost: localhost\r\n\r\n', 400, 'VALIDATION_ERROR'],
    ['half a letter', 'GET /api/v1/%E0%A4 HTTP/1.1\r\nHost: localhost\r\n\r\n', 400, 'VALIDATION_ERROR'],
    ['no such call', 'GET /api/v1/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n', 404, 'NOT_FOUND'],
    [
      'a long id',
      `GET /api/v1/projects/${'1'.repeat(600)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      404,
      'NOT_FOUND',
    ],
    ['no token', 'GET /api/v1/users HTTP/1.1\r\nHost: localhost\r\n\r\n', 401, 'UNAUTHORIZED'],
    ['broken JSON', post('/api/v1/auth/refresh', json, '{'), 400, 'VALIDATION_ERROR'],
    ['empty JSON', post('/api/v1/auth/refresh', json), 400, 'VALIDATION_ERROR'],
    [
      'another type',
      post('/api/v1/auth/refresh', 'Content-Type: text/plain\r\n', 'a'),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a form in the old way',
      post('/api/v1/auth/refresh', 'Content-Type: application/x-www-form-urlencoded\r\n', 'refreshToken=a'),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a large body',
      post('/api/v1/auth/refresh', json, `"${'a'.repeat(1024 * 1024)}"`),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['a missing file', 'GET /uploads/none.png HTTP/1.1\r\nHost: localhost\r\n\r\n', 404, 'NOT_FOUND'],
    ['a way out', 'GET /uploads/../secret HTTP/1.1\r\nHost: localhost\r\n\r\n', 403, 'FORBIDDEN'],
  ])('%s', async (_what, request, status, code) => {
    const answer = await sendRaw(app.origin, request);
    expect(answer.status).toBe(status);
    expectEnvelope(answer.body, code);
    expectSecure(answer.headers);
  });

  it('for an account that may not', async () => {
    const { status, headers, error } = await app.get('/users', { token: user });
    expect([status, error.code]).toEqual([403, 'FORBIDDEN']);
    expectSecure(headers);
  });

  it.each(['am', 'om', 'en'])('and an address that cannot be read is said in %s', async (language) => {
    const answer = await fetch(`${app.origin}/%`, { headers: { 'Accept-Language': language } });
    expect(answer.headers.get('content-language')).toBe(language);
    expectEnvelope(await answer.text(), 'VALIDATION_ERROR');
  });
});

describe('caches', () => {
  it.each(['/auth/profile', '/users', '/projects/admin', '/users/export', '/projects/admin/999'])(
    'keep nothing of what is answered to a token: %s',
    async (path) => {
      const answer = await fetch(`${app.origin}/api/v1${path}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it.each(['/auth/login', '/auth/signup', '/auth/refresh', '/contact-inquiries', '/nothing'])(
    'keep nothing of what is answered to a POST: %s',
    async (path) => {
      const answer = await app.post(path, { email: 'nobody@mail.example', password: 'Wrong1' });
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('keep nothing of an order that is followed', async () => {
    const answer = await app.get('/design-orders/track/ABCD-EFGH-JKMN');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  // Where staff get more, `contracts/staff-reads.spec.ts` says what is kept.
  it.each(['/blog/public', '/blog/public/nothing', '/projects/facets', '/services/standard', '/settings'])(
    'get the same from content for everybody: %s',
    async (path) => {
      const nobody = await app.get(path);
      for (const sent of [token, user, 'no token']) {
        const { headers, ...answer } = await app.get(path, { token: sent });
        expect(answer).toEqual({ ...nobody, headers: undefined });
        expect(headers.get('vary')?.toLowerCase() ?? '').not.toContain('authorization');
        expect(headers.get('cache-control')).toBe(nobody.headers.get('cache-control'));
      }
    },
  );

  it('know that an account may make a difference to booking', async () => {
    const { headers } = await app.get('/consultations/availability?from=2026-11-01&to=2026-11-02');
    expect(headers.get('vary')?.toLowerCase()).toContain('authorization');
  });
});

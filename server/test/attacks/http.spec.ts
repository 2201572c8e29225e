import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../builders/build.js';
import { RawConnection, sendRaw } from '../support/raw-http.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  const build = new Build(app.dataSource);
  await build.settings();
  token = await tokenOf(app, await build.admin());
});
afterAll(() => app.stop());

/** A second request that hides in the body of the first. */
const hidden = 'GET /health/live HTTP/1.1\r\nHost: smuggled\r\n\r\n';

describe('a request within a request', () => {
  it.each([
    ['length and chunks', `Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['chunks and length', `Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\n${hidden}`],
    ['two lengths', `Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`],
    ['a list of lengths', `Content-Length: 0, ${hidden.length}\r\n\r\n${hidden}`],
    ['a signed length', `Content-Length: +0\r\n\r\n${hidden}`],
    ['a negative length', `Content-Length: -1\r\n\r\n${hidden}`],
    ['a length of 0x0', `Content-Length: 0x0\r\n\r\n${hidden}`],
    ['a blank before the colon', `Content-Length : 0\r\n\r\n${hidden}`],
    [
      'chunked twice',
      `Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n${hidden}`,
    ],
    ['chunked and something', `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`],
    ['xchunked', `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['a folded header', `Transfer-Encoding:\r\n chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${hidden}`],
    ['a bare line feed', `X: a\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
    ['a bad size of a chunk', `Transfer-Encoding: chunked\r\n\r\nzz\r\n${hidden}`],
    [
      'a size of a chunk that is too large',
      `Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n${hidden}`,
    ],
  ])('is not answered: %s', async (_what, rest) => {
    const connection = await RawConnection.open(app.origin);
    await connection.send(
      `POST /api/v1/auth/refresh HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${rest}`,
    );
    await connection.closed;
    expect(connection.text).toMatch(/^HTTP\/1\.1 400 /);
    expect(connection.text.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
  });

  it.each<[string, string, number[] | 'closed']>([
    [
      'an absolute address',
      'GET http://evil.example/api/v1/users HTTP/1.1\r\nHost: localhost\r\n\r\n',
      [400, 401, 404],
    ],
    // Node answers it by hanging up.
    ['CONNECT', 'CONNECT localhost:22 HTTP/1.1\r\nHost: localhost\r\n\r\n', 'closed'],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: localhost\r\nX-Secret: a\r\n\r\n', [404, 405]],
    ['a method of one’s own', 'STEAL / HTTP/1.1\r\nHost: localhost\r\n\r\n', [400, 404, 405]],
    ['HTTP/2 in the clear', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400, 404, 405, 505]],
    ['HTTP/9.9', 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n', [400, 505]],
    ['two Hosts', 'GET /health/live HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', [200, 400]],
    ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n', [400, 404]],
    [
      '1,500 headers',
      `GET /health/live HTTP/1.1\r\nHost: localhost\r\n${'a: b\r\n'.repeat(1_500)}\r\n`,
      [200, 431],
    ],
    [
      'an upgrade',
      'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nContent-Length: 0\r\n\r\n',
      [200, 400, 404, 426, 503],
    ],
    [
      'many ranges',
      `GET /uploads/none.png HTTP/1.1\r\nHost: localhost\r\nRange: bytes=${'0-0,'.repeat(1_000)}0-0\r\n\r\n`,
      [400, 404, 416],
    ],
  ])('%s gets a plain answer', async (_what, request, expected) => {
    const connection = await RawConnection.open(app.origin);
    await connection.send(request);
    if (expected === 'closed') {
      await connection.closed;
      expect(connection.text).toBe('');
    } else {
      const { status } = await connection.answer();
      expect(expected).toContain(status);
    }
    expect(connection.text).not.toContain('X-Secret: a');
    connection.close();
    expect((await fetch(`${app.origin}/health/live`)).status).toBe(200);
  });
});

describe('another site', () => {
  it.each(['https://evil.example', 'null', 'http://localhost:3000.evil.example'])(
    'reads nothing: Origin %s',
    async (origin) => {
      for (const path of ['/api/v1/settings', '/api/v1/users', '/', '/docs-json']) {
        const { headers } = await fetch(`${app.origin}${path}`, {
          headers: { Origin: origin, Authorization: `Bearer ${token}` },
        });
        expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
      const preflight = await fetch(`${app.origin}/api/v1/contact-inquiries`, {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      });
      expect(preflight.ok).toBe(false);
      expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    },
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'makes its visitors send nothing without asking first: %j',
    async (type) => {
      const answer = await fetch(`${app.origin}/api/v1/contact-inquiries`, {
        method: 'POST',
        headers: { 'Content-Type': type, Origin: 'https://evil.example' },
        body: JSON.stringify({ name: 'A', email: 'a@mail.example', subject: 'A', message: 'A' }),
      });
      expect(answer.status).toBe(415);
    },
  );

  it.each<[Record<string, string>, number]>([
    [{ Origin: 'https://evil.example' }, 415],
    [{ Origin: 'null' }, 415],
    [{ Origin: 'http://localhost:3000.evil.example' }, 415],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 415],
    [{ 'Sec-Fetch-Site': 'same-site' }, 415],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://behind.a.proxy.example' }, 201],
    [{ Origin: 'own' }, 201],
    [{}, 201],
  ])('sends no form with files, but this one does: %j', async (sent, status) => {
    const form = new FormData();
    const inquiry = { name: 'A', email: 'a@mail.example', subject: 'A', message: 'A' };
    for (const [name, value] of Object.entries(inquiry)) form.append(name, value);
    const headers = { ...sent, ...(sent['Origin'] === 'own' && { Origin: app.origin }) };
    const answer = await fetch(`${app.origin}/api/v1/contact-inquiries`, {
      method: 'POST',
      headers,
      body: form,
    });
    expect(answer.status).toBe(status);
  });

  it('gets no cookie', async () => {
    for (const path of ['/', '/api/v1/settings', '/admin', '/docs']) {
      expect((await fetch(`${app.origin}${path}`)).headers.get('set-cookie')).toBeNull();
    }
  });
});

describe('another Host', () => {
  it.each([
    '/',
    '/projects',
    '/sitemap.xml',
    '/robots.txt',
    '/rss.xml',
    '/docs',
    '/docs-json',
    '/admin',
    '/nowhere',
  ])('is in no answer: %s', async (path) => {
    const { text } = await sendRaw(
      app.origin,
      `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: evil\r\nForwarded: host=evil.example\r\nConnection: close\r\n\r\n`,
    );
    expect(text).not.toContain('evil');
  });
});

describe('no Host', () => {
  it.each([
    ['1.0', 200],
    ['1.1', 400],
  ])('is answered as HTTP/%s has it', async (version, status) => {
    for (const path of ['/health/live', '/projects', '/api/v1/services']) {
      const answer = await sendRaw(app.origin, `GET ${path} HTTP/${version}\r\n\r\n`);
      expect([path, answer.status]).toEqual([path, status]);
    }
  });
});

describe('files', () => {
  const ways = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '....//',
    '..%252f',
    '%c0%ae%c0%ae/',
    '..%00/',
    './../',
  ];
  const roots = ['/uploads/', '/assets/', '/admin/assets/', '/docs/'];

  it.each(roots.flatMap((root) => ways.map((way) => root + way)))('lead nowhere else: %s', async (start) => {
    for (const goal of ['package.json', 'jwt-secret', 'etc/passwd']) {
      const { status, text } = await sendRaw(
        app.origin,
        `GET ${start.repeat(1)}${start.slice(start.indexOf('/', 1) + 1).repeat(5)}${goal} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect([200, 400, 403, 404, 503]).toContain(status);
      expect(text).not.toMatch(/root:|"dependencies"|"private": true/);
      if (status === 200) expect(text).toContain('text/html');
    }
  });

  it.each([
    '/uploads/',
    '/uploads',
    '/uploads/.env',
    '/.env',
    '/.git/config',
    '/uploads/.gitkeep',
    '/server/src/main.ts',
  ])('are not listed and not hidden ones: %s', async (address) => {
    const { status } = await sendRaw(
      app.origin,
      `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect([403, 404, 503]).toContain(status);
  });
});

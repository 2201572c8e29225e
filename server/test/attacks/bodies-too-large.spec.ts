import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../builders/build.js';
import { RawConnection } from '../support/raw-http.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  token = await tokenOf(app, await new Build(app.dataSource).admin());
});
afterAll(() => app.stop());

const megabyte = 1024 * 1024;

function request(path: string, headers: Record<string, string>, body: Buffer): Buffer {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.concat([Buffer.from(`POST /api/v1${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`), body]);
}

function chunked(body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);
}

const text = Buffer.from(JSON.stringify({ message: 'a'.repeat(5 * megabyte) }));
const upload = Buffer.concat([
  Buffer.from('--edge\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n'),
  Buffer.alloc(6 * megabyte),
  Buffer.from('\r\n--edge--\r\n'),
]);
const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'multipart/form-data; boundary=edge' };
const lengthOf = (body: Buffer) => ({ 'Content-Length': String(body.length) });

describe('a body that is too large', () => {
  it.each([
    ['JSON', () => request('/contact-inquiries', { ...json, ...lengthOf(text) }, text), 413],
    [
      'JSON in chunks',
      () => request('/contact-inquiries', { ...json, 'Transfer-Encoding': 'chunked' }, chunked(text)),
      413,
    ],
    [
      'JSON of a client that wants the connection closed',
      () => request('/contact-inquiries', { ...json, ...lengthOf(text), Connection: 'close' }, text),
      413,
    ],
    [
      'an upload',
      () => request('/services', { ...form, ...lengthOf(upload), Authorization: `Bearer ${token}` }, upload),
      413,
    ],
    ['an upload of nobody', () => request('/services', { ...form, ...lengthOf(upload) }, upload), 401],
    ['an upload to nowhere', () => request('/nowhere', { ...form, ...lengthOf(upload) }, upload), 404],
  ])(
    'is answered to a client that sends all of it before it reads: %s',
    async (_what, makeRequest, status) => {
      const bytes = makeRequest();
      const statuses: number[] = [];
      for (let count = 0; count < 20; count += 1) {
        const connection = await RawConnection.open(app.origin);
        await connection.sendBeforeReading(bytes);
        const answer = await connection.answer();
        expect(JSON.parse(answer.body)).toMatchObject({ success: false });
        statuses.push(answer.status);
        connection.close();
      }
      expect(statuses).toEqual(Array(20).fill(status));
    },
  );

  it('ends the connection of a client that wants it closed', async () => {
    const connection = await RawConnection.open(app.origin);
    await connection.sendBeforeReading(
      request('/contact-inquiries', { ...json, ...lengthOf(text), Connection: 'close' }, text),
    );
    await connection.closed;
    expect((await connection.answer()).status).toBe(413);
  });

  it('leaves the connection to the next request', async () => {
    const connection = await RawConnection.open(app.origin);
    await connection.sendBeforeReading(request('/contact-inquiries', { ...json, ...lengthOf(text) }, text));
    expect((await connection.answer()).status).toBe(413);
    await connection.send('GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await connection.until('HTTP/1.1 200 OK');
    connection.close();
  });

  it('is not read on for ever', async () => {
    const connection = await RawConnection.open(app.origin);
    const endless = { ...json, 'Content-Length': String(1024 * megabyte) };
    await connection.send(request('/contact-inquiries', endless, Buffer.alloc(0)));
    const piece = Buffer.alloc(megabyte, 'a');
    let sent = 0;
    while (!connection.isClosed && sent < 200) {
      await connection.send(piece).catch(() => undefined);
      sent += 1;
    }
    expect(sent).toBeLessThan(100);
  });
});

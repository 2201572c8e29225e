import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { RawConnection } from '../support/raw-http.js';
import { TestApp } from '../support/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start({}, { bodyTimes: { json: 400, upload: 1_200, afterAnswer: 400 } });
});
afterAll(() => app.stop());

const json =
  'POST /api/v1/contact-inquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const upload =
  'POST /api/v1/services HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=edge\r\n';

/** Sends a byte now and then, until the server has had enough. @returns how long that took, in milliseconds */
async function drip(connection: RawConnection, bytes: string): Promise<number> {
  const started = performance.now();
  const timer = setInterval(() => void connection.send(bytes).catch(() => undefined), 50);
  const giveUp = new Promise((_resolve, reject) =>
    setTimeout(() => reject(new Error('The connection is still open.')), 5_000).unref(),
  );
  await Promise.race([connection.closed, giveUp]).finally(() => clearInterval(timer));
  return performance.now() - started;
}

describe('a body that does not come to its end', () => {
  it.each([
    ['stops', `${json}Content-Length: 1000\r\n\r\n{`, ''],
    ['drips', `${json}Content-Length: 1000\r\n\r\n{`, ' '],
    ['drips in chunks', `${json}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`, '1\r\n \r\n'],
  ])('is answered 408, and its connection ends: it %s', async (_what, start, drop) => {
    const connection = await RawConnection.open(app.origin);
    await connection.send(start);
    const tookMs = await drip(connection, drop);
    expect(tookMs).toBeGreaterThan(300);
    const { status, body, headers } = await connection.answer();
    expect(status).toBe(408);
    expect(JSON.parse(body)).toMatchObject({ success: false, error: { message: expect.any(String) } });
    expect(headers.get('connection')).toBe('close');
  });

  it('keeps no connection once it was answered: an upload of nobody', async () => {
    const connection = await RawConnection.open(app.origin);
    await connection.send(`${upload}Content-Length: 100000\r\n\r\n--edge\r\n`);
    await drip(connection, 'a');
    expect((await connection.answer()).status).toBe(401);
    // One answer, not another one about the body.
    expect(connection.text.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it('is read on when it is an upload that was answered early, so that its sender sees the answer', async () => {
    const connection = await RawConnection.open(app.origin);
    await connection.send(`${upload}Content-Length: 12\r\n\r\n`);
    // Twice as long as anything else may still come.
    for (let sent = 0; sent < 12; sent += 1) {
      await sleep(70);
      await connection.send('a');
    }
    expect((await connection.answer()).status).toBe(401);
    await connection.send('GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await connection.until('HTTP/1.1 200 OK');
    connection.close();
  });

  it('takes nothing from a body that comes slowly, but comes', async () => {
    const connection = await RawConnection.open(app.origin);
    const body = JSON.stringify({ refreshToken: 'none' });
    await connection.send(
      `POST /api/v1/auth/refresh HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    for (const letter of body) await connection.send(letter);
    expect((await connection.answer()).status).toBe(401);
    connection.close();
  });

  it('holds up nobody else: 200 unfinished requests', async () => {
    const connections = await Promise.all(Array.from({ length: 200 }, () => RawConnection.open(app.origin)));
    await Promise.all(connections.map((each) => each.send(`${json}Content-Length: 1000\r\n\r\n{`)));
    const answers = await Promise.all([1, 2, 3].map(() => fetch(`${app.origin}/health/live`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    connections.forEach((each) => each.close());
  });
});

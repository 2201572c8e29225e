import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import pg from 'pg';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';

let app: TestApp;
let build: Build;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(() => app.empty());
afterEach(() => {
  jest.restoreAllMocks();
});

const projects = '/projects?limit=50';

/** Statements that read projects while something runs. */
async function readsDuring(work: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  await work();
  const statements = query.mock.calls.map(([said]: unknown[]) => (typeof said === 'string' ? said : ''));
  query.mockRestore();
  return statements.filter((text) => text.includes('FROM "projects"')).length;
}

async function titles(): Promise<string[]> {
  const answer = await app.get<{ data: { title: string }[] }>(projects);
  return answer.data.data.map(({ title }) => title);
}

/** The bytes as they come over the line. */
async function bytesOf(headers: Record<string, string> = {}, method = 'GET') {
  const requested = request(`${app.origin}/api/v1${projects}`, { method, headers, agent: false }).end();
  const [answer] = (await once(requested, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

describe('an answer made of content', () => {
  it('is made once', async () => {
    await build.project({ title: 'House' });
    expect(await readsDuring(titles)).toBeGreaterThan(0);
    expect(await readsDuring(titles)).toBe(0);
  });

  it('is computed once for many requests at the same time', async () => {
    await build.project({ title: 'House' });
    const alone = await readsDuring(titles);
    await build.project({ title: 'Tower' });
    expect(await readsDuring(() => Promise.all(Array.from({ length: 20 }, titles)))).toBe(alone);
  });

  it('is refreshed after any write, also without a message to this process', async () => {
    const { id } = await build.project({ title: 'House' });
    expect(await titles()).toEqual(['House']);
    await app.dataSource.query(`UPDATE projects SET title = 'Villa' WHERE id = $1`, [id]);
    expect(await titles()).toEqual(['Villa']);
    await app.dataSource.query('DELETE FROM projects');
    expect(await titles()).toEqual([]);
  });

  it('is there while a transaction holds a connection for long, and is new after its commit', async () => {
    const { id } = await build.project({ title: 'House' });
    expect(await titles()).toEqual(['House']);
    // Another transaction between, which writes no content.
    await app.dataSource.query('SELECT 1');
    const runner = app.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query(`UPDATE projects SET title = 'Villa' WHERE id = $1`, [id]);
      const late = sleep(5_000, 'waits for the transaction', { ref: false });
      expect(await Promise.race([titles(), late])).toEqual(['House']);
      await runner.commitTransaction();
    } finally {
      await runner.release();
    }
    expect(await titles()).toEqual(['Villa']);
  });

  it('is not made of what was undone', async () => {
    await build.project({ title: 'House' });
    await titles();
    const undone = app.dataSource.transaction(async (manager) => {
      await manager.query(`UPDATE projects SET title = 'Never'`);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await titles()).toEqual(['House']);
  });

  it('stays when somebody looks at a project, and goes when somebody rates it', async () => {
    const { id } = await build.project({ title: 'House' });
    await titles();
    expect((await app.post(`/projects/${id}/views`, { sessionId: crypto.randomUUID() })).status).toBe(200);
    expect(await readsDuring(titles)).toBe(0);

    const user = await build.user();
    const token = await tokenOf(app, user);
    expect((await app.post(`/projects/${id}/rate`, { userId: user.id, rating: 4 }, { token })).status).toBe(
      200,
    );
    const answer = await app.get<{ data: { averageRating: number }[] }>(projects);
    expect(answer.data.data[0]!.averageRating).toBe(4);
  });

  it('stays when a rating changes nothing, or does not count yet', async () => {
    const { id } = await build.project({ title: 'House' });
    const rate = async (given: object, rating: number) => {
      const user = await build.user(given);
      const token = await tokenOf(app, user);
      const body = { userId: user.id, rating };
      return () => app.post(`/projects/${id}/rate`, body, { token });
    };
    const confirmed = await rate({}, 4);
    await confirmed();
    await titles();
    expect((await confirmed()).status).toBe(200);
    const unconfirmed = await rate({ emailConfirmedAt: null }, 1);
    // The account itself is content of nobody.
    await titles();
    expect((await unconfirmed()).status).toBe(200);
    expect(await readsDuring(titles)).toBe(0);
  });

  it('is made once for signed-in callers too', async () => {
    const token = await tokenOf(app, await build.admin());
    await app.get('/blog/public');
    expect(await readsDuring(() => app.get('/blog/public', { token }))).toBe(0);
  });

  it('is made anew for who sends a token where staff see more, and stored for nobody', async () => {
    await build.project({ title: 'House' });
    await build.project({ title: 'Hidden', isPublic: false });
    const token = await tokenOf(app, await build.admin());
    const staff = async () => (await app.get<{ data: object[] }>(projects, { token })).data.data.length;
    const visitors = async () => (await app.get<{ data: object[] }>(projects)).data.data.length;
    // At once too: nobody waits for the answer of somebody else.
    expect(await Promise.all([staff(), visitors(), staff(), visitors()])).toEqual([2, 1, 2, 1]);
    expect([await staff(), await visitors(), await staff()]).toEqual([2, 1, 2]);
    expect(await readsDuring(visitors)).toBe(0);
  });

  it('that is a failure is not stored', async () => {
    expect((await app.get('/projects/slug/house')).status).toBe(404);
    await build.project({ slug: 'house' });
    expect((await app.get('/projects/slug/house')).status).toBe(200);
  });
});

describe('finished bytes', () => {
  beforeEach(async () => {
    for (let count = 0; count < 5; count += 1)
      await build.project({ description: 'House on a ridge. '.repeat(20) });
  });

  it('are the same in each encoding, with a tag of their own, the first time and later', async () => {
    const plain = await bytesOf();
    const tags = new Set([plain.headers['etag']]);
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const first = await bytesOf({ 'accept-encoding': encoding });
      const later = await bytesOf({ 'accept-encoding': encoding });
      for (const answer of [first, later]) {
        expect(answer.status).toBe(200);
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(decode(answer.body).toString()).toBe(plain.body.toString());
        expect(answer.headers['vary']).toBe('Authorization, Accept-Language, accept-encoding');
        expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
        expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN');
        tags.add(answer.headers['etag']);
      }
      expect(later.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    }
    expect(tags.size).toBe(3);
  });

  it.each(['br;q=0, gzip;q=0', 'identity', 'zstd'])('are plain for %s', async (encodings) => {
    expect((await bytesOf({ 'accept-encoding': encodings })).headers['content-encoding']).toBeUndefined();
    expect((await bytesOf({ 'accept-encoding': encodings })).headers['content-encoding']).toBeUndefined();
  });

  it('are not sent again until they change', async () => {
    const br = { 'accept-encoding': 'br' };
    const { headers } = await bytesOf(br);
    const known = { ...br, 'if-none-match': `"other", W/${headers['etag']}` };
    const same = await bytesOf(known);
    expect([same.status, same.body.length, same.headers['etag']]).toEqual([304, 0, headers['etag']]);
    await build.project();
    expect((await bytesOf(known)).status).toBe(200);
    expect((await bytesOf({ ...br, 'if-none-match': '*' })).status).toBe(304);
  });

  it('are not sent to a HEAD request', async () => {
    const whole = await bytesOf();
    const head = await bytesOf({}, 'HEAD');
    expect([head.status, head.body.length, head.headers['etag']]).toEqual([200, 0, whole.headers['etag']]);
    expect(Number(head.headers['content-length'])).toBe(whole.body.length);
  });
});

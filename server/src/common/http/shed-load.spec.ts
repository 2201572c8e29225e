import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { shedLoad } from './shed-load.js';

const app = () => {
  const instance = fastify();
  instance.setErrorHandler((error, _request, reply) => reply.status(503).send(error));
  return instance;
};
let server: ReturnType<typeof app>;

beforeEach(() => {
  server = app();
});
afterEach(() => server.close());

/** Nothing else happens meanwhile, as in one long query of the embedded database. */
function keepBusy(milliseconds: number): void {
  for (const until = Date.now() + milliseconds; Date.now() < until;);
}

async function start(longestDelayMs: number): Promise<void> {
  shedLoad(server, longestDelayMs, () => undefined);
  server.get('/', async () => 'made');
  await server.ready();
}

it('serves after it was busy with one thing for longer than it looks at, when nothing could be measured', async () => {
  await start(600_000);
  keepBusy(2_500);
  await sleep(5);
  expect((await server.inject('/')).statusCode).toBe(200);
});

/** Keeps it late again and again, with so many requests of a client in hand. @returns what answers them */
async function keepLate(requests: number, client: string): Promise<() => void> {
  const held = Promise.withResolvers<string>();
  server.get('/held', () => held.promise);
  await start(20);
  for (let count = 0; count < requests; count += 1) {
    void server.inject({ url: '/held', remoteAddress: client });
  }
  for (let time = 0; time < 25; time += 1) {
    keepBusy(120);
    await sleep(1);
  }
  return () => held.resolve('made');
}

const statusFor = async (client: string) =>
  (await server.inject({ url: '/', remoteAddress: client })).statusCode;

it('refuses a client with much under way while it has too much in hand and is late', async () => {
  const release = await keepLate(60, '203.0.113.1');
  expect(await statusFor('203.0.113.1')).toBe(503);
  // Somebody else waits with the others, and is answered.
  expect(await statusFor('203.0.113.2')).toBe(200);
  release();
  await sleep(5);
  expect(await statusFor('203.0.113.1')).toBe(200);
});

it('refuses nobody because the clock is late, as on a machine that other programs keep busy', async () => {
  const release = await keepLate(20, '203.0.113.1');
  expect(await statusFor('203.0.113.1')).toBe(200);
  release();
});

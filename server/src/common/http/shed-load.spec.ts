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

it('refuses while it is late again and again', async () => {
  await start(20);
  for (let time = 0; time < 25; time += 1) {
    keepBusy(120);
    await sleep(1);
  }
  expect((await server.inject('/')).statusCode).toBe(503);
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { LiveEvents } from '../../src/integrations/redis/live-events.js';
import { RedisConnection } from '../../src/integrations/redis/redis-connection.js';
import { canStartPostgres } from '../support/find-postgres.js';
import { databaseUrl, execute, type PostgresServer, startPostgres } from '../support/postgres-server.js';
import { canStartRedis, RedisServer } from '../support/redis-server.js';
import { ServerProcess, sleep } from '../support/server-process.js';
import { waitFor } from '../support/wait-for.js';

const folder = mkdtempSync(join(tmpdir(), 'test-limits-'));
let postgres: PostgresServer;
let redis: RedisServer;

beforeAll(async () => {
  if (canStartPostgres()) postgres = (await startPostgres())!;
  if (canStartRedis) redis = await RedisServer.start();
});
afterAll(async () => {
  if (canStartRedis) await redis.kill();
  if (canStartPostgres()) await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const running: ServerProcess[] = [];
const killAll = () => Promise.all(running.splice(0).map((server) => server.signal('SIGKILL')));

/** Address of the database of those that were started last. */
let database: string;
let lastClient = 0;
/** A client that nobody has counted yet. */
const newClient = () => `203.0.113.${(lastClient += 1)}`;

async function startTwo(settings: Record<string, string>): Promise<[ServerProcess, ServerProcess]> {
  const name = `limits_${Math.random().toString(36).slice(2)}`;
  await execute(postgres.url, `CREATE DATABASE ${name}`);
  database = databaseUrl(postgres.url, name);
  const all = {
    DATABASE_URL: database,
    DATA_DIR: mkdtempSync(join(folder, 'data-')),
    ADMIN_PASSWORD: 'Correct1',
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'warn',
    // What a busy machine takes must not decide what is counted where.
    REDIS_TIMEOUT_MS: '1000',
    ...settings,
  };
  const servers = await Promise.all([ServerProcess.start(all), ServerProcess.start(all)]);
  running.push(...servers);
  return servers;
}

/** Posts to each in turn. @returns the statuses */
async function post(servers: ServerProcess[], times: number, path: string, body: object, client: string) {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const answer = await fetch(`${servers[time % servers.length]!.origin}/api/v1${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    });
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  return statuses;
}

const logIn = (servers: ServerProcess[], times: number, client: string, password = 'Wrong1') =>
  post(servers, times, '/auth/login', { email: 'admin@example.com', password }, client);
const times = (count: number, status: number) => Array<number>(count).fill(status);

/** @returns how many of so many requests were not refused */
async function getMany(servers: ServerProcess[], count: number, client: string): Promise<number> {
  let answered = 0;
  for (let sent = 0; sent < count; sent += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        fetch(`${servers[index % servers.length]!.origin}/robots.txt`, {
          headers: { 'X-Forwarded-For': client },
        }),
      ),
    );
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    answered += answers.filter(({ status }) => status === 200).length;
  }
  return answered;
}

async function keysInDatabase(): Promise<string[]> {
  const client = new pg.Client(database);
  await client.connect();
  const { rows } = await client.query<{ key: string }>('SELECT key FROM shared_counts');
  await client.end();
  return rows.map(({ key }) => key);
}

async function keysInRedis(): Promise<string[]> {
  const client = new Redis(redis.url);
  const keys = await client.keys('*');
  client.disconnect();
  return keys;
}

describe.each([
  ['PostgreSQL', canStartPostgres(), () => ({}), keysInDatabase],
  ['Redis', canStartPostgres() && canStartRedis, () => ({ REDIS_URL: redis.url }), keysInRedis],
] as const)('two processes that share counts in %s', (_kind, isHere, settings, keys) => {
  let servers: ServerProcess[];
  beforeAll(async () => {
    if (isHere) servers = await startTwo(settings());
  });
  afterAll(killAll);
  const here = isHere ? it : it.skip;

  here('refuse failed logins over both', async () => {
    const client = newClient();
    expect(await logIn(servers, 12, client)).toEqual([...times(10, 401), 429, 429]);
    expect(await logIn(servers, 2, newClient(), 'Correct1')).toEqual([200, 200]);
  });

  here('store nobody’s address', async () => {
    await logIn(servers, 2, newClient());
    const stored = await keys();
    expect(stored.length).toBeGreaterThan(1);
    expect(stored.filter((key) => /[@.]/.test(key))).toEqual([]);
  });

  here('begin anew once the password was right at either', async () => {
    const client = newClient();
    await logIn(servers, 9, client);
    expect(await logIn([servers[1]!], 1, client, 'Correct1')).toEqual([200]);
    expect(await logIn([servers[0]!], 10, client)).toEqual(times(10, 401));
    expect(await logIn([servers[1]!], 1, client)).toEqual([429]);
  });

  here('let ten of many that come at once through', async () => {
    const client = newClient();
    const statuses = await Promise.all(
      Array.from({ length: 24 }, (_, index) => logIn([servers[index % 2]!], 1, client)),
    );
    expect(statuses.flat().filter((status) => status === 401)).toHaveLength(10);
  });

  here('bound what visitors submit over both', async () => {
    const client = newClient();
    const statuses = await post(servers, 38, '/contact-inquiries', {}, client);
    expect(statuses.slice(0, 20)).toEqual(times(20, 400));
    // What the one counted last may still be on its way to the other.
    expect(statuses.slice(28)).toEqual(times(10, 429));
  });

  here('bound all requests of a client over both', async () => {
    const client = newClient();
    const answered = await getMany(servers, 720, client);
    expect(answered).toBeGreaterThanOrEqual(600);
    // Each may not have shared its last nine, and those that are under way.
    expect(answered).toBeLessThan(600 + 60);
  });
});

const both = canStartPostgres() && canStartRedis;
(both ? describe : describe.skip)('a Redis that goes away', () => {
  afterEach(killAll);

  async function stateOf({ origin }: ServerProcess) {
    const answer = await fetch(`${origin}/health/ready`);
    const { data } = (await answer.json()) as { data: { redis: string } };
    return [answer.status, data.redis];
  }
  const warnings = ({ output }: ServerProcess) =>
    output.split('\n').filter((line) => line.includes('Redis does not answer'));

  it.each([
    ['killed', () => redis.kill(), () => redis.bringBack()],
    ['hanging', async () => redis.hang(), async () => redis.goOn()],
  ])(
    'stops no request, is reported, and counts again when it is back: %s',
    async (_how, goAway, comeBack) => {
      const servers = await startTwo({ REDIS_URL: redis.url });
      expect(await stateOf(servers[0])).toEqual([200, 'up']);
      await goAway();
      try {
        await waitFor(async () => (await stateOf(servers[0]))[1] === 'down');
        expect(await stateOf(servers[0])).toEqual([200, 'down']);
        const client = newClient();
        expect(await logIn([servers[0]], 12, client)).toEqual([...times(10, 401), 429, 429]);
        expect((await post([servers[1]], 22, '/contact-inquiries', {}, client)).slice(19)).toEqual([
          400, 429, 429,
        ]);
        // Past the time after which it is called again.
        await sleep(2_500);
        expect(await logIn(servers, 2, newClient(), 'Correct1')).toEqual([200, 200]);
        expect(warnings(servers[0])).toHaveLength(1);
      } finally {
        await comeBack();
      }
      await waitFor(
        async () => (await stateOf(servers[0]))[1] === 'up' && (await stateOf(servers[1]))[1] === 'up',
        20_000,
      );
      expect(await logIn(servers, 11, newClient())).toEqual([...times(10, 401), 429]);
    },
  );

  it('is not needed for a start', async () => {
    const servers = await startTwo({ REDIS_URL: 'redis://127.0.0.1:1' });
    expect(await stateOf(servers[0])).toEqual([200, 'down']);
    expect(await logIn(servers, 2, newClient(), 'Correct1')).toEqual([200, 200]);
    expect(await servers[0].signal('SIGTERM')).toBe(0);
    expect(await servers[1].signal('SIGTERM')).toBe(0);
  });
});

(canStartRedis ? describe : describe.skip)('live events', () => {
  it('reach each process once, and everybody looks when Redis is back', async () => {
    const heard: string[] = [];
    const open = async (name: string) => {
      const connection = await RedisConnection.open(redis.url, 1_000);
      // From the first question on.
      expect(await connection.state()).toBe('up');
      const events = new LiveEvents(connection);
      events.listen('notifications', () => heard.push(name));
      events.onModuleInit();
      return { events, connection };
    };
    const [one, two] = [await open('one'), await open('two')];
    const client = new Redis(redis.url);
    await waitFor(async () => {
      const [, listeners] = (await client.pubsub('NUMSUB', 'live-events-0')) as [string, number];
      return Number(listeners) === 2;
    });
    // Each looked once when it connected.
    heard.length = 0;
    one.events.publish('notifications');
    expect(heard).toEqual(['one']);
    await waitFor(() => heard.length > 1);
    await sleep(100);
    expect(heard).toEqual(['one', 'two']);
    client.disconnect();
    await redis.kill();
    one.events.publish('notifications');
    heard.length = 0;
    await redis.bringBack();
    await waitFor(() => heard.includes('one') && heard.includes('two'));
    for (const { connection } of [one, two]) connection.onApplicationShutdown();
  });

  it('end without an error where the process stops while it subscribes again', async () => {
    const connection = await RedisConnection.open(redis.url, 1_000);
    new LiveEvents(connection).onModuleInit();
    expect(await connection.state()).toBe('up');
    await redis.kill();
    const isEnded = new Promise((resolve) => connection.listener!.once('end', resolve));
    connection.listener!.once('ready', () => {
      // Its answer is still on its way.
      connection.listener!.stream.destroy();
      connection.onApplicationShutdown();
    });
    await redis.bringBack();
    await isEnded;
    // A rejection that nobody takes fails the test.
    await sleep(100);
  });
});

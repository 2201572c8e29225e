import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Balancer } from '../balancer.js';
import { databaseUrl, execute, freePort, type PostgresServer, startPostgres } from '../postgres-server.js';
import { canStartRedis, RedisServer } from '../redis-server.js';
import { S3Store } from '../s3-store.js';
import { ServerProcess } from '../server-process.js';
import { SmtpSink } from '../smtp-sink.js';
import { waitFor } from '../wait-for.js';

export const administrator = { email: 'admin@example.com', password: 'Correct1' };

/** What to ask, and what may be answered. */
export interface Question {
  method?: string;
  body?: object | FormData;
  token?: string;
  /** Idempotency-Key. */
  key?: string;
  /** The address of the caller; somebody new unless given. */
  client?: string;
  /** The process that is called; the balancer chooses unless given. */
  at?: string;
  accept?: string;
  /** The statuses that are right. */
  right?: number[];
}

export interface Answered<Data> {
  status: number;
  /** What a JSON answer holds. */
  data: Data;
  bytes: Buffer;
}

/**
 * The site as it runs beyond one machine: two processes with nothing of their own in common, on one PostgreSQL, one
 * Redis (where it is installed), one S3-compatible store and one mail server, behind a proxy.
 */
export class SiteOfTwo {
  readonly sink: SmtpSink;
  readonly store: S3Store;
  readonly balancer: Balancer;
  readonly servers: ServerProcess[];
  requests = 0;
  /** Of all that was requested, what was answered otherwise than it should be, or not at all. */
  readonly failed: string[] = [];
  #live: string[];
  #turn = 0;
  #clients = 0;
  readonly #ended: ServerProcess[] = [];
  readonly #direct = new Set<Promise<unknown>>();
  readonly #database: pg.Pool;

  private constructor(
    private readonly parts: {
      folder: string;
      postgres: PostgresServer;
      redis: RedisServer | undefined;
      environments: Record<string, string>[];
      databaseUrl: string;
    },
    { sink, store, balancer, servers }: Pick<SiteOfTwo, 'sink' | 'store' | 'balancer' | 'servers'>,
  ) {
    this.sink = sink;
    this.store = store;
    this.balancer = balancer;
    this.servers = servers;
    this.#live = servers.map(({ origin }) => origin);
    this.#database = new pg.Pool({ connectionString: parts.databaseUrl, max: 4 });
    this.#database.on('error', () => {});
  }

  static async start(): Promise<SiteOfTwo> {
    const folder = mkdtempSync(join(tmpdir(), 'test-two-'));
    const [postgres, redis, store, sink] = await Promise.all([
      startPostgres(),
      canStartRedis ? RedisServer.start() : undefined,
      S3Store.start(),
      SmtpSink.start(),
    ]);
    const name = `two_${Math.random().toString(36).slice(2)}`;
    await execute(postgres!.url, `CREATE DATABASE ${name}`);
    const shared = {
      DATABASE_URL: databaseUrl(postgres!.url, name),
      ...store.environment,
      ...(redis && { REDIS_URL: redis.url }),
      // What a busy machine takes must not decide what is counted where.
      REDIS_TIMEOUT_MS: '1000',
      SMTP_URL: sink.url,
      JWT_SECRET: 'the-same-secret-for-every-process-of-this-test',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      TRUST_PROXY: 'on',
      SHUTDOWN_DELAY_SECONDS: '2',
      LOG_LEVEL: 'warn',
    };
    const environments = await Promise.all(
      ['one', 'two'].map(async (machine) => ({
        ...shared,
        DATA_DIR: join(folder, machine),
        PORT: String(await freePort()),
      })),
    );
    const servers = await Promise.all(environments.map((each) => ServerProcess.start(each)));
    const balancer = await Balancer.start(servers.map(({ origin }) => origin));
    const parts = { folder, postgres: postgres!, redis, environments, databaseUrl: shared.DATABASE_URL };
    return new SiteOfTwo(parts, { sink, store, balancer, servers });
  }

  async stop(): Promise<void> {
    await this.balancer.stop();
    await Promise.all(this.servers.map((server) => server.signal('SIGKILL')));
    await this.#database.end();
    await Promise.all([this.sink.stop(), this.store.stop(), this.parts.redis?.kill()]);
    await this.parts.postgres.stop();
    rmSync(this.parts.folder, { recursive: true, force: true });
  }

  /** Whether both are up. */
  get areBothLive(): boolean {
    return this.#live.length === 2;
  }

  /** Warnings and errors of both, before they were restarted too, but for what the load itself provokes. */
  get logged(): string[] {
    const output = [...this.#ended, ...this.servers].map((server) => server.output).join('\n');
    const provoked = /"(Sign-in refused|A refresh token came again: its session is ended)"/;
    return output.split('\n').filter((line) => line.startsWith('{') && !provoked.test(line));
  }

  async query<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.#database.query<Row>(statement, values)).rows;
  }

  /** The database cuts all that are connected to it. */
  async endConnections(): Promise<void> {
    await execute(
      this.parts.databaseUrl,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
  }

  /**
   * Work that names the processes it asks; none of them is stopped before it is over.
   * @param work is given two origins, which are one while the other process restarts
   */
  async directly<Result>(work: (here: string, there: string) => Promise<Result>): Promise<Result> {
    const [one, other] = [this.#live[0]!, this.#live.at(-1)!];
    const done = (this.#turn += 1) % 2 === 0 ? work(one, other) : work(other, one);
    this.#direct.add(done);
    try {
      return await done;
    } finally {
      this.#direct.delete(done);
    }
  }

  /** As in a rolling release: stopped, waited for, started again, waited for. @returns the exit code */
  async restart(index: number): Promise<number | null> {
    const { origin } = this.servers[index]!;
    this.#live = this.#live.filter((each) => each !== origin);
    await Promise.allSettled(this.#direct);
    const code = await this.servers[index]!.signal('SIGTERM');
    this.#ended.push(this.servers[index]!);
    this.servers[index] = await ServerProcess.start(this.parts.environments[index]!);
    await waitFor(() => this.balancer.sendsTo(origin));
    this.#live.push(origin);
    return code;
  }

  /** @throws Error where it was not answered as is right; that is noted in `failed` */
  async ask<Data = unknown>(path: string, question: Question = {}): Promise<Answered<Data>> {
    const { method = 'GET', at = this.balancer.origin, right = [200] } = question;
    this.requests += 1;
    try {
      const answer = await fetch(`${at}${path}`, requestOf(question, this.#newClient()));
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (!right.includes(answer.status)) throw new Error(`${answer.status} ${String(bytes).slice(0, 300)}`);
      const isJson = answer.headers.get('content-type')?.includes('json');
      const { data } = (isJson ? JSON.parse(String(bytes)) : {}) as { data: Data };
      return { status: answer.status, data, bytes };
    } catch (error) {
      const where = at === this.balancer.origin ? '' : ` at ${at}`;
      const { message, cause } = error as Error;
      this.failed.push(`${method} ${path}${where}: ${message} ${String(cause ?? '')}`);
      throw error;
    }
  }

  /** @returns the access token of the administrator */
  async signIn(): Promise<string> {
    const question = { method: 'POST', body: administrator };
    const { data } = await this.ask<{ accessToken: string }>('/api/v1/auth/login', question);
    return data.accessToken;
  }

  #newClient(): string {
    const number = (this.#clients += 1);
    return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  }
}

function requestOf({ method = 'GET', body, token, key, client, accept }: Question, somebody: string) {
  const isForm = body instanceof FormData;
  const headers = {
    'X-Forwarded-For': client ?? somebody,
    ...(accept !== undefined && { Accept: accept }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(key !== undefined && { 'Idempotency-Key': key }),
    ...(body && !isForm && { 'Content-Type': 'application/json' }),
  };
  const signal = AbortSignal.timeout(60_000);
  return { method, headers, signal, ...(body && { body: isForm ? body : JSON.stringify(body) }) };
}

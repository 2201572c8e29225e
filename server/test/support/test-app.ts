import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SchedulerRegistry } from '@nestjs/schedule';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { type Bounds, configureApp, createApp, usualBounds } from '../../src/app.setup.js';
import { stopJobs } from '../../src/common/jobs/stop-jobs.js';
import { type Config, readConfig } from '../../src/config/config.js';
import type { DatabaseConnection } from '../../src/database/database.js';
import { checkAnswer } from './answer-checker.js';
import { emptyTables } from './empty-tables.js';
import { makeBackupsHere } from './make-backups-here.js';
import { openTestDatabase } from './test-database.js';

/** What an answer of the API looks like to a test. */
export interface ApiAnswer<Data = unknown> {
  status: number;
  headers: Headers;
  success: boolean;
  message: string;
  data: Data;
  error: { code: string; message: string; details?: { field: string; message: string }[] };
}

interface CallOptions {
  body?: unknown;
  /** Access token. */
  token?: string;
  headers?: Record<string, string>;
}

/** A machine that runs several test files at once is late by itself. */
const patient = { longestDelayMs: 600_000 };

/** The whole server on a database of its own, listening on a port of this machine. */
export class TestApp {
  private afterStop = () => {};

  private constructor(
    readonly nest: NestFastifyApplication,
    readonly dataSource: DataSource,
    private readonly database: DatabaseConnection,
    readonly origin: string,
    /** Folder of uploads and secrets. */
    readonly dataDir: string,
  ) {}

  static async start(overrides: Partial<Config> = {}, bounds: Partial<Bounds> = {}): Promise<TestApp> {
    const dataDir = mkdtempSync(join(tmpdir(), 'test-data-'));
    const database = await openTestDatabase();
    const { connectionString } = database.poolOptions as { connectionString?: string };
    const settings = {
      LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
      RATE_LIMIT: 'off',
      BACKUP_SCHEDULE: 'off',
      DATABASE_URL: connectionString,
    };
    const config = { ...readConfig(settings), dataDir, backupDir: join(dataDir, 'backups'), ...overrides };
    const app = await TestApp.on(config, database, (dataSource) => dataSource.initialize(), bounds);
    app.afterStop = () => rmSync(dataDir, { recursive: true, force: true });
    return app;
  }

  /** The same on an instance that is there already. @param prepare initialises the data source */
  static async on(
    config: Config,
    database: DatabaseConnection,
    prepare: (dataSource: DataSource) => Promise<unknown>,
    bounds: Partial<Bounds> = {},
  ): Promise<TestApp> {
    const nest = await createApp(config, database);
    const dataSource = nest.get(DataSource);
    await prepare(dataSource);
    await configureApp(nest, config, { ...usualBounds, ...patient, ...bounds });
    makeBackupsHere({ nest });
    await nest.listen(0, '127.0.0.1');
    // Tests run jobs themselves: nothing comes between what they count, or empty.
    await stopJobs(nest.get(SchedulerRegistry));
    return new TestApp(nest, dataSource, database, await nest.getUrl(), config.dataDir);
  }

  async stop(): Promise<void> {
    await this.nest.close();
    await this.database.close();
    this.afterStop();
  }

  /** Empties every table and starts their ids at 1 again. */
  empty(): Promise<void> {
    return emptyTables(this.dataSource);
  }

  /** Calls the API and holds its answer against openapi.json. @param path after /api/v1, with the query */
  async call<Data = unknown>(
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<ApiAnswer<Data>> {
    const { body, token, headers } = options;
    const url = new URL(`/api/v1${path}`, this.origin);
    const response = await fetch(url, {
      method,
      headers: {
        ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: asPayload(body) }),
    });
    const answer = (await response.json()) as Omit<ApiAnswer<Data>, 'status' | 'headers'>;
    checkAnswer(method, url.pathname, response.status, answer);
    return { ...answer, status: response.status, headers: response.headers };
  }

  get<Data = unknown>(path: string, options?: CallOptions): Promise<ApiAnswer<Data>> {
    return this.call<Data>('GET', path, options);
  }

  post<Data = unknown>(path: string, body?: unknown, options?: CallOptions): Promise<ApiAnswer<Data>> {
    return this.call<Data>('POST', path, { ...options, body });
  }
}

/** Texts and forms go out as they are, everything else as JSON. */
function asPayload(body: unknown): string | FormData {
  return typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);
}

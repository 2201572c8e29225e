import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfig } from '../../../src/config/config.js';
import { createDataSource, openDatabase } from '../../../src/database/database.js';
import {
  databaseUrl,
  execute,
  freePort,
  type RestartablePostgres,
  startRestartablePostgres,
} from '../postgres-server.js';
import { canStartRedis, RedisServer } from '../redis-server.js';
import { S3Store } from '../s3-store.js';
import { ServerProcess } from '../server-process.js';
import { canMountDisks, SmallDisk } from '../small-disk.js';
import { SmtpSink } from '../smtp-sink.js';
import { waitFor } from '../wait-for.js';
import { Audit, type StoredData } from './audit.js';
import { openSite, type Site } from './writers.js';

const shiftedClock = pathToFileURL(join(import.meta.dirname, 'shifted-clock.ts')).href;
const hourMs = 60 * 60 * 1000;
/** More than a database that was just made takes, and what a load adds. */
const diskSize = '400m';
/** On a machine that is busy with other things as well. */
const mailsArriveWithinMs = 120_000;
/** What the server is just sending waits no longer, and is locked in another order. */
const makeDue = `UPDATE outbox_mails SET next_attempt_at = now() WHERE id IN (
  SELECT id FROM outbox_mails WHERE status = 'PENDING' FOR UPDATE SKIP LOCKED)`;
const metricsToken = 'only-who-watches-knows-this';

/**
 * A server and all that it lives on, each part of which can go away and come back: a store for uploads, a mail server,
 * a clock, a disk where this account may mount one. It keeps its address whenever it is started.
 */
export abstract class World {
  abstract readonly database: string;
  server!: ServerProcess;
  site!: Site;
  store!: S3Store;
  mailServer!: SmtpSink;
  readonly disk = canMountDisks ? new SmallDisk(diskSize) : undefined;
  /** Where uploads lie; each start asks for it. */
  hasStore = true;
  protected readonly folder = this.disk?.folder ?? mkdtempSync(join(tmpdir(), 'test-world-'));
  readonly #mailServers: SmtpSink[] = [];
  #port = 0;
  #mailPort = 0;

  async open(): Promise<void> {
    this.setClock(0);
    this.#port = await freePort();
    this.store = await S3Store.start();
    await this.startMailServer();
    await this.openDatabase();
    await this.start();
    this.site = await openSite(this.server.origin);
  }

  async start(): Promise<void> {
    this.server = await ServerProcess.start({
      ...this.settings,
      PORT: String(this.#port),
      ADMIN_PASSWORD: 'Correct1',
      JWT_SECRET: 'a secret that is the same with each start',
      SMTP_URL: `smtp://127.0.0.1:${this.#mailPort}`,
      TRUST_PROXY: 'on',
      METRICS_TOKEN: metricsToken,
      LOG_LEVEL: 'error',
      NODE_OPTIONS: `--import=${shiftedClock}`,
      CLOCK_SHIFT_FILE: this.#clock,
      ...(this.hasStore && this.store.environment),
    });
  }

  /** Always at the same address. */
  async startMailServer(): Promise<void> {
    this.#mailPort ||= await freePort();
    this.mailServer = await SmtpSink.start(this.#mailPort);
    this.#mailServers.push(this.mailServer);
  }

  /** The server's own clock is so many hours ahead of, or behind, everybody else's. */
  setClock(hours: number): void {
    writeFileSync(this.#clock, String(hours * hourMs));
    if (this.server !== undefined) process.kill(this.server.pid, 'SIGUSR2');
  }

  /** Waits until all mails are sent, stops the server, and looks at what is stored. */
  async audit(): Promise<Audit> {
    await this.hurryMails();
    await this.untilMailsAreSent();
    if ((await this.server.signal('SIGTERM')) !== 0)
      throw new Error(`It did not stop:\n${this.server.output}`);
    return this.inDatabase((query) =>
      Audit.of({
        query,
        readUpload: async (name) => {
          const inStore = await this.store.get(`uploads/${name}`).catch(() => undefined);
          return inStore ?? readFile(join(this.folder, 'uploads', name)).catch(() => undefined);
        },
        mails: this.#mailServers.flatMap(({ mails }) => mails),
      }),
    );
  }

  /** Past the server; the embedded database has to be free. */
  protected async inDatabase<Result>(work: (query: StoredData['query']) => Promise<Result>): Promise<Result> {
    const connection = await openDatabase(readConfig(this.settings));
    const dataSource = await createDataSource(connection, []).initialize();
    try {
      return await work((sql) => dataSource.query(sql));
    } finally {
      await dataSource.destroy();
      await connection.close();
    }
  }

  async untilMailsAreSent(): Promise<void> {
    await waitFor(async () => {
      const waiting = await this.#waitingMails();
      if (waiting > 0) throw new Error(`${waiting} mails wait still`);
    }, mailsArriveWithinMs);
  }

  async close(): Promise<void> {
    await this.server?.signal('SIGKILL');
    await this.mailServer?.stop();
    await this.store?.stop();
    await this.closeDatabase();
    if (this.disk) this.disk.remove();
    else rmSync(this.folder, { recursive: true, force: true });
  }

  protected abstract openDatabase(): Promise<void>;
  protected abstract closeDatabase(): Promise<void>;
  /** Makes those mails due that wait because an attempt failed or was cut off, which could take minutes. */
  protected abstract hurryMails(): Promise<void>;

  protected get settings(): Record<string, string> {
    return { DATA_DIR: this.folder };
  }

  get #clock(): string {
    return join(this.folder, 'clock');
  }

  async #waitingMails(): Promise<number> {
    const headers = { authorization: `Bearer ${metricsToken}` };
    const metrics = await fetch(`${this.server.origin}/metrics`, { headers }).then((answer) => answer.text());
    return Number(/^outbox_mails\{state="waiting"\} (\d+)$/m.exec(metrics)![1]);
  }
}

/** The server with its database within. */
export class EmbeddedWorld extends World {
  readonly database = 'embedded';

  protected async openDatabase(): Promise<void> {}
  protected async closeDatabase(): Promise<void> {}

  protected async hurryMails(): Promise<void> {
    await this.server.signal('SIGTERM');
    await this.inDatabase((query) => query(makeDue));
    await this.start();
  }
}

/** The server with a PostgreSQL server of its own, and Redis where that is installed. */
export class PostgresWorld extends World {
  readonly database = 'PostgreSQL';
  postgres!: RestartablePostgres;
  redis: RedisServer | undefined;

  protected override get settings(): Record<string, string> {
    return {
      ...super.settings,
      DATABASE_URL: databaseUrl(this.postgres.url, 'firm'),
      ...(this.redis && { REDIS_URL: this.redis.url }),
    };
  }

  protected async openDatabase(): Promise<void> {
    const folder = join(this.folder, 'postgres');
    mkdirSync(folder);
    this.postgres = await startRestartablePostgres(folder);
    await execute(this.postgres.url, 'CREATE DATABASE firm');
    if (canStartRedis) this.redis = await RedisServer.start();
  }

  protected async closeDatabase(): Promise<void> {
    await this.postgres?.stop();
    await this.redis?.kill();
  }

  protected async hurryMails(): Promise<void> {
    await this.inDatabase((query) => query(makeDue));
  }
}

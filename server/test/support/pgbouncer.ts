import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgresBinaries, postgresAccount } from './find-postgres.ts';
import { freePort } from './postgres-server.ts';
import { waitFor } from './wait-for.ts';

const binary = ['/usr/sbin', '/usr/bin', '/usr/local/bin', ...(process.env['PATH'] ?? '').split(':')]
  .map((folder) => join(folder, 'pgbouncer'))
  .find((file) => existsSync(file));

/** Whether there is a PgBouncer to test with, beside a PostgreSQL of our own. */
export function canStartPgBouncer(): boolean {
  return binary !== undefined && findPostgresBinaries() !== undefined && postgresAccount() !== undefined;
}

/** A PgBouncer in transaction mode before a server: few sessions, which everybody shares. */
export class PgBouncer {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** @param server address of any database of the server */
  static async start(server: string): Promise<PgBouncer> {
    const { hostname, port, username } = new URL(server);
    const folder = mkdtempSync(join(tmpdir(), 'test-pgbouncer-'));
    const account = postgresAccount()!;
    if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
    const ownPort = await freePort();
    const file = join(folder, 'pgbouncer.ini');
    writeFileSync(
      file,
      `[databases]
* = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
`,
    );
    const child = spawn(binary!, ['-q', file], { ...account, cwd: folder, stdio: 'ignore' });
    const bouncer = new PgBouncer(child, folder, ownPort);
    await waitFor(async () => {
      const client = new pg.Client(bouncer.urlOf(server));
      await client.connect();
      await client.end();
    });
    return bouncer;
  }

  /** The same database, by way of this pooler. */
  urlOf(database: string): string {
    const url = new URL(database);
    url.port = String(this.port);
    return url.href;
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGINT');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

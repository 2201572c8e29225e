import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/config/config.js';
import { createDataSource, openDatabase } from '../../src/database/database.js';
import { contentOf } from '../support/instances.js';
import { makeMigratedInstance } from '../support/migrated-instance.js';
import { ServerProcess } from '../support/server-process.js';

const folders = mkdtempSync(join(tmpdir(), 'test-start-'));
const dataDir = join(folders, 'started-before');
const running: ServerProcess[] = [];
let saidAtFirst: string;
/** The second start on the embedded database of the first. */
let second: ServerProcess;

// The first start takes several times as long as the others, and one is enough.
beforeAll(async () => {
  const first = await start();
  saidAtFirst = first.output;
  expect(await first.signal('SIGTERM')).toBe(0);
  second = await start();
});
afterAll(async () => {
  await Promise.all(running.map((server) => server.signal('SIGKILL')));
  rmSync(folders, { recursive: true, force: true });
});

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await ServerProcess.start({ DATA_DIR: dataDir, ...environment });
  running.push(server);
  return server;
}

/** Starts what cannot start. @returns its exit code and what it said */
async function fail(environment: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const server = await ServerProcess.spawn({ DATA_DIR: dataDir, ...environment });
  running.push(server);
  const code = await server.exit();
  return { code, lines: server.output.trim().split('\n') };
}

describe('a start', () => {
  it('makes an administrator once, whose password it shows only then and who can sign in', async () => {
    const [, password] = /Password\s+(\S{16}) /.exec(saidAtFirst)!;
    expect(second.output).not.toContain('Password');
    expect((await second.post('/auth/login', { email: 'admin@example.com', password })).status).toBe(200);
  });

  it('keeps the generated secret where only its owner can read it', () => {
    expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });
});

describe('a start that cannot succeed', () => {
  it('names the port that is in use, and touches nothing', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    const untouched = mkdtempSync(join(folders, 'untouched-'));
    const { code, lines } = await fail({ PORT: String(port), DATA_DIR: untouched });
    other.close();
    expect(code).toBe(78);
    expect(lines).toEqual([
      `Cannot start: port ${port} is in use. Stop what uses it, or set PORT to another one.`,
    ]);
    expect(readdirSync(untouched)).toEqual([]);
  });

  it('names the data directory that another process uses, and leaves that process unharmed', async () => {
    const { code, lines } = await fail({});
    expect(code).toBe(78);
    expect(lines).toEqual([
      `Cannot start: DATA_DIR ${dataDir} is used by another running server. Stop that one, or start this one with another DATA_DIR.`,
    ]);
    expect(await second.isReady()).toBe(true);
  });

  it('names a setting that cannot be used', async () => {
    const { code, lines } = await fail({ JWT_SECRET: 'short' });
    const message = 'Cannot start: JWT_SECRET must have at least 32 characters (it is "***").';
    expect({ code, lines }).toEqual({ code: 78, lines: [message] });
  });

  it('refuses a database that a version before the first release made, and leaves it as it was', async () => {
    const former = await makeMigratedInstance(join(folders, 'former-'));
    const database = await openDatabase(readConfig(former));
    const dataSource = await createDataSource(database, []).initialize();
    await dataSource.query(
      `UPDATE migrations SET timestamp = 1795132800000, name = 'CreateSchema1795132800000' WHERE id = 1`,
    );
    await dataSource.destroy();
    await database.close();
    const before = await contentOf(former);
    const { code, lines } = await fail(former);
    expect(code).toBe(78);
    expect(lines).toEqual([
      'Cannot start: This database was made by a version before the first release and cannot be used. Start with an empty one: another DATA_DIR, or an empty database in DATABASE_URL.',
    ]);
    expect(await contentOf(former)).toEqual(before);
  });

  it('says that the PostgreSQL server does not answer', async () => {
    const { code, lines } = await fail({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(code).toBe(78);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^Cannot start: the server that DATABASE_URL names does not answer/);
  });
});

it('stops cleanly on Ctrl-C', async () => {
  expect(await second.signal('SIGINT')).toBe(0);
});

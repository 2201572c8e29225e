import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrations } from '../../src/database/migrations/index.js';
import { readCompressed, unpackFolder } from '../releases/archives.js';
import { administrator } from '../releases/fill-instance.js';
import { InstanceReader, missingIn, type Reading } from '../releases/read-instance.js';
import { storedReleases } from '../releases/releases.js';
import { command, type Instance } from '../support/instances.js';
import { hasPostgres, makeEmptyInstance } from '../support/migrated-instance.js';
import { execute } from '../support/postgres-server.js';
import { ServerProcess } from '../support/server-process.js';

// Each earlier release's state, started by the program of today.

const files = mkdtempSync(join(tmpdir(), 'test-releases-'));
const prefix = join(files, 'instance-');
let server: ServerProcess | undefined;
afterEach(() => server?.signal('SIGKILL'));
afterAll(() => rmSync(files, { recursive: true, force: true }));

const onPostgres = hasPostgres() ? it : it.skip;

describe.each(storedReleases())('what $version left', ({ folder, migrations: ran, rows }) => {
  const file = (name: string) => join(folder, name);
  const readings = JSON.parse(readCompressed(file('records.json.br')).toString()) as Reading[];

  /** Starts the program on it and reads all that its release could read. */
  async function expectEverything(instance: Instance): Promise<void> {
    server = await ServerProcess.start({ ...instance, LOG_LEVEL: 'error', RATE_LIMIT: 'off' });
    const reader = await InstanceReader.signIn(server.origin, administrator);
    const missing: string[] = [];
    for (const reading of readings) {
      missing.push(...missingIn(await reader.read(reading), reading.answer, `${reading.as} ${reading.call}`));
    }
    expect(missing).toEqual([]);
    expect(await server.signal('SIGTERM')).toBe(0);
  }

  it('has a row in every table, and nothing that this program does not know', () => {
    expect(Object.entries(rows).filter(([, count]) => count === 0)).toEqual([]);
    expect(readings.length).toBeGreaterThan(100);
    const known = migrations.map(({ name }) => name);
    expect(ran.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('as an embedded database is read by this one', async () => {
    const instance = await makeEmptyInstance(prefix, 'embedded');
    await unpackFolder(file('data-dir.tar.br'), instance.DATA_DIR);
    await expectEverything(instance);
  });

  onPostgres('as a dump of PostgreSQL is read by this one', async () => {
    const instance = (await makeEmptyInstance(prefix, 'postgresql')) as Instance & { DATABASE_URL: string };
    await execute(instance.DATABASE_URL, readCompressed(file('dump.sql.br')).toString());
    await unpackFolder(file('data-dir.tar.br'), instance.DATA_DIR, (path) => !/^pgdata(\/|$)/.test(path));
    await expectEverything(instance);
  });

  it('as a backup is read by this one on an embedded database', async () => {
    const instance = await makeEmptyInstance(prefix, 'embedded');
    expect(await command('restore', instance, file('backup.tar.gz'))).toMatchObject({ code: 0 });
    await expectEverything(instance);
  });

  onPostgres('as a backup is read by this one on PostgreSQL', async () => {
    const instance = await makeEmptyInstance(prefix, 'postgresql');
    expect(await command('restore', instance, file('backup.tar.gz'))).toMatchObject({ code: 0 });
    await expectEverything(instance);
  });
});

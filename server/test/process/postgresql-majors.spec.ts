import { afterAll, afterEach, beforeEach, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedMajor } from '../../src/database/embedded/database-files.js';
import { command, contentOf } from '../support/instances.js';
import { makeMigratedFolder } from '../support/migrated-folder.js';
import { ServerProcess } from '../support/server-process.js';

// A data directory of another major version of PostgreSQL, whose files the embedded one does not read.

const files = mkdtempSync(join(tmpdir(), 'test-majors-'));
let server: ServerProcess | undefined;
let dataDir: string;
const path = (name: string) => join(dataDir, name);

beforeEach(async () => {
  dataDir = await makeMigratedFolder(join(files, 'instance-'));
});
afterEach(() => server?.signal('SIGKILL'));
afterAll(() => rmSync(files, { recursive: true, force: true }));

const settings = () => ({ DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT: 'off' });
async function start(): Promise<ServerProcess> {
  server = await ServerProcess.start(settings());
  return server;
}
async function inquire(name: string): Promise<void> {
  const answer = await fetch(`${server!.origin}/api/v1/contact-inquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, email: 'hana@mail.example', subject: 'House', message: 'Hello' }),
  });
  expect(answer.status).toBe(201);
}
const stop = async () => expect(await server!.signal('SIGTERM')).toBe(0);
const becomeOther = () => writeFileSync(path('pgdata/PG_VERSION'), '17\n');

it('knows which major version it is', async () => {
  expect(readFileSync(path('pgdata/PG_VERSION'), 'utf8')).toBe(`${embeddedMajor}\n`);
});

it('is lifted from the dump that the last stop left, and keeps the former database', async () => {
  await start();
  await inquire('Hana');
  await stop();
  const dump = readFileSync(path('pgdata.dump.tar.gz'));
  await start();
  expect(existsSync(path('pgdata.dump.tar.gz'))).toBe(false);
  await stop();
  const content = await contentOf(settings());
  // Nothing was written meanwhile.
  expect(readFileSync(path('pgdata.dump.tar.gz')).equals(dump)).toBe(true);
  becomeOther();
  const { output } = await start();
  expect(output).toMatch(/PostgreSQL 17 is one of PostgreSQL 18 now, with all \d+ rows/);
  await inquire('Abel');
  await stop();
  const lifted = await contentOf(settings());
  const names = (rows: unknown) =>
    (rows as string[]).map((row) => (JSON.parse(row) as { full_name: string }).full_name);
  expect(names(lifted['contact_inquiries'])).toEqual(['Hana', 'Abel']);
  expect(lifted['migrations']).toEqual(content['migrations']);
  expect(lifted['users']).toEqual(content['users']);
  expect(existsSync(path('pgdata.postgresql-17'))).toBe(true);
  // As a kill before its last step leaves it.
  renameSync(path('pgdata'), path('pgdata.lifted'));
  expect(await contentOf(settings())).toEqual(lifted);
});

it('says what to do where the last stop was none, and changes nothing', async () => {
  await start();
  await inquire('Hana');
  await server!.signal('SIGKILL');
  const content = await contentOf(settings());
  becomeOther();
  const failed = await ServerProcess.start(settings()).catch((error: Error) => error);
  expect(String(failed)).toMatch(
    /Start the version of this program that used it last and stop it with Ctrl-C/,
  );
  const { code, said } = await command('backup', settings(), join(files, 'backup.tar.gz'));
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('made the database in') });
  writeFileSync(path('pgdata/PG_VERSION'), `${embeddedMajor}\n`);
  expect(await contentOf(settings())).toEqual(content);
});

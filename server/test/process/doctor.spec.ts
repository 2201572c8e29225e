import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig } from '../../src/config/config.js';
import { createDataSource, openDatabase } from '../../src/database/database.js';
import { migrations } from '../../src/database/migrations/index.js';
import type { Instance } from '../support/instances.js';
import { makeMigratedFolder } from '../support/migrated-folder.js';
import { hasPostgres, makeMigratedInstance } from '../support/migrated-instance.js';
import { freePort } from '../support/postgres-server.js';
import { copyProject } from '../support/project-copy.js';
import { ServerProcess } from '../support/server-process.js';
import { canMountDisks, SmallDisk } from '../support/small-disk.js';
import { SmtpSink } from '../support/smtp-sink.js';

const folders = mkdtempSync(join(tmpdir(), 'test-doctor-'));
const prefix = join(folders, 'instance-');
const hourMs = 60 * 60 * 1000;
/** Without a server, on a database of any kind. */
let stopped: Instance;
/** The same on the embedded database. */
let embedded: Instance;
const cleanUp: (() => unknown)[] = [];

beforeAll(async () => {
  stopped = await makeMigratedInstance(prefix);
  embedded = { DATA_DIR: await makeMigratedFolder(prefix) };
  for (const each of [stopped, embedded]) addBackup(each, 5 * hourMs);
});
afterEach(async () => {
  for (const each of cleanUp.splice(0)) await each();
});
afterAll(() => rmSync(folders, { recursive: true, force: true }));

/** A file as the schedule would have made it so long ago. */
function addBackup({ DATA_DIR }: { DATA_DIR: string }, ageMs: number, bytes = 3 * 1024 * 1024): string {
  const at = new Date(Date.now() - ageMs).toISOString().slice(0, 19);
  const file = join(DATA_DIR, 'backups', `scheduled-${at.replace(/[T:]/g, '-')}.tar.gz`);
  mkdirSync(join(DATA_DIR, 'backups'), { recursive: true });
  writeFileSync(file, Buffer.alloc(bytes));
  return file;
}

/** Runs the built command. @returns its exit code and, by what each line is about, the rest of the line */
async function examine(environment: Record<string, string>) {
  const settings = { PORT: String(await freePort()), HOST: '127.0.0.1', BACKUP_SCHEDULE: '0 2 * * *' };
  const env = { PATH: process.env['PATH'], ...settings, ...environment };
  const program = resolve(import.meta.dirname, '../../dist/doctor.js');
  return run(program, env);
}

async function run(program: string, env: Record<string, string | undefined>) {
  const [code, said] = await new Promise<[number, string]>((done) => {
    execFile(process.execPath, [program], { env }, (error, stdout, stderr) => {
      done([error ? Number(error.code) : 0, stdout + stderr]);
    });
  });
  const lines = said
    .trim()
    .split('\n')
    .map((line) => /^(ok|note|wrong) +(\w+) +(.+)$/.exec(line) ?? [line, 'unreadable', line, '']);
  const about = (name: string) =>
    lines.filter(([, , each]) => each === name).map(([, state, , found]) => `${state} ${found}`);
  return { code, about, states: new Set(lines.map(([, state]) => state)) };
}

async function listen(): Promise<{ server: Server; port: string }> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  cleanUp.push(() => server.close());
  return { server, port: String((server.address() as { port: number }).port) };
}

async function startServer(environment: Record<string, string>) {
  const server = await ServerProcess.start({ LOG_LEVEL: 'error', ...environment });
  cleanUp.push(() => server.signal('SIGTERM'));
  return { server, port: new URL(server.origin).port };
}

describe('an installation in order', () => {
  it('is said to be so while no server runs, and nothing of it changes', async () => {
    const names = () => readdirSync(embedded.DATA_DIR).filter((name) => name !== 'lock.sqlite');
    const before = names();
    const { code, about, states } = await examine(embedded);
    expect(about('Database')).toEqual([
      expect.stringMatching(/^ok It answers \(embedded, PostgreSQL \d+, \d+ MB\)\.$/),
    ]);
    expect(about('Migrations')).toEqual(['ok All have run.']);
    expect(about('Port')).toEqual([expect.stringMatching(/^ok Port \d+ is free; no server runs\.$/)]);
    expect(about('Backups')).toEqual([
      expect.stringMatching(/^ok The newest is 5 hours old: .*scheduled-.*\.tar\.gz \(3\.0 MB\)\.$/),
    ]);
    expect(about('Clock')).toEqual([
      expect.stringMatching(/^ok It is 20.* UTC, later than all files here\.$/),
    ]);
    // Without SMTP_URL mails are files.
    expect([code, states]).toEqual([0, new Set(['ok', 'note'])]);
    expect(names()).toEqual(before);
  });

  it('is asked through its server, which goes on, where that has the embedded database open', async () => {
    const folder = { DATA_DIR: await makeMigratedFolder(prefix) };
    addBackup(folder, hourMs);
    const { server, port } = await startServer(folder);
    const { code, about } = await examine({ ...folder, PORT: port });
    expect(about('Port')).toEqual([`ok The server answers on port ${port}.`]);
    expect(about('Server')).toEqual([expect.stringMatching(/^ok The server is ready and runs version \d/)]);
    expect(about('Database')).toEqual([expect.stringMatching(/^ok The server has it open/)]);
    expect(code).toBe(0);
    expect(await server.isReady()).toBe(true);
  });

  (hasPostgres() ? it : it.skip)('names the version and size of a PostgreSQL server', async () => {
    const instance = await makeMigratedInstance(prefix);
    addBackup(instance, hourMs);
    const { code, about } = await examine({ ...instance });
    expect(about('Database')).toEqual([
      expect.stringMatching(/^ok It answers \(PostgreSQL \d+[^,]*, \d+ MB, \d+ ms\)\.$/),
    ]);
    expect(about('Clock')).toEqual([expect.stringMatching(/^ok .* as for the database\.$/)]);
    expect(code).toBe(0);
  });
});

describe('what is wrong', () => {
  it('is a setting that cannot be used', async () => {
    const { code, about } = await examine({ ...stopped, PORT: 'eighty' });
    expect([code, about('Settings')]).toEqual([
      1,
      [
        'wrong PORT must be a port number from 1 to 65535 (it is "eighty"). Correct it in .env; nothing else was checked.',
      ],
    ]);
  });

  it('is a migration that has not run, and nothing runs it', async () => {
    const instance = await makeMigratedInstance(prefix);
    const last = migrations.at(-1)!.name;
    const database = await openDatabase(readConfig(instance));
    const dataSource = await createDataSource(database, []).initialize();
    await dataSource.query('DELETE FROM migrations WHERE name = $1', [last]);
    await dataSource.destroy();
    await database.close();
    for (let time = 0; time < 2; time += 1) {
      const { code, about } = await examine(instance);
      const found = `wrong 1 to run: ${last}. Run npm start, which runs them.`;
      expect([code, about('Migrations')]).toEqual([1, [found]]);
    }
  });

  it('is a database of another PostgreSQL, which a start lifts where there is a dump', async () => {
    const version = join(embedded.DATA_DIR, 'pgdata', 'PG_VERSION');
    const dump = join(embedded.DATA_DIR, 'pgdata.dump.tar.gz');
    const own = readFileSync(version);
    cleanUp.push(() => {
      writeFileSync(version, own);
      rmSync(dump, { force: true });
    });
    writeFileSync(version, '17\n');
    const without = await examine(embedded);
    expect([without.code, without.about('Database')]).toEqual([
      1,
      [expect.stringContaining('Start the version of this program that used it last')],
    ]);
    writeFileSync(dump, '');
    const { code, about } = await examine(embedded);
    expect([code, about('Database')]).toEqual([
      1,
      [expect.stringContaining('Run npm start, which makes one from the dump that the last stop left.')],
    ]);
  });

  it('is a database that does not answer', async () => {
    const port = await freePort();
    const url = `postgres://firm:secret@127.0.0.1:${port}/firm`;
    const { code, about } = await examine({ ...stopped, DATABASE_URL: url });
    expect([code, about('Database')]).toEqual([
      1,
      [expect.stringMatching(/^wrong It does not answer \(.*ECONNREFUSED.*\)\. Check DATABASE_URL/)],
    ]);
    expect(about('Database').join()).not.toContain('secret');
  });

  it('is a mail server that is not there or never greets, but not one that answers', async () => {
    const sink = await SmtpSink.start();
    cleanUp.push(() => sink.stop());
    const answering = await examine({ ...stopped, SMTP_URL: sink.url });
    expect([answering.code, answering.about('Mail')]).toEqual([
      0,
      [expect.stringMatching(/^ok 127\.0\.0\.1:/)],
    ]);
    expect(sink.mails).toEqual([]);
    const { port } = await listen();
    for (const SMTP_URL of [
      `smtp://127.0.0.1:${await freePort()}`,
      `smtp://127.0.0.1:${port}/?greetingTimeout=300`,
    ]) {
      const { code, about } = await examine({ ...stopped, SMTP_URL });
      expect([code, about('Mail')]).toEqual([
        1,
        [expect.stringMatching(/^wrong 127\.0\.0\.1:\d+ cannot be used \(.+\)\. Check SMTP_URL/)],
      ]);
    }
  });

  it('is a port that another program or another installation uses', async () => {
    const { port } = await listen();
    expect((await examine({ ...stopped, PORT: port })).about('Port')).toEqual([
      `wrong Port ${port} is in use. Stop what uses it, or set PORT to another one.`,
    ]);
    const other = await startServer({ DATA_DIR: await makeMigratedFolder(prefix) });
    const { code, about } = await examine({ ...embedded, PORT: other.port });
    expect([code, about('Port')]).toEqual([
      1,
      [
        `wrong A server with another DATA_DIR answers on port ${other.port}. Stop it, or set PORT to another port.`,
      ],
    ]);
    expect(about('Database')).toEqual([expect.stringMatching(/^ok It answers/)]);
  });

  it('is a last backup of three days ago, or none', async () => {
    const instance = await makeMigratedInstance(prefix);
    const none = await examine(instance);
    expect([none.code, none.about('Backups')]).toEqual([
      1,
      [expect.stringMatching(/^wrong There is none in /)],
    ]);
    addBackup(instance, 74 * hourMs);
    const old = await examine(instance);
    expect([old.code, old.about('Backups')]).toEqual([
      1,
      [expect.stringMatching(/^wrong The newest is 3 days old: .* Press "Back up now"/)],
    ]);
  });

  it('is a clock that is behind the files of the server', async () => {
    const instance = await makeMigratedInstance(prefix);
    addBackup(instance, hourMs);
    const secret = join(instance.DATA_DIR, 'jwt-secret');
    writeFileSync(secret, 'x'.repeat(64));
    const tomorrow = new Date(Date.now() + 24 * hourMs);
    utimesSync(secret, tomorrow, tomorrow);
    const { code, about } = await examine(instance);
    expect([code, about('Clock')]).toEqual([
      1,
      [expect.stringMatching(/^wrong .* before the last change of .*jwt-secret\. Set the clock/)],
    ]);
  });

  it('is a DATA_DIR that others may enter', async () => {
    const DATA_DIR = mkdtempSync(join(folders, 'open-'));
    chmodSync(DATA_DIR, 0o755);
    const { code, about } = await examine({ DATA_DIR });
    expect([code, about('Disk')]).toEqual([
      1,
      [expect.stringMatching(/^ok /), expect.stringMatching(/^wrong .* Run: chmod 700 /)],
    ]);
  });

  (canMountDisks ? it : it.skip)('is a disk that is small, and one that is full', async () => {
    const disk = new SmallDisk('8m');
    cleanUp.push(() => disk.remove());
    const DATA_DIR = join(disk.folder, 'data');
    mkdirSync(DATA_DIR, { mode: 0o700 });
    const small = await examine({ DATA_DIR });
    expect([small.code, small.about('Disk')]).toEqual([
      1,
      [expect.stringMatching(/^wrong 8\.0 MB are free for .*; 256 MB are needed\. Free some space\.$/)],
    ]);
    disk.fill();
    const full = await examine({ DATA_DIR });
    expect([full.code, full.about('Disk')]).toEqual([
      1,
      [expect.stringMatching(/^wrong DATA_DIR .* cannot be written \(ENOSPC\)\. Free some space\.$/)],
    ]);
  });
});

it('says that a copy is not built, and builds nothing', async () => {
  const copy = copyProject();
  cleanUp.push(() => copy.remove());
  const { code, about } = await run(join(copy.root, 'scripts/doctor.mjs'), { PATH: process.env['PATH'] });
  expect([code, about('Version')]).toEqual([
    1,
    ['wrong This copy is not built. Run npm start, or npm run build.'],
  ]);
  expect(() => statSync(join(copy.root, 'server/dist'))).toThrow('ENOENT');
});

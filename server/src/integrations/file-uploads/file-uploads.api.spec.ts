import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { existsSync, mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { form, picture } from '../../../test/builders/pictures.js';
import { TestApp } from '../../../test/support/test-app.js';
import { CleanupScheduler } from '../../common/jobs/cleanup-scheduler.js';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  token = await tokenOf(app, await new Build(app.dataSource).admin());
  // What a test before left is nobody's any more; each begins with the files that it makes.
  await rm(folder(), { recursive: true, force: true });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const folder = () => join(app.dataDir, 'uploads', 'services');
const storedFiles = () => (existsSync(folder()) ? readdirSync(folder()).sort() : []);
const query = <Row>(statement: string, parameters: unknown[] = []) =>
  app.dataSource.query<Row[]>(statement, parameters);
const unsettled = () => query<{ path: string }>('SELECT path FROM unsettled_uploads');

const fields = { title: 'Plans', description: 'x', longDescription: 'x', duration: 'x' };
const create = async () =>
  app.post<{ image: string }>('/services', form(fields, [['image', await picture(600, 400), 'a.png']]), {
    token,
  });

/** Intercepts statements between the server and its database. @param between is given each statement, who sends it, and how to */
function intercept(
  between: (statement: string, runner: object, send: () => Promise<unknown>) => Promise<unknown>,
): void {
  const runner = app.dataSource.createQueryRunner();
  const prototype = Object.getPrototypeOf(runner) as { query: (statement: string) => Promise<unknown> };
  const { query: send } = prototype;
  jest.spyOn(prototype, 'query').mockImplementation(function (this: object, ...given) {
    return between(given[0], this, () => Reflect.apply(send, this, given));
  });
}

/** Loses the answer to the COMMIT of the transaction that makes the service. @param happens whether it commits */
function loseCommit(happens: boolean): void {
  let writer: object | undefined;
  intercept(async (statement, runner, send) => {
    if (statement.startsWith('INSERT INTO "services"')) writer = runner;
    if (statement !== 'COMMIT' || runner !== writer) return send();
    writer = undefined;
    if (happens) await send();
    throw new Error('Connection terminated unexpectedly');
  });
}

it('keeps the pictures of a record whose commit happened though its answer was lost', async () => {
  loseCommit(true);
  expect((await create()).status).toBe(503);
  jest.restoreAllMocks();
  const [service] = await query<{ image: string }>('SELECT image FROM services');
  expect(storedFiles()).toContain(basename(service!.image));
  expect(storedFiles()).toHaveLength(2);
  expect(await unsettled()).toEqual([]);
});

it('removes the pictures of a record whose commit did not happen', async () => {
  loseCommit(false);
  expect((await create()).status).toBe(503);
  jest.restoreAllMocks();
  expect(await query('SELECT FROM services')).toEqual([]);
  expect([storedFiles(), await unsettled()]).toEqual([[], []]);
});

it('sweeps the files of uploads that were cut off, after hours, and no others', async () => {
  const { data } = await create();
  await app.call('DELETE', '/services/1', { token });
  const inTrash = [basename(data.image), basename(data.image).replace('.webp', '.w480.webp')];
  const leave = async (name: string, age: string) => {
    const files = [name, name.replace('.webp', '.w480.webp')];
    for (const file of files) writeFileSync(join(folder(), file), 'x');
    await query('INSERT INTO unsettled_uploads VALUES ($1, now() - $2::interval)', [
      `/uploads/services/${name}`,
      age,
    ]);
    return files;
  };
  await leave('abandoned-600x400.webp', '7 hours');
  const underWay = await leave('new-600x400.webp', '5 hours');
  writeFileSync(join(folder(), 'unknown-600x400.webp'), 'x');
  await app.nest.get(CleanupScheduler).runAll();
  expect(storedFiles()).toEqual([...inTrash, ...underWay, 'unknown-600x400.webp'].sort());
  expect(await unsettled()).toEqual([{ path: '/uploads/services/new-600x400.webp' }]);
});

it('removes all other files when one cannot be removed', async () => {
  await create();
  // No file can be removed whose place a folder has taken.
  mkdirSync(join(folder(), 'stuck-600x400.webp'));
  await query(
    `INSERT INTO unsettled_uploads VALUES ('/uploads/services/stuck-600x400.webp', now() - interval '8 hours')`,
  );
  const abandoned = Array.from({ length: 30 }, (_, index) => `abandoned${index}-300x200.webp`);
  for (const name of abandoned) {
    writeFileSync(join(folder(), name), 'x');
    await query(`INSERT INTO unsettled_uploads VALUES ($1, now() - interval '7 hours')`, [
      `/uploads/services/${name}`,
    ]);
  }
  await app.nest.get(CleanupScheduler).runAll();
  expect(storedFiles().filter((name) => name.startsWith('abandoned'))).toEqual([]);
  expect(
    await query(`SELECT path, created_at > now() - interval '1 hour' AS waits FROM unsettled_uploads`),
  ).toEqual([{ path: '/uploads/services/stuck-600x400.webp', waits: true }]);
});

it('leaves what could not be removed with a change to the sweep', async () => {
  const { data } = await create();
  await query('DELETE FROM revisions');
  intercept((statement, _, send) =>
    /^SELECT .* FROM "unsettled_uploads"/.test(statement)
      ? Promise.reject(new Error('Connection terminated unexpectedly'))
      : send(),
  );
  const change = form({}, [['image', await picture(500, 400), 'b.png']]);
  expect((await app.call('PUT', '/services/1', { body: change, token })).status).toBe(200);
  jest.restoreAllMocks();
  expect(storedFiles()).toHaveLength(4);
  expect(await unsettled()).toEqual([{ path: data.image }]);
  await query(`UPDATE unsettled_uploads SET created_at = now() - interval '7 hours'`);
  await app.nest.get(CleanupScheduler).runAll();
  expect(storedFiles()).toHaveLength(2);
});

// Without it a power cut after the commit would leave empty files; a kill -9 alone cannot show this.
(process.platform === 'linux' ? it : it.skip)(
  'syncs files and their folder before the record commits',
  async () => {
    const handle = await open(app.dataDir, 'r');
    const prototype = Object.getPrototypeOf(handle) as { sync: () => Promise<void> };
    await handle.close();
    const { sync } = prototype;
    const events: string[] = [];
    jest.spyOn(prototype, 'sync').mockImplementation(function (this: { fd: number }) {
      events.push(basename(readlinkSync(`/proc/self/fd/${this.fd}`)));
      return Reflect.apply(sync, this, []);
    });
    intercept((statement, _, send) => {
      if (statement.startsWith('INSERT INTO "services"')) events.push('record');
      return send();
    });
    const { data } = await create();
    const name = basename(data.image);
    const before = events.slice(0, events.indexOf('record'));
    expect(before.filter((each) => each.endsWith('.unfinished'))).toEqual([
      expect.stringContaining(`${name}.`),
      expect.stringContaining(`${name.replace('.webp', '.w480.webp')}.`),
    ]);
    expect(before.at(-1)).toBe('services');
  },
);

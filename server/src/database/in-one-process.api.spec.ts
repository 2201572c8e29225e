import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { TestApp } from '../../test/support/test-app.js';
import { createDataSource } from './database.js';
import { inOneProcess } from './in-one-process.js';

let app: TestApp;
let other: DataSource | undefined;

beforeAll(async () => {
  app = await TestApp.start();
  // Another process has a pool of its own; the embedded database has no other process.
  const { extra } = app.dataSource.options as { extra: { connectionString?: string } };
  other = extra.connectionString === undefined ? undefined : createDataSource({ poolOptions: extra }, []);
});
afterAll(() => app.stop());

it('lets one process work, and the others leave it', async () => {
  const done: string[] = [];
  let finish = () => {};
  let began = () => {};
  const hasBegun = new Promise<void>((resolve) => (began = resolve));
  const first = inOneProcess(app.dataSource, 1, async () => {
    began();
    await new Promise<void>((resolve) => (finish = resolve));
    done.push('first');
  });
  await hasBegun;
  // Other work goes on meanwhile, and so does everything else.
  expect(await app.dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(await inOneProcess(app.dataSource, 2, async () => void done.push('other work'))).toBe(true);
  if (other) expect(await inOneProcess(other, 1, async () => void done.push('second'))).toBe(false);
  finish();
  expect(await first).toBe(true);
  expect(await inOneProcess(other ?? app.dataSource, 1, async () => void done.push('third'))).toBe(true);
  expect(done).toEqual(['other work', 'first', 'third']);
});

it('is free again when work fails', async () => {
  const failed = inOneProcess(app.dataSource, 1, () => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  expect(await inOneProcess(other ?? app.dataSource, 1, async () => {})).toBe(true);
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { databaseTemplate } from '../../test/support/database-template.js';
import { TestApp } from '../../test/support/test-app.js';
import { createDataSource, type PoolOptions } from './database.js';
import { inOneProcess } from './in-one-process.js';

let app: TestApp;
beforeAll(async () => void (app = await TestApp.start()));
afterAll(() => app.stop());

const isServer = databaseTemplate().kind === 'postgresql';

// The embedded database has no other process.
(isServer ? describe : describe.skip)('on a database server', () => {
  let other: DataSource;
  beforeAll(() => {
    // Another process has a pool of its own.
    const { extra } = app.dataSource.options as { extra: PoolOptions };
    other = createDataSource({ poolOptions: extra }, []);
  });

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
    expect(await inOneProcess(other, 1, async () => void done.push('second'))).toBe(false);
    finish();
    expect(await first).toBe(true);
    expect(await inOneProcess(other, 1, async () => void done.push('third'))).toBe(true);
    expect(done).toEqual(['other work', 'first', 'third']);
  });

  it('is free again when work fails', async () => {
    const failed = inOneProcess(app.dataSource, 1, () => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    expect(await inOneProcess(other, 1, async () => {})).toBe(true);
  });
});

(isServer ? describe.skip : describe)('on the embedded database', () => {
  it('does the work, and passes on how it failed', async () => {
    const done: string[] = [];
    expect(await inOneProcess(app.dataSource, 1, async () => void done.push('work'))).toBe(true);
    expect(done).toEqual(['work']);
    const failed = inOneProcess(app.dataSource, 1, () => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
  });
});

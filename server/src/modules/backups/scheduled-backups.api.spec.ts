import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { CleanupScheduler } from '../../common/jobs/cleanup-scheduler.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());
beforeEach(() => app.empty());

it('reports a backup that a killed process left once, and none that may still run', async () => {
  const token = await tokenOf(app, await new Build(app.dataSource).admin());
  await app.dataSource.query(`INSERT INTO scheduled_backups (due_at, started_at) VALUES
    ('2026-11-19T23:00:00Z', now() - interval '6 hours 1 minute'), (now(), now() - interval '5 hours 59 minutes')`);
  for (let hour = 0; hour < 2; hour += 1) await app.nest.get(CleanupScheduler).runAll();
  const { data } = await app.get<{ data: object[] }>('/notifications', { token });
  expect(data.data).toMatchObject([
    {
      title: 'Backup failed',
      message:
        'The backup of 2026-11-19 23:00 UTC was not made: the server was killed during the backup. See the server’s log.',
      type: 'warning',
    },
  ]);
  const rows = await app.dataSource.query<object[]>(
    'SELECT error, finished_at IS NULL AS "isUnderWay" FROM scheduled_backups ORDER BY id',
  );
  expect(rows).toEqual([
    { error: 'the server was killed during the backup.', isUnderWay: false },
    { error: null, isUnderWay: true },
  ]);
});

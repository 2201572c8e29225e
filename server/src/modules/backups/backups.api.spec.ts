import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { makeBackupsHere } from '../../../test/support/make-backups-here.js';
import { TestApp } from '../../../test/support/test-app.js';
import { waitFor } from '../../../test/support/wait-for.js';
import { CleanupScheduler } from '../../common/jobs/cleanup-scheduler.js';
import { backupName } from './backup-place.js';
import { BackupSchedule } from './backup-schedule.js';
import { BackupReason } from './backup.enums.js';
import { BackupsWriterService } from './backups-writer.service.js';
import type { BackupStateDto } from './dto/backup.dto.js';

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

describe('the API of backups', () => {
  interface Row {
    id: number;
    state: string;
  }
  let token: string;
  const state = async () => (await app.get<BackupStateDto>('/backups/state', { token })).data;
  const request = (headers: Record<string, string> = {}) =>
    app.post<Row>('/backups', undefined, { token, headers });
  const finished = () => waitFor(async () => (await state()).underWay === null);

  beforeEach(async () => {
    rmSync(join(app.dataDir, 'backups'), { recursive: true, force: true });
    token = await tokenOf(app, await new Build(app.dataSource).admin());
    makeBackupsHere(app);
  });

  it('makes one at request, which is good once it was read back, and sends its file', async () => {
    expect(await state()).toMatchObject({ lastGood: null, underWay: null, problems: ['OFF', 'NONE_GOOD'] });
    const answer = await request();
    expect(answer).toMatchObject({ status: 202, data: { reason: 'MANUAL', state: 'UNDER_WAY' } });
    await finished();
    const { lastGood, problems, place, freeBytes } = await state();
    expect(lastGood).toMatchObject({ id: answer.data.id, state: 'GOOD', bytes: 8, rows: 42, isStored: true });
    expect(lastGood!.checkedAt).not.toBeNull();
    expect(problems).toEqual(['OFF']);
    expect(place).toEqual({ kind: 'FOLDER', name: join(app.dataDir, 'backups') });
    expect(freeBytes).toBeGreaterThan(0);

    const file = await fetch(`${app.origin}/api/v1/backups/${answer.data.id}/file`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await file.text()).toBe('a backup');
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/gzip',
      'content-length': '8',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename="${lastGood!.fileName}"`,
    });
    const log = await app.get<{ data: object[] }>('/activity?limit=1', { token });
    expect(log.data.data).toMatchObject([
      { type: 'backup.exported', subtitle: expect.stringMatching(/^Backup of 20.* UTC, 42 rows$/) },
    ]);
  });

  it('opens the file with a ticket, once', async () => {
    const { data } = await request();
    await finished();
    const issued = await app.post<{ ticket: string }>('/notifications/stream-ticket', undefined, { token });
    const address = `${app.origin}/api/v1/backups/${data.id}/file?ticket=${issued.data.ticket}`;
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(address)).status).toBe(401);
  });

  it('refuses a second one while one is under way, and repeats the answer to a retry', async () => {
    const key = randomUUID();
    const written = Promise.withResolvers<undefined>();
    makeBackupsHere(app, { write: async () => written.promise });
    const first = await request({ 'Idempotency-Key': key });
    expect(await request()).toMatchObject({
      status: 409,
      message: 'A backup is under way. Wait until it is finished.',
    });
    expect((await request({ 'Idempotency-Key': key })).data).toEqual(first.data);
    expect((await state()).underWay).toMatchObject({ id: first.data.id, progress: 0 });
    written.resolve(undefined);
    await finished();
    expect((await app.get<{ data: Row[] }>('/backups', { token })).data.data).toHaveLength(1);
  });

  it('calls one failed that cannot be read back, keeps the good one, and notifies of it', async () => {
    await request();
    await finished();
    const { lastGood } = await state();
    makeBackupsHere(app, { check: () => Promise.reject(new Error('files in the backup differ.')) });
    // Names of files are exact to the second.
    await app.dataSource.query(`UPDATE scheduled_backups SET started_at = started_at - interval '1 hour'`);
    await waitFor(() => Promise.resolve(!lastGood!.fileName!.includes(secondOf(new Date()))));
    await request();
    await finished();
    const after = await state();
    expect(after.lastGood).toMatchObject({ id: lastGood!.id });
    expect(after.problems).toEqual(['OFF', 'LAST_FAILED']);
    const { data } = await app.get<{ data: object[] }>('/backups', { token });
    const reason = 'it could not be read back: files in the backup differ.';
    expect(data.data).toMatchObject([
      { state: 'FAILED', error: reason, checkError: reason, checkedAt: null, isStored: false },
      { state: 'GOOD', checkError: null },
    ]);
    const notified = await app.get<{ data: object[] }>('/notifications', { token });
    expect(notified.data.data).toMatchObject([{ title: 'Backup failed' }]);
  });

  it('names a last good one that is older than 48 hours, and a disk with too little room', async () => {
    await request();
    await finished();
    await app.dataSource.query(
      `UPDATE scheduled_backups SET started_at = now() - interval '48 hours 1 minute', bytes = 4e15`,
    );
    expect((await state()).problems).toEqual(['OFF', 'TOO_OLD', 'DISK_LOW']);
  });

  it('keeps a database of another PostgreSQL until a backup was read back', async () => {
    const former = join(app.dataDir, 'pgdata.postgresql-17');
    mkdirSync(former);
    makeBackupsHere(app, { check: () => Promise.reject(new Error('damaged')) });
    await request();
    await finished();
    expect(existsSync(former)).toBe(true);
    makeBackupsHere(app);
    await request();
    await waitFor(() => Promise.resolve(!existsSync(former)));
  });

  it('sends 404 for a file that is removed, or was never written', async () => {
    const { data } = await request();
    await finished();
    rmSync(join(app.dataDir, 'backups'), { recursive: true });
    for (const id of [data.id, 99]) {
      const answer = await app.get(`/backups/${id}/file`, { token });
      expect([id, answer.status]).toEqual([id, 404]);
    }
  });
});

describe('the schedule', () => {
  const minutesMs = 60_000;
  let scheduled: TestApp;
  const inMinutes = (count: number) => new Date(Date.now() + count * minutesMs);
  const rows = () =>
    scheduled.dataSource.query<object[]>(
      `SELECT reason, error, checked_at IS NOT NULL AS "isGood" FROM scheduled_backups ORDER BY id`,
    );
  const stored = () => readdirSync(join(scheduled.dataDir, 'backups')).sort();

  beforeAll(async () => {
    scheduled = await TestApp.start({ backupSchedule: '0 2 * * *' });
  });
  afterAll(() => scheduled.stop());
  beforeEach(async () => {
    await scheduled.empty();
    rmSync(join(scheduled.dataDir, 'backups'), { recursive: true, force: true });
    makeBackupsHere(scheduled);
  });

  it('makes up for a night without a server within the hour after the start, once', async () => {
    const schedule = scheduled.nest.get(BackupSchedule);
    await scheduled.dataSource.query(
      `INSERT INTO scheduled_backups (due_at, started_at, finished_at, checked_at, bytes)
       SELECT time, time, time, time, 8 FROM (SELECT now() - interval '30 hours' AS time) AS last`,
    );
    await schedule.makeMissed(inMinutes(5));
    expect(await rows()).toHaveLength(1);
    await schedule.makeMissed(inMinutes(15));
    await schedule.makeMissed(inMinutes(20));
    expect(await rows()).toEqual([
      { reason: 'SCHEDULED', error: null, isGood: true },
      { reason: 'SCHEDULED', error: null, isGood: true },
    ]);
    expect(stored()).toHaveLength(1);
  });

  it('makes none where the disk has too little room, and says what to do', async () => {
    await scheduled.dataSource.query(
      `INSERT INTO scheduled_backups (due_at, started_at, finished_at, checked_at, bytes)
       VALUES (now(), now() - interval '30 hours', now(), now(), 4e15)`,
    );
    await scheduled.nest.get(BackupSchedule).makeMissed(inMinutes(15));
    expect((await rows()).at(-1)).toMatchObject({
      error: expect.stringMatching(
        /^the disk of \/.*\/backups has \d+ MB free and a backup needs \d+ MB\. Make room, or set BACKUP_DIR/,
      ),
    });
    expect(existsSync(join(scheduled.dataDir, 'backups'))).toBe(false);
  });

  it('removes older ones only once a new one was read back, and never the last good one', async () => {
    const writer = scheduled.nest.get(BackupsWriterService);
    const noon = (day: number) => new Date(Date.UTC(2026, 10, day, 9));
    const name = (day: number) => backupName(BackupReason.SCHEDULED, noon(day));
    // Two a day: the first goes with the second.
    await writer.makeScheduled(new Date(noon(10).getTime() - minutesMs));
    await writer.makeScheduled(noon(10));
    expect(stored()).toEqual([name(10)]);
    makeBackupsHere(scheduled, { check: () => Promise.reject(new Error('damaged')) });
    for (let day = 11; day < 14; day += 1) await writer.makeScheduled(noon(day));
    // Of those that failed the newest stays, for whom wants to look into it.
    expect(stored()).toEqual([name(10), name(13)]);
    makeBackupsHere(scheduled);
    await writer.makeScheduled(noon(14));
    expect(stored()).toEqual([name(10), name(14)]);
    const [removed] = await scheduled.dataSource.query<[{ count: number }]>(
      'SELECT count(*)::int FROM scheduled_backups WHERE removed_at IS NOT NULL',
    );
    expect(removed.count).toBe(4);
  });
});

const secondOf = (time: Date) => time.toISOString().slice(0, 19).replace(/[T:]/g, '-');

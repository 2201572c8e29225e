import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { UserRole } from '../accounts/accounts.module.js';
import { BackupWarningsService } from './backup-warnings.service.js';
import { BackupsService } from './backups.service.js';

interface Notified {
  title: string;
  message: string;
  type: string;
  isRead: boolean;
  actionUrl: string;
}

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  token = await tokenOf(app, await new Build(app.dataSource).admin());
});
afterEach(() => {
  jest.restoreAllMocks();
});

const hourMs = 60 * 60 * 1000;
/** The server of the test has just started. */
const inHours = (count: number) => new Date(Date.now() + count * hourMs);
const warn = (hours = 1.1) => app.nest.get(BackupWarningsService).warn(inHours(hours));
const notified = async (as = token) =>
  (await app.get<{ data: Notified[]; unreadCount: number }>('/notifications', { token: as })).data;
const titles = async () => (await notified()).data.map(({ title }) => title);
/** A good one of the schedule, or one that failed. */
const addBackup = (age: string, { bytes = 8, error = null as string | null } = {}) =>
  app.dataSource.query(
    `INSERT INTO scheduled_backups (due_at, started_at, finished_at, checked_at, name, bytes, error)
     SELECT time, time, time, CASE WHEN $3::text IS NULL THEN time END, 'x.tar.gz', $2, $3
     FROM (SELECT now() - $1::interval AS time) AS made`,
    [age, bytes, error],
  );

describe('a last good backup that is older than 48 hours', () => {
  it('causes one notification of administrators, which leads to the page Backups', async () => {
    await addBackup('46 hours');
    await warn();
    expect(await titles()).toEqual([]);
    await warn(2.1);
    await warn(3.1);
    await warn(30);
    const { data, unreadCount } = await notified();
    expect(data).toEqual([
      expect.objectContaining({
        title: 'No recent backup',
        message: expect.stringMatching(
          /^Backups: the last good one began on \d{4}-\d\d-\d\d \d\d:\d\d UTC, more than 48 hours ago\. Press “Back up now”/,
        ),
        type: 'warning',
        isRead: false,
        actionUrl: '/admin/backups',
      }),
    ]);
    expect(unreadCount).toBe(1);
  });

  it('causes none in the hour after a start, which makes up for it', async () => {
    await addBackup('80 hours');
    await warn(0.9);
    expect(await titles()).toEqual([]);
    await warn(1.1);
    expect(await titles()).toEqual(['No recent backup']);
  });

  it('takes its notification back with the next good one, and causes another one the next time', async () => {
    await addBackup('80 hours');
    await warn();
    await addBackup('1 hour');
    await warn();
    expect(await notified()).toMatchObject({ data: [], unreadCount: 0 });
    await warn(60);
    expect(await titles()).toEqual(['No recent backup']);
  });

  it('is none where the first one failed less than 48 hours ago, and one where none was ever good', async () => {
    await addBackup('40 hours', { error: 'the disk is full.' });
    await warn(2);
    expect(await titles()).toEqual([]);
    await warn(9);
    expect((await notified()).data).toMatchObject([
      { title: 'No recent backup', message: expect.stringContaining('there is no good one yet') },
    ]);
  });

  it('is one where nothing ever tried to make a backup', async () => {
    await warn(47);
    expect(await titles()).toEqual([]);
    await warn(49);
    expect(await titles()).toEqual(['No recent backup']);
  });

  it('is reported once by processes that look at the same time', async () => {
    await addBackup('80 hours');
    await Promise.all([warn(), warn(), warn()]);
    expect(await titles()).toHaveLength(1);
  });
});

describe('a disk that is nearly full', () => {
  it('causes one notification, which says how much is missing', async () => {
    await addBackup('1 hour', { bytes: 4e15 });
    await warn();
    await warn();
    expect((await notified()).data).toMatchObject([
      {
        title: 'Disk nearly full',
        message: expect.stringMatching(
          /^Disk: BACKUP_DIR has \d+ MB free and needs \d+ MB\. .*free some space\.$/,
        ),
        type: 'warning',
        actionUrl: '/admin/backups',
      },
    ]);
    const { problems } = (await app.get<{ problems: string[] }>('/backups/state', { token })).data;
    expect(problems).toContain('DISK_LOW');
  });

  it('goes with some space to spare, so that a little more or less is not reported again', async () => {
    const space = { setting: 'DATA_DIR' as const, folder: app.dataDir, needed: 1_000, free: 0 };
    jest.spyOn(app.nest.get(BackupsService), 'findSpace').mockImplementation(() => Promise.resolve([space]));
    const withFree = async (free: number) => {
      space.free = free;
      await warn();
      return (await titles()).length;
    };
    expect(await withFree(1_000)).toBe(0);
    expect(await withFree(999)).toBe(1);
    expect(await withFree(1_200)).toBe(1);
    expect(await withFree(999)).toBe(1);
    expect(await withFree(1_250)).toBe(0);
    expect(await withFree(999)).toBe(1);
  });
});

describe('the mail about it', () => {
  const mails = () =>
    app.dataSource.query<object[]>('SELECT kind, recipient, subject, letter FROM outbox_mails ORDER BY id');

  it('goes to the firm once, with the page Backups, before anybody signs in', async () => {
    await new Build(app.dataSource).settings({ contactEmail: 'office@firm.example' });
    await addBackup('80 hours', { bytes: 4e15 });
    await warn();
    await warn(3);
    expect(await mails()).toEqual([
      expect.objectContaining({
        kind: 'backup-too-old',
        recipient: 'office@firm.example',
        subject: 'No good backup for more than 48 hours',
        letter: expect.objectContaining({
          action: { label: 'Open in the back office', url: expect.stringMatching(/\/admin\/backups$/) },
        }),
      }),
      expect.objectContaining({ kind: 'disk-low', subject: 'The disk of the server is nearly full' }),
    ]);
  });

  it('goes to administrators alone while the firm has no address', async () => {
    const build = new Build(app.dataSource);
    await build.settings({ contactEmail: 'office@example.com' });
    const { email } = await build.admin();
    await build.user({ role: UserRole.OFFICE });
    await addBackup('80 hours');
    await warn();
    const recipients = (await mails()).map((mail) => (mail as { recipient: string }).recipient);
    expect(recipients).toHaveLength(2);
    expect(recipients).toContain(email);
  });
});

it('nobody but administrators is notified, nor counts what came before the role changed', async () => {
  const build = new Build(app.dataSource);
  const office = await tokenOf(app, await build.user({ role: UserRole.OFFICE }));
  const former = await build.admin();
  const formerToken = await tokenOf(app, former);
  await addBackup('80 hours');
  await warn();
  expect(await notified(office)).toMatchObject({ data: [], unreadCount: 0 });
  expect(await notified(formerToken)).toMatchObject({ unreadCount: 1 });
  await app.dataSource.query(`UPDATE users SET role = 'OFFICE' WHERE id = $1`, [former.id]);
  expect(await notified(await tokenOf(app, former))).toMatchObject({ data: [], unreadCount: 0 });
});

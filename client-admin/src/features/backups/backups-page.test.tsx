import { BackupProblem, BackupState } from '@consultancy/client-shared/api/model';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBackup, aBackupState } from '../../test-support/backups';
import { aPage } from '../../test-support/builders';
import { callsTo, hold, refuse, serve, succeed } from '../../test-support/fake-server';
import { renderPages } from '../../test-support/render-admin';
import { BackupsPage } from './backups-page';

const answersOf = (state = aBackupState(), backups = [aBackup()]) => ({
  'GET /backups/state': succeed(state),
  'GET /backups': succeed(aPage(backups)),
});
const open = (answers: Parameters<typeof serve>[0] = answersOf()) => {
  serve(answers);
  return renderPages([{ path: '/admin/backups', element: <BackupsPage /> }], { at: '/admin/backups' });
};
const definition = async (term: string) =>
  within((await screen.findByText(term, { selector: 'dt' })).parentElement!).getByRole('definition');

afterEach(() => {
  jest.restoreAllMocks();
});

it('says which is the last good one, how large it is, when the next one is made, and where', async () => {
  open();
  expect(await definition('Last good backup')).toHaveTextContent(/November 20, 2026.* · 12 MB · read back$/);
  expect(await definition('Next backup')).toHaveTextContent('November 21, 2026');
  expect(await definition('Place')).toHaveTextContent('/var/lib/consultancy/backups40 GB free');
  expect(screen.queryByText('Backups need attention')).toBeNull();
});

it.each(Object.values(BackupProblem))('says what to do about %s', async (problem) => {
  open(answersOf(aBackupState({ problems: [problem] })));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Backups need attention.+\.$/);
});

it.each([
  [BackupState.GOOD, 'Good, read back'],
  [BackupState.UNCHECKED, 'Not read back'],
  [BackupState.FAILED, 'Failed'],
])('lists one that is %s', async (state, words) => {
  open(
    answersOf(aBackupState(), [aBackup({ state, error: state === 'FAILED' ? 'The disk is full.' : null })]),
  );
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryAllByText('The disk is full.')).toHaveLength(state === 'FAILED' ? 1 : 0);
});

it('says of a good one why it has no copy, and begins a reason as a sentence', async () => {
  const backups = [
    aBackup({ copyError: 'connect ECONNREFUSED' }),
    aBackup({ id: 8, state: 'FAILED', error: 'the disk is full.' }),
  ];
  open(answersOf(aBackupState(), backups));
  expect(await screen.findByText('Not copied to the second place: connect ECONNREFUSED')).toBeVisible();
  expect(screen.getByText('The disk is full.')).toBeVisible();
});

it('still says how old a last good one is after weeks', async () => {
  const weeksAgo = new Date(Date.now() - 16 * 24 * 3_600_000).toISOString();
  open(answersOf(aBackupState({ lastGood: aBackup({ startedAt: weeksAgo }), problems: ['TOO_OLD'] })));
  expect(await definition('Last good backup')).toHaveTextContent('2 weeks ago · 12 MB');
});

describe('making one', () => {
  it('starts it, and shows how far it is until it is done', async () => {
    open();
    const button = await screen.findByRole('button', { name: 'Back up now' });
    await screen.findByText('Good, read back');
    const underWay = aBackup({ id: 8, state: 'UNDER_WAY', progress: 0.4, isStored: false });
    const state = aBackupState({ underWay });
    serve({ ...answersOf(state), 'POST /backups': succeed(underWay) });
    await userEvent.click(button);
    expect(await screen.findByText('Backup started')).toBeInTheDocument();
    const progress = await screen.findByRole('progressbar', { name: 'Backup under way' });
    expect(progress).toHaveAttribute('aria-valuenow', '40');
    expect(button).toBeDisabled();
    expect(callsTo('/backups').filter(({ method }) => method === 'POST')).toHaveLength(1);
    serve(answersOf());
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), { timeout: 4_000 });
    expect(button).toBeEnabled();
  });

  it('asks for no press while one is made that mends it', async () => {
    const underWay = aBackup({ id: 8, state: 'UNDER_WAY', progress: 0.4, isStored: false });
    open(answersOf(aBackupState({ lastGood: null, problems: ['NONE_GOOD', 'DISK_LOW'], underWay }), []));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Backups need attentionA disk is nearly full/,
    );
    expect(screen.queryByText(/There is no good backup yet/)).toBeNull();
  });

  it('shows why it was refused', async () => {
    open();
    await screen.findByText('Good, read back');
    const reason = 'A backup is under way. Wait until it is finished.';
    serve({ ...answersOf(), 'POST /backups': refuse(409, 'CONFLICT', reason) });
    await userEvent.click(screen.getByRole('button', { name: 'Back up now' }));
    expect(await screen.findByText(reason)).toBeInTheDocument();
  });

  it('says that it needs a connection', async () => {
    open();
    await screen.findByText('Good, read back');
    serve({});
    await userEvent.click(screen.getByRole('button', { name: 'Back up now' }));
    expect(await screen.findByText(/^Failed to start the backup\./)).toBeInTheDocument();
  });
});

it('has the browser download a file with a ticket of its own', async () => {
  open({
    ...answersOf(),
    'POST /notifications/stream-ticket': succeed({ ticket: 'one-time', expiresIn: 30 }),
  });
  const followed: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(this.pathname + this.search);
  });
  await userEvent.click(
    await screen.findByRole('button', { name: /^Download the backup of November 20, 2026/ }),
  );
  await waitFor(() => expect(followed).toEqual(['/api/v1/backups/7/file?ticket=one-time']));
});

it.each([
  [{ kind: 'FOLDER', name: '/srv/copies' }, '/srv/copies/'],
  [{ kind: 'BUCKET', name: 'firm' }, 's3://firm/backups/'],
] as const)('gives the command that restores from %j', async (place, folder) => {
  open(answersOf(aBackupState({ place })));
  const steps = within(await screen.findByRole('region', { name: 'Restore a backup' }));
  const command = `npm run restore -- "${folder}scheduled-2026-11-20-12-04-00.tar.gz"`;
  expect(steps.getByText(command)).toBeVisible();
  expect(steps.getByRole('button', { name: `Copy ${command}` })).toBeVisible();
});

describe('in other cases', () => {
  it('waits', async () => {
    const answer = hold(succeed(aBackupState()));
    open({ ...answersOf(), 'GET /backups/state': answer.answer });
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
    answer.release();
    expect(await screen.findByText('Last good backup')).toBeVisible();
  });

  it('says that there is none', async () => {
    open(answersOf(aBackupState({ lastGood: null, problems: ['NONE_GOOD'] }), []));
    expect(await screen.findByText('No backups yet')).toBeVisible();
    expect(await definition('Last good backup')).toHaveTextContent('None yet');
    expect(screen.getByText('The commands appear here once there is a good backup.')).toBeVisible();
  });

  it('says that they could not be loaded and tries again', async () => {
    open({ ...answersOf(), 'GET /backups/state': refuse(400, 'VALIDATION_ERROR', '') });
    expect(await screen.findByText('Failed to load the backups')).toBeVisible();
    serve(answersOf());
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Last good backup')).toBeVisible();
  });
});

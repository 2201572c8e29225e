import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Secret, TOTP } from 'otpauth';
import { Build, testPassword, tokenOf } from '../../../test/builders/build.js';
import { sleep } from '../../../test/support/server-process.js';
import { TestApp } from '../../../test/support/test-app.js';
import { LocalBackupFile } from '../../backup/backup-file.js';
import { writeBackup } from '../../backup/write-backup.js';
import { SIGNING_SECRET } from '../../config/config.module.js';
import { FileStorage } from '../../integrations/storage/file-storage.js';
import type { User } from '../accounts/accounts.module.js';
import { describeUnreadableSecrets, sealSecret } from '../second-factor/sealed-secrets.js';
import { SecondFactor } from '../second-factor/second-factor.entity.js';

let app: TestApp;
let build: Build;
let user: User;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
// Not emptied in between: wrong codes are counted by the account's id.
beforeEach(async () => {
  user = await build.admin();
  token = await tokenOf(app, user);
});

const proof = { currentPassword: testPassword };
const begin = (body: object = proof) =>
  app.post<{ secret: string; uri: string }>('/auth/second-factor', body, { token });
const confirm = (code: string) =>
  app.call<{ recoveryCodes: string[] }>('PUT', '/auth/second-factor', { body: { code }, token });
const login = (code?: string) =>
  app.post('/auth/login', { email: user.email, password: testPassword, ...(code !== undefined && { code }) });
const state = () => app.get('/auth/second-factor', { token });

/** The code that an app shows, some half minutes from now. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });

/** Switched on by the code of the half minute before, so that those that follow are still good. */
async function switchOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await begin()).data;
  // A code of the half minute before is none any more once the next one begins.
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 3_000) await sleep(left);
  const { recoveryCodes } = (await confirm(codeOf(secret, -1))).data;
  return { secret, recoveryCodes };
}

describe('a second factor', () => {
  it('requires a code beside the password after its first right code', async () => {
    const { secret, uri } = (await begin()).data;
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(encodeURIComponent(user.email));
    expect((await login()).status).toBe(200);
    expect(await confirm('000000')).toMatchObject({ status: 400, error: { details: [{ field: 'code' }] } });
    expect((await login()).status).toBe(200);
    const on = await confirm(codeOf(secret, -1));
    expect(on.data.recoveryCodes).toHaveLength(10);
    expect((await state()).data).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    expect(await login()).toMatchObject({
      status: 401,
      error: {
        code: 'SECOND_FACTOR_REQUIRED',
        message: 'Enter the code of your authenticator app.',
      },
    });
    // Six characters that are more than six bytes.
    expect((await login('٠١٢٣٤٥')).status).toBe(400);
    expect((await login(codeOf(secret))).status).toBe(200);
  });

  it('says nothing of itself to who does not know the password', async () => {
    await switchOn();
    const wrong = await app.post('/auth/login', { email: user.email, password: 'Wrong1' });
    expect(wrong).toMatchObject({ status: 401, error: { code: 'INVALID_CREDENTIALS' } });
  });

  it('takes a code once, even from ten at once', async () => {
    const { secret } = await switchOn();
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes a code of a clock that is half a minute off, and none that is older', async () => {
    const { secret } = await switchOn();
    expect((await login(codeOf(secret, -3))).status).toBe(400);
    expect((await login(codeOf(secret, 1))).status).toBe(200);
  });

  it('takes each recovery code once, however it is written', async () => {
    const { recoveryCodes } = await switchOn();
    const [first, second] = recoveryCodes as [string, string];
    expect((await login(first)).status).toBe(200);
    expect((await login(first)).status).toBe(400);
    expect((await login(` ${second.replace('-', ' ').toUpperCase()}`)).status).toBe(200);
    expect((await state()).data).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('makes new recovery codes for the former', async () => {
    const { recoveryCodes } = await switchOn();
    const made = await app.post<{ recoveryCodes: string[] }>('/auth/second-factor/recovery-codes', proof, {
      token,
    });
    expect(made.data.recoveryCodes).toHaveLength(10);
    expect((await login(recoveryCodes[0])).status).toBe(400);
    expect((await login(made.data.recoveryCodes[0])).status).toBe(200);
  });

  it('accepts at most ten wrong codes, from all callers together', async () => {
    const { secret } = await switchOn();
    const wrong = [];
    for (let count = 0; count < 11; count += 1) wrong.push((await login('000000')).status);
    expect(wrong).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    const other = { 'X-Forwarded-For': '198.51.100.7' };
    const body = { email: user.email, password: testPassword, code: codeOf(secret) };
    expect((await app.post('/auth/login', body, { headers: other })).status).toBe(429);
  });

  it('requires the password for each step', async () => {
    const wrong = { currentPassword: 'Wrong1' };
    expect((await begin(wrong)).status).toBe(400);
    await switchOn();
    expect((await app.post('/auth/second-factor/off', wrong, { token })).status).toBe(400);
    expect((await app.post('/auth/second-factor/recovery-codes', wrong, { token })).status).toBe(400);
    expect((await begin()).status).toBe(409);
    expect((await app.post('/auth/second-factor/off', proof, { token })).status).toBe(200);
    expect((await login()).status).toBe(200);
    expect((await state()).data).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await app.post('/auth/second-factor/recovery-codes', proof, { token })).status).toBe(409);
  });

  it('is known to staff, but not what it is', async () => {
    const { secret } = await switchOn();
    const { data } = await app.get(`/users/${user.id}`, { token });
    expect(data).toMatchObject({ hasSecondFactor: true });
    expect(JSON.stringify(data)).not.toContain(secret);
  });

  it('is taken away by an administrator', async () => {
    await switchOn();
    const other = await build.admin();
    const theirs = await tokenOf(app, other);
    const answer = await app.call('DELETE', `/users/${user.id}/second-factor`, { token: theirs });
    expect(answer.status).toBe(200);
    expect((await login()).status).toBe(200);
    const log = await app.get<{ type: string }[]>(`/users/${other.id}/activity`, { token: theirs });
    expect(log.data[0]).toMatchObject({ type: 'user.updated' });
  });
});

describe('what an app and the server share', () => {
  const key = () => app.nest.get<string>(SIGNING_SECRET);
  const stored = async () =>
    (await app.dataSource.manager.findOneByOrFail(SecondFactor, { userId: user.id })).secret;
  const store = (secret: string) => app.dataSource.manager.update(SecondFactor, user.id, { secret });

  it('is stored in clear in no table and no backup', async () => {
    const { secret } = await switchOn();
    expect(await stored()).not.toContain(secret);
    const folder = mkdtempSync(join(tmpdir(), 'test-backup-'));
    const path = join(folder, 'backup.tar.gz');
    await writeBackup(app.dataSource, app.nest.get(FileStorage), new LocalBackupFile(path));
    const backup = gunzipSync(readFileSync(path)).toString('latin1');
    rmSync(folder, { recursive: true });
    expect(backup).toContain(await stored());
    expect(backup).not.toContain(secret);
    expect(backup).not.toContain(key());
    expect((await login(codeOf(secret))).status).toBe(200);
  });

  it('is no second factor less where it was sealed with another secret: a recovery code signs in', async () => {
    const { secret, recoveryCodes } = await switchOn();
    await store(sealSecret(secret, user.id, 'the secret of another installation'));
    expect(await describeUnreadableSecrets(app.dataSource, key())).toMatch(/of 1 account was set up/);
    expect(await login()).toMatchObject({ status: 401, error: { code: 'SECOND_FACTOR_REQUIRED' } });
    expect(await login(codeOf(secret))).toMatchObject({
      status: 400,
      error: {
        details: [
          { field: 'code', message: expect.stringMatching(/Enter a recovery code, or ask an admin/) },
        ],
      },
    });
    expect((await login(recoveryCodes[0])).status).toBe(200);
    expect((await app.post('/auth/second-factor/off', proof, { token })).status).toBe(200);
    const again = await switchOn();
    expect((await login(codeOf(again.secret))).status).toBe(200);
    expect(await describeUnreadableSecrets(app.dataSource, key())).toBeUndefined();
  });

  it('of one account is not that of another', async () => {
    const { secret } = await switchOn();
    await store(sealSecret(secret, user.id + 1, key()));
    expect((await login(codeOf(secret))).status).toBe(400);
  });
});

describe('wrong codes', () => {
  it('are not counted for who enters none', async () => {
    const { secret } = await switchOn();
    for (let count = 0; count < 15; count += 1) await login();
    expect((await login(codeOf(secret))).status).toBe(200);
  });
});

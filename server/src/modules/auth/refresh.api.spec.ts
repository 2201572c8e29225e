import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { Build, testPassword } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { SignedInDto, TokensDto } from './dto/sign-in.dto.js';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  await new Build(app.dataSource).user({ email: 'a@mail.example' });
});

async function signIn(): Promise<SignedInDto> {
  const answer = await app.post<SignedInDto>('/auth/login', {
    email: 'a@mail.example',
    password: testPassword,
  });
  expect(answer.status).toBe(200);
  return answer.data;
}

const refresh = (refreshToken: string) => app.post<TokensDto>('/auth/refresh', { refreshToken });

const statusOf = async (accessToken: string) =>
  (await app.get('/auth/profile', { token: accessToken })).status;

const letPass = (seconds: number) =>
  app.dataSource.query(`UPDATE sessions SET refreshed_at = refreshed_at - $1 * interval '1 second'`, [
    seconds,
  ]);

describe('POST /auth/refresh', () => {
  it('exchanges a refresh token for a new pair, again and again', async () => {
    let { refreshToken } = await signIn();
    const seen = new Set([refreshToken]);
    for (let round = 1; round <= 3; round += 1) {
      const answer = await refresh(refreshToken);
      expect(answer.status).toBe(200);
      expect(await statusOf(answer.data.accessToken)).toBe(200);
      ({ refreshToken } = answer.data);
      expect(seen.add(refreshToken).size).toBe(round + 1);
    }
  });

  it('puts the end of the session off, up to half a year after the sign-in', async () => {
    const daysLeft = async () => {
      const [row] = await app.dataSource.query<[{ days: number }]>(
        'SELECT round(extract(epoch FROM expires_at - now()) / 86400)::integer AS days FROM sessions',
      );
      return row.days;
    };
    const signInWas = (days: number) =>
      app.dataSource.query(`UPDATE sessions SET created_at = now() - $1 * interval '1 day'`, [days]);
    let { refreshToken } = await signIn();
    expect(await daysLeft()).toBe(30);
    for (const [days, left] of [
      [100, 30],
      [170, 10],
    ] as const) {
      await signInWas(days);
      ({ refreshToken } = (await refresh(refreshToken)).data);
      expect(await daysLeft()).toBe(left);
    }
  });

  it('returns the same successor again within a minute, when the answer was lost', async () => {
    const first = await signIn();
    const { data: lost } = await refresh(first.refreshToken);
    await letPass(55);
    const again = await refresh(first.refreshToken);
    expect(again).toMatchObject({ status: 200, data: { refreshToken: lost.refreshToken } });
    expect(await statusOf(again.data.accessToken)).toBe(200);
    expect((await refresh(lost.refreshToken)).status).toBe(200);
  });

  it('ends the session when the token comes again after more than a minute', async () => {
    const first = await signIn();
    const { data: second } = await refresh(first.refreshToken);
    await letPass(61);
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect((await refresh(second.refreshToken)).status).toBe(401);
    expect(await statusOf(second.accessToken)).toBe(401);
  });

  it('ends the session when the token comes again and its successor was exchanged', async () => {
    const first = await signIn();
    const { data: second } = await refresh(first.refreshToken);
    const { data: third } = await refresh(second.refreshToken);
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect((await refresh(third.refreshToken)).status).toBe(401);
    expect(await statusOf(third.accessToken)).toBe(401);
  });

  it('gives fifteen parallel exchanges of the same token the same successor', async () => {
    const { refreshToken } = await signIn();
    const answers = await Promise.all(Array.from({ length: 15 }, () => refresh(refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 15 }, () => 200));
    expect(new Set(answers.map(({ data }) => data.refreshToken)).size).toBe(1);
    expect((await refresh(answers[0]!.data.refreshToken)).status).toBe(200);
  });

  it('lets a made-up token end nothing, though it names a session', async () => {
    const { refreshToken, accessToken } = await signIn();
    const [id, ...rest] = refreshToken.split('.');
    const turned = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
    const madeUp = [
      [id, 'a'.repeat(43)],
      [id, 'a'.repeat(43), 'a'.repeat(43)],
      [id, turned(rest[0]!), ...rest.slice(1)],
      [id, ...rest.slice(0, -1), turned(rest.at(-1)!)],
    ];
    for (const parts of madeUp) expect((await refresh(parts.join('.'))).status).toBe(401);
    expect(await statusOf(accessToken)).toBe(200);
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it('takes a token of before tokens were sealed, and its successor is sealed', async () => {
    const { accessToken } = await signIn();
    const [{ id }] = await app.dataSource.query<[{ id: string }]>('SELECT id FROM sessions');
    const former = `${id}.${'x'.repeat(43)}`;
    const hash = createHash('sha256').update(former).digest('hex');
    await app.dataSource.query('UPDATE sessions SET refresh_token_hash = $1', [hash]);
    const answer = await refresh(former);
    expect(answer.data.refreshToken.split('.')).toHaveLength(3);
    await letPass(61);
    expect((await refresh(former)).status).toBe(401);
    expect(await statusOf(accessToken)).toBe(401);
  });

  it('keeps no token in the database', async () => {
    const first = await signIn();
    const { data: second } = await refresh(first.refreshToken);
    const [, secret] = second.refreshToken.split('.');
    const rows = JSON.stringify(await app.dataSource.query('SELECT * FROM sessions'));
    expect(rows).not.toContain(secret);
  });

  it('gives nothing again once the session has ended or the account is switched off', async () => {
    const first = await signIn();
    const { data: second } = await refresh(first.refreshToken);
    await app.dataSource.query('UPDATE users SET is_active = false');
    expect((await refresh(first.refreshToken)).status).toBe(401);
    await app.dataSource.query('UPDATE users SET is_active = true');
    expect((await app.post('/auth/logout', undefined, { token: second.accessToken })).status).toBe(200);
    expect((await refresh(first.refreshToken)).status).toBe(401);
  });

  it.each(['', 'abc', `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.${'a'.repeat(43)}`])(
    'refuses %j',
    async (refreshToken) => {
      expect(await refresh(refreshToken)).toMatchObject({ status: 401, error: { code: 'UNAUTHORIZED' } });
    },
  );
});

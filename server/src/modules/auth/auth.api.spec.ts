import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, testPassword } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { User } from '../accounts/accounts.module.js';
import type { SignedInDto } from './dto/sign-in.dto.js';

let app: TestApp;
let build: Build;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(() => app.empty());

async function signIn(email: string): Promise<SignedInDto> {
  const answer = await app.post<SignedInDto>('/auth/login', { email, password: testPassword });
  expect(answer.status).toBe(200);
  return answer.data;
}

describe('POST /auth/login', () => {
  it('answers the account and both tokens in any letter case of the email', async () => {
    const user = await build.admin({ email: 'staff@firm.example' });
    const answer = await app.post<SignedInDto>('/auth/login', {
      email: ' Staff@Firm.example ',
      password: testPassword,
    });
    expect(answer.status).toBe(200);
    expect(answer.data.user).toMatchObject({ id: user.id, email: 'staff@firm.example', role: 'ADMIN' });
    expect(answer.data.accessToken).toMatch(/^ey/);
  });

  it('never answers anything of the password', async () => {
    await build.user({ email: 'a@mail.example' });
    const answer = await app.post('/auth/login', { email: 'a@mail.example', password: testPassword });
    expect(JSON.stringify(answer)).not.toMatch(/argon2|password/i);
  });

  it.each([
    ['a wrong password', { email: 'a@mail.example', password: 'Wrong1' }],
    ['an unknown account', { email: 'nobody@mail.example', password: testPassword }],
    ['an inactive account', { email: 'off@mail.example', password: testPassword }],
  ])('refuses %s with the same answer', async (_, body) => {
    await build.user({ email: 'a@mail.example' });
    await build.user({ email: 'off@mail.example', isActive: false });
    const answer = await app.post('/auth/login', body);
    expect(answer).toMatchObject({
      status: 401,
      success: false,
      message: 'Invalid email or password. Please check your credentials and try again.',
      error: { code: 'INVALID_CREDENTIALS' },
    });
  });

  it.each([
    ['nothing', {}, ['email', 'password']],
    ['no email address', { email: 'abebe', password: 'x' }, ['email']],
    ['numbers', { email: 1, password: 2 }, ['email', 'password']],
    ['an unknown field', { email: 'a@mail.example', password: 'x', role: 'ADMIN' }, ['role']],
    ['a NUL byte', { email: 'a@mail.example', password: 'x\0' }, ['password']],
    ['a lone surrogate', { email: 'a@mail.example', password: 'x\ud800' }, ['password']],
    ['a password of 201 characters', { email: 'a@mail.example', password: 'x'.repeat(201) }, ['password']],
  ])('refuses %s and names the field', async (_, body, fields) => {
    const answer = await app.post('/auth/login', body);
    expect(answer).toMatchObject({ status: 400, error: { code: 'VALIDATION_ERROR' } });
    expect(answer.error.details?.map((detail) => detail.field)).toEqual(fields);
  });

  it('refuses a body that is no JSON', async () => {
    const answer = await app.post('/auth/login', '{"email":');
    expect(answer).toMatchObject({ status: 400, error: { code: 'VALIDATION_ERROR' } });
  });

  it('refuses a body over a megabyte', async () => {
    const answer = await app.call('POST', '/auth/login', {
      body: { email: 'x'.repeat(1024 * 1024), password: 'x' },
    });
    expect(answer).toMatchObject({ status: 413, error: { code: 'PAYLOAD_TOO_LARGE' } });
  });

  it('refuses another content type', async () => {
    const answer = await app.call('POST', '/auth/login', {
      body: 'x',
      headers: { 'Content-Type': 'text/csv' },
    });
    expect(answer).toMatchObject({ status: 415, error: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
  });

  it('ignores a stale token that the client still holds', async () => {
    await build.user({ email: 'a@mail.example' });
    const body = { email: 'a@mail.example', password: testPassword };
    expect((await app.post('/auth/login', body, { token: 'stale' })).status).toBe(200);
  });

  it('lets no more than ten of many tries at once be made', async () => {
    await build.user({ email: 'rushed@mail.example' });
    const body = { email: 'rushed@mail.example', password: 'Wrong1' };
    const answers = await Promise.all(Array.from({ length: 15 }, () => app.post('/auth/login', body)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('refuses a body that is nested a hundred thousand times', async () => {
    const body = `{"email":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(await app.post('/auth/login', body)).toMatchObject({
      status: 400,
      error: { code: 'VALIDATION_ERROR' },
    });
    const headers = { 'Idempotency-Key': 'key-of-the-deep' };
    expect(await app.post('/auth/signup', body, { headers })).toMatchObject({ status: 400 });
  });

  it('refuses the eleventh try after ten failures, even with the right password, and says how long to wait', async () => {
    await build.user({ email: 'tried@mail.example' });
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await app.post('/auth/login', { email: 'tried@mail.example', password: 'Wrong1' });
    }
    const answer = await app.post('/auth/login', { email: 'Tried@mail.example', password: testPassword });
    expect(answer).toMatchObject({ status: 429, error: { code: 'RATE_LIMITED' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800);
    // Only that account: another one may be tried from the same address.
    await build.user({ email: 'other@mail.example' });
    expect(
      await app.post('/auth/login', { email: 'other@mail.example', password: testPassword }),
    ).toMatchObject({
      status: 200,
    });
  });
});

describe('GET /auth/profile', () => {
  it('answers the account behind the token', async () => {
    await build.user({ email: 'a@mail.example', name: 'Lensa' });
    const { accessToken } = await signIn('a@mail.example');
    const answer = await app.get('/auth/profile', { token: accessToken });
    expect(answer).toMatchObject({ status: 200, data: { name: 'Lensa', role: 'USER' } });
  });

  it('refuses no token and a forged one', async () => {
    expect(await app.get('/auth/profile')).toMatchObject({ status: 401, error: { code: 'UNAUTHORIZED' } });
    const forged = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.';
    expect(await app.get('/auth/profile', { token: forged })).toMatchObject({ status: 401 });
  });

  it('refuses the token of an account that was switched off since', async () => {
    const user = await build.user({ email: 'a@mail.example' });
    const { accessToken } = await signIn('a@mail.example');
    await app.dataSource.manager.update(User, user.id, { isActive: false });
    expect((await app.get('/auth/profile', { token: accessToken })).status).toBe(401);
  });
});

describe('POST /auth/logout', () => {
  it('ends the session: neither of its tokens is good any more', async () => {
    await build.user({ email: 'a@mail.example' });
    const { accessToken, refreshToken } = await signIn('a@mail.example');
    expect((await app.post('/auth/logout', undefined, { token: accessToken })).status).toBe(200);
    expect((await app.get('/auth/profile', { token: accessToken })).status).toBe(401);
    expect((await app.post('/auth/refresh', { refreshToken })).status).toBe(401);
  });

  it('leaves other sessions of the account alone', async () => {
    await build.user({ email: 'a@mail.example' });
    const phone = await signIn('a@mail.example');
    const desk = await signIn('a@mail.example');
    await app.post('/auth/logout', undefined, { token: phone.accessToken });
    expect((await app.get('/auth/profile', { token: desk.accessToken })).status).toBe(200);
  });
});

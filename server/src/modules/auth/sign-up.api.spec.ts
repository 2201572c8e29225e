import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { User } from '../accounts/accounts.module.js';
import type { SignedUpDto } from './dto/sign-in.dto.js';

let app: TestApp;
let build: Build;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(() => app.empty());

const person = { name: 'Meklit Assefa', email: 'meklit@mail.example', address: 'CMC', password: 'Zenbaba7' };
const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } });

describe('POST /auth/signup', () => {
  it('makes a public account and signs it in', async () => {
    const answer = await app.post<SignedUpDto>('/auth/signup', { ...person, email: ' Meklit@Mail.example ' });
    expect(answer).toMatchObject({
      status: 201,
      data: { email: 'meklit@mail.example', role: 'USER', source: 'PUBLIC' },
    });
    const profile = await app.get('/auth/profile', { token: answer.data.accessToken });
    expect(profile).toMatchObject({ status: 200, data: { name: 'Meklit Assefa', address: 'CMC' } });
  });

  it('refuses an email that has an account, in any case', async () => {
    await build.user({ email: 'meklit@mail.example' });
    const answer = await app.post('/auth/signup', { ...person, email: 'MEKLIT@mail.example' });
    expect(answer).toMatchObject({
      status: 409,
      error: { code: 'CONFLICT', message: 'An account with this email already exists.' },
    });
  });

  it('names every rule that the password breaks at once', async () => {
    const answer = await app.post('/auth/signup', { ...person, password: 'ABC' });
    expect(answer).toMatchObject({ status: 400, error: { details: [{ field: 'password' }] } });
    expect(answer.message).toBe(
      'Password must be at least 6 characters long. Password must contain at least one lowercase letter. ' +
        'Password must contain at least one number.',
    );
  });

  it('says that what is missing is required', async () => {
    const answer = await app.post('/auth/signup', {});
    expect(answer.error.details!.slice(0, 2)).toEqual([
      { field: 'name', message: 'name is required.' },
      { field: 'email', message: 'email must be an email address.' },
    ]);
  });

  it.each([
    ['no name', { name: '   ' }, 'name'],
    ['a name of 121 characters', { name: 'x'.repeat(121) }, 'name'],
    ['a name of 120 hearts, which are 240 characters', { name: '\u2764\ufe0f'.repeat(120) }, 'name'],
    ['a broken email', { email: 'meklit' }, 'email'],
    ['a role', { role: 'ADMIN' }, 'role'],
    ['a number as address', { address: 7 }, 'address'],
  ])('refuses %s and stores nothing', async (_, change, field) => {
    const answer = await app.post('/auth/signup', { ...person, ...change });
    expect(answer).toMatchObject({ status: 400, error: { details: [{ field }] } });
    expect(await app.dataSource.manager.count(User)).toBe(0);
  });
});

describe('Idempotency-Key', () => {
  it('answers a retry with the first answer and makes no second account', async () => {
    const first = await app.post<SignedUpDto>('/auth/signup', person, withKey('key-number-one'));
    const again = await app.post<SignedUpDto>('/auth/signup', person, withKey('key-number-one'));
    expect(again.status).toBe(201);
    expect(again.data).toEqual(first.data);
    expect(await app.dataSource.manager.count(User)).toBe(1);
  });

  it('carries out one of ten parallel requests and answers all of them', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        app.post<SignedUpDto>('/auth/signup', person, withKey('key-number-two')),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ data }) => data.refreshToken)).size).toBe(1);
  });

  it('refuses the same key with another body', async () => {
    await app.post('/auth/signup', person, withKey('key-number-three'));
    const other = { ...person, email: 'other@mail.example' };
    expect(await app.post('/auth/signup', other, withKey('key-number-three'))).toMatchObject({ status: 409 });
  });

  it('is free again when the request failed', async () => {
    await build.user({ email: person.email });
    expect((await app.post('/auth/signup', person, withKey('key-number-four'))).status).toBe(409);
    await app.dataSource.manager.delete(User, { email: person.email });
    expect((await app.post('/auth/signup', person, withKey('key-number-four'))).status).toBe(201);
  });

  it('stores neither the key nor the tokens in plain text', async () => {
    const { data } = await app.post<SignedUpDto>('/auth/signup', person, withKey('key-number-five'));
    const rows = JSON.stringify(await app.dataSource.query('SELECT * FROM idempotency_keys'));
    expect(rows).not.toContain('key-number-five');
    expect(rows).not.toContain(data.refreshToken);
    expect(Buffer.from(rows, 'base64').toString()).not.toContain('meklit');
  });

  it.each(['short', 'x'.repeat(101), 'key with spaces'])('refuses the key %j', async (key) => {
    expect(await app.post('/auth/signup', person, withKey(key))).toMatchObject({
      status: 400,
      error: { details: [{ field: 'Idempotency-Key' }] },
    });
  });
});

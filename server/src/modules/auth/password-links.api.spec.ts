import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, testPassword, tokenOf } from '../../../test/builders/build.js';
import { claimMail } from '../../../test/support/claim-mail.js';
import {
  mailsTo as allMailsTo,
  tokenIn,
  tokenSentTo as newestTokenTo,
} from '../../../test/support/links-by-mail.js';
import { TestApp } from '../../../test/support/test-app.js';
import { User, UserRole, UserSource } from '../accounts/accounts.module.js';
import { MailQueue } from '../mail/mail-queue.js';
import { SecretLink } from '../secret-links/secret-links.module.js';

let app: TestApp;
let build: Build;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  await build.settings();
});

const newPassword = 'Gojjam77';
const badLink = /^This link is not valid/;

const mailsTo = (recipient: string) => allMailsTo(app.dataSource, recipient);
const tokenSentTo = (recipient: string) => newestTokenTo(app.dataSource, recipient);
const forget = (email: string) => app.post('/auth/forgot-password', { email });
const choose = (token: string, password = newPassword) =>
  app.post('/auth/reset-password', { token, newPassword: password });
const signIn = (email: string, password: string) => app.post('/auth/login', { email, password });
const expire = () => app.dataSource.query(`UPDATE secret_links SET expires_at = now() - interval '1 second'`);

describe('a forgotten password', () => {
  it('is replaced by a link, which is good once and ends all sessions', async () => {
    const user = await build.user();
    const signedIn = await tokenOf(app, user);
    await forget(user.email.toUpperCase());
    const token = await tokenSentTo(user.email);
    expect(await choose(token)).toMatchObject({ status: 200, message: 'Password updated successfully!' });
    expect((await app.get('/auth/profile', { token: signedIn })).status).toBe(401);
    expect((await signIn(user.email, testPassword)).status).toBe(401);
    expect((await signIn(user.email, newPassword)).status).toBe(200);
    expect(await choose(token)).toMatchObject({
      status: 404,
      message: 'This link has already been used. Request a new one.',
    });
  });

  it('is answered alike whether there is such an account, and as late', async () => {
    const { email } = await build.user();
    const answers = [];
    for (const requested of [email, 'nobody@mail.example']) {
      const startedAt = performance.now();
      const { status, message } = await forget(requested);
      answers.push({ status, message });
      expect(performance.now() - startedAt).toBeGreaterThan(295);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(await mailsTo('nobody@mail.example')).toEqual([]);
  });

  it('leads staff to the back office and visitors to a page in their language', async () => {
    const visitor = await build.user({ language: 'am' as never });
    const editor = await build.user({ role: UserRole.EDITOR });
    await forget(visitor.email);
    await forget(editor.email);
    expect((await mailsTo(visitor.email))[0]!.text).toMatch(/\/am\/account\/password#[\w-]{43}/);
    expect((await mailsTo(editor.email))[0]!.text).toMatch(/\/admin\/password#[\w-]{43}/);
  });

  it('is refused after its time, for an account that is switched off, and at an address that changed', async () => {
    const user = await build.user();
    const users = app.dataSource.getRepository(User);
    await forget(user.email);
    const token = await tokenSentTo(user.email);
    await users.save({ id: user.id, email: 'other@mail.example' });
    expect(await choose(token)).toMatchObject({ status: 404, message: expect.stringMatching(badLink) });
    await users.save({ id: user.id, email: user.email, isActive: false });
    expect((await choose(token)).status).toBe(404);
    await users.update(user.id, { isActive: true });
    await expire();
    expect(await choose(token)).toMatchObject({
      status: 404,
      message: 'This link has expired. Request a new one.',
    });
    expect((await signIn(user.email, testPassword)).status).toBe(200);
  });

  it('is good for half an hour', async () => {
    const user = await build.user();
    await forget(user.email);
    const [link] = await app.dataSource.getRepository(SecretLink).find();
    expect(link!.expiresAt!.getTime() - Date.now()).toBeGreaterThan(29 * 60_000);
    expect(link!.expiresAt!.getTime() - Date.now()).toBeLessThanOrEqual(30 * 60_000);
  });

  it('is set by one of ten who use the link at once', async () => {
    const user = await build.user();
    await forget(user.email);
    const token = await tokenSentTo(user.email);
    const tries = Array.from({ length: 10 }, (_, index) => choose(token, `Gojjam${index}x`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 404)]);
  });

  it('keeps the link when the password is refused', async () => {
    const user = await build.user();
    await forget(user.email);
    const token = await tokenSentTo(user.email);
    expect(await choose(token, 'short')).toMatchObject({
      status: 400,
      error: { details: [{ field: 'newPassword' }] },
    });
    expect((await choose(token)).status).toBe(200);
  });

  it('sends five mails an hour to an address, and each of their links is good', async () => {
    const user = await build.user();
    for (let count = 0; count < 7; count += 1) await forget(user.email);
    const mails = await mailsTo(user.email);
    expect(mails).toHaveLength(5);
    expect((await choose(tokenIn(mails[0]!))).status).toBe(200);
    expect((await choose(tokenIn(mails[4]!))).status).toBe(404);
  });

  it('leaves no link in the mails that were sent', async () => {
    const user = await build.user();
    await forget(user.email);
    const queue = app.nest.get(MailQueue);
    await queue.next([(await claimMail(queue))!], 0);
    expect(await mailsTo(user.email)).toMatchObject([{ status: 'SENT', text: '', html: '' }]);
  });

  it.each([['too short'], ['x'.repeat(44)], ['"; DROP TABLE users']])(
    'refuses a token that is none: %s',
    async (token) => {
      expect(await choose(token)).toMatchObject({ status: 400, message: expect.stringMatching(badLink) });
    },
  );
});

describe('an invitation', () => {
  const person = { name: 'Hana Bekele', email: 'hana@mail.example', role: 'EDITOR' };

  it('makes an account whose owner chooses the password', async () => {
    const token = await tokenOf(app, await build.admin());
    const invited = await app.post<{ id: number }>('/users/invitations', person, { token });
    expect(invited).toMatchObject({
      status: 201,
      data: { ...person, isInvited: true, isEmailConfirmed: false, source: UserSource.ADMIN },
    });
    expect((await choose(await tokenSentTo(person.email))).status).toBe(200);
    expect(await signIn(person.email, newPassword)).toMatchObject({
      status: 200,
      data: { user: { role: 'EDITOR' } },
    });
    expect((await app.get(`/users/${invited.data.id}`, { token })).data).toMatchObject({
      isInvited: false,
      isEmailConfirmed: true,
    });
    expect(await app.post(`/users/${invited.data.id}/invitation`, undefined, { token })).toMatchObject({
      status: 409,
      message: 'This account already has a password. Nothing was sent.',
    });
  });

  it('can be sent again, also by who believes to have forgotten the password', async () => {
    const token = await tokenOf(app, await build.admin());
    const { data } = await app.post<{ id: number }>('/users/invitations', person, { token });
    expect((await app.post(`/users/${data.id}/invitation`, undefined, { token })).status).toBe(200);
    await forget(person.email);
    expect((await mailsTo(person.email)).map(({ kind }) => kind)).toEqual([
      'invitation',
      'invitation',
      'invitation',
    ]);
  });

  it('is not sent more often than five times an hour by strangers', async () => {
    const token = await tokenOf(app, await build.admin());
    await app.post('/users/invitations', person, { token });
    for (let count = 0; count < 7; count += 1) await forget(person.email);
    expect(await mailsTo(person.email)).toHaveLength(5);
  });

  it('is refused where the address has an account', async () => {
    const admin = await build.admin();
    const token = await tokenOf(app, admin);
    const answer = await app.post('/users/invitations', { ...person, email: admin.email }, { token });
    expect(answer).toMatchObject({ status: 409, message: 'An account with this email already exists.' });
  });
});

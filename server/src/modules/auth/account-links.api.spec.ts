import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, testPassword, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { AccountLink, LinkPurpose } from '../account-links/account-links.module.js';
import { User, UserRole, UserSource } from '../accounts/accounts.module.js';
import { OutboxMail } from '../mail/outbox-mail.entity.js';
import { MailQueue } from '../mail/mail-queue.js';
import { ProjectCounters } from '../projects/projects.module.js';

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
const badLink = /^This link is not good/;

const mailsTo = (recipient: string) =>
  app.dataSource.getRepository(OutboxMail).find({ where: { recipient }, order: { id: 'ASC' } });

/** The token of the newest link that an address was sent. */
async function tokenSentTo(recipient: string): Promise<string> {
  const mail = (await mailsTo(recipient)).at(-1)!;
  return /#([\w-]{43})\s/.exec(mail.text)![1]!;
}

const forget = (email: string) => app.post('/auth/forgot-password', { email });
const choose = (token: string, password = newPassword) =>
  app.post('/auth/reset-password', { token, newPassword: password });
const confirm = (token: string) => app.post<{ isComplete: boolean }>('/auth/confirm-email', { token });
const signIn = (email: string, password: string) => app.post('/auth/login', { email, password });
const expire = () =>
  app.dataSource.query(`UPDATE account_links SET expires_at = now() - interval '1 second'`);

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
      message: 'This link was used already. Ask for a new one.',
    });
  });

  it('is answered alike whether there is such an account, and as late', async () => {
    const { email } = await build.user();
    const answers = [];
    for (const asked of [email, 'nobody@mail.example']) {
      const startedAt = performance.now();
      const { status, message } = await forget(asked);
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
    await users.update(user.id, { email: 'other@mail.example' });
    expect(await choose(token)).toMatchObject({ status: 404, message: expect.stringMatching(badLink) });
    await users.update(user.id, { email: user.email, isActive: false });
    expect((await choose(token)).status).toBe(404);
    await users.update(user.id, { isActive: true });
    await expire();
    expect(await choose(token)).toMatchObject({
      status: 404,
      message: 'The time of this link is over. Ask for a new one.',
    });
    expect((await signIn(user.email, testPassword)).status).toBe(200);
  });

  it('is good for half an hour', async () => {
    const user = await build.user();
    await forget(user.email);
    const [link] = await app.dataSource.getRepository(AccountLink).find();
    expect(link!.expiresAt.getTime() - Date.now()).toBeGreaterThan(29 * 60_000);
    expect(link!.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(30 * 60_000);
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
    expect((await choose(/#([\w-]{43})/.exec(mails[0]!.text)![1]!)).status).toBe(200);
    expect((await choose(/#([\w-]{43})/.exec(mails[4]!.text)![1]!)).status).toBe(404);
  });

  it('leaves no link in the mails that were sent', async () => {
    const user = await build.user();
    await forget(user.email);
    const queue = app.nest.get(MailQueue);
    await queue.complete((await queue.claim())!);
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
      message: 'This account has a password already. Nothing was sent.',
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

  it('is refused where the address has an account', async () => {
    const admin = await build.admin();
    const token = await tokenOf(app, admin);
    const answer = await app.post('/users/invitations', { ...person, email: admin.email }, { token });
    expect(answer).toMatchObject({ status: 409, message: 'An account with this email already exists.' });
  });
});

describe('an address', () => {
  const visitor = { name: 'Meklit Assefa', email: 'meklit@mail.example', password: 'Zenbaba7' };
  const stars = { rating: 5 };

  async function signUp() {
    const { data } = await app.post<{ id: number; accessToken: string }>('/auth/signup', visitor);
    return { id: data.id, token: data.accessToken };
  }

  it('counts the ratings of its account once it is confirmed', async () => {
    const { id, token } = await signUp();
    const project = await build.project({ ratingSum: 2, ratingCount: 1 });
    const rate = (rating: number) =>
      app.post(`/projects/${project.id}/rate`, { userId: id, rating }, { token });
    expect((await rate(3)).data).toMatchObject({ isCounted: false, averageRating: 2, ratingCount: 1 });
    expect((await rate(stars.rating)).data).toMatchObject({ isCounted: false, ratingCount: 1 });
    expect((await app.get('/auth/email', { token })).data).toEqual({
      email: visitor.email,
      isConfirmed: false,
      change: null,
    });
    expect(await confirm(await tokenSentTo(visitor.email))).toMatchObject({
      status: 200,
      data: { email: visitor.email, isComplete: true },
    });
    const counters = app.dataSource.getRepository(ProjectCounters);
    expect(await counters.findOneBy({ projectId: project.id })).toMatchObject({
      ratingSum: 7,
      ratingCount: 2,
    });
    expect((await rate(4)).data).toMatchObject({ isCounted: true, averageRating: 3, ratingCount: 2 });
    expect((await app.get('/auth/email', { token })).data).toMatchObject({ isConfirmed: true });
  });

  it('makes an average of the first rating only then', async () => {
    const { id, token } = await signUp();
    const project = await build.project();
    const rated = await app.post(`/projects/${project.id}/rate`, { userId: id, ...stars }, { token });
    expect(rated.data).toMatchObject({ averageRating: null, ratingCount: 0 });
  });

  it('takes back only ratings that counted when the account goes', async () => {
    const { id, token } = await signUp();
    const project = await build.project({ ratingSum: 2, ratingCount: 1 });
    await app.post(`/projects/${project.id}/rate`, { userId: id, ...stars }, { token });
    const admin = await tokenOf(app, await build.admin());
    expect((await app.call('DELETE', `/users/${id}`, { token: admin })).status).toBe(200);
    const counters = app.dataSource.getRepository(ProjectCounters);
    expect(await counters.findOneBy({ projectId: project.id })).toMatchObject({ ratingSum: 2 });
  });

  it('counts every rating once, however they and the confirmation meet', async () => {
    const { id, token } = await signUp();
    const projects = await Promise.all(Array.from({ length: 8 }, () => build.project()));
    const link = await tokenSentTo(visitor.email);
    const rate = (project: { id: number }) =>
      app.post(`/projects/${project.id}/rate`, { userId: id, ...stars }, { token });
    await Promise.all([...projects.slice(0, 4).map(rate), confirm(link), ...projects.slice(4).map(rate)]);
    const counters = await app.dataSource.getRepository(ProjectCounters).find();
    expect(counters.map(({ ratingSum, ratingCount }) => [ratingSum, ratingCount])).toEqual(
      projects.map(() => [5, 1]),
    );
  });

  it('is sent the link again while it is not confirmed', async () => {
    const { token } = await signUp();
    const again = () => app.post('/auth/confirmation-mail', undefined, { token });
    expect((await again()).status).toBe(200);
    expect((await mailsTo(visitor.email)).map(({ kind }) => kind)).toEqual([
      'account-welcome',
      'email-confirmation',
    ]);
    await confirm(await tokenSentTo(visitor.email));
    await again();
    expect(await mailsTo(visitor.email)).toHaveLength(2);
  });
});

describe('a change of address', () => {
  const newEmail = 'new@mail.example';
  let user: User;
  let token: string;

  beforeEach(async () => {
    user = await build.user();
    token = await tokenOf(app, user);
  });

  const ask = (body: object = {}) =>
    app.post('/auth/email/change', { newEmail, currentPassword: testPassword, ...body }, { token });

  it('is made once both addresses have agreed, in any order', async () => {
    expect(await ask()).toMatchObject({
      status: 200,
      data: { email: user.email, change: { newEmail, formerAgreed: false, newAgreed: false } },
    });
    expect((await mailsTo(user.email))[0]!.text).toContain(newEmail);
    expect((await confirm(await tokenSentTo(newEmail))).data).toMatchObject({ isComplete: false });
    expect((await app.get('/auth/email', { token })).data).toMatchObject({
      email: user.email,
      change: { formerAgreed: false, newAgreed: true },
    });
    expect((await confirm(await tokenSentTo(user.email))).data).toMatchObject({ isComplete: true });
    expect((await app.get('/auth/email', { token })).data).toEqual({
      email: newEmail,
      isConfirmed: true,
      change: null,
    });
    expect((await signIn(newEmail, testPassword)).status).toBe(200);
  });

  it('is made when both agree at the same moment', async () => {
    await ask();
    const links = [await tokenSentTo(newEmail), await tokenSentTo(user.email)];
    const answers = await Promise.all(links.map(confirm));
    expect(answers.map(({ data }) => data.isComplete).sort()).toEqual([false, true]);
    expect((await app.get('/auth/email', { token })).data).toMatchObject({ email: newEmail });
  });

  it('can be given up, and is by asking for another', async () => {
    await ask();
    const former = await tokenSentTo(user.email);
    await ask({ newEmail: 'third@mail.example' });
    expect((await confirm(former)).status).toBe(404);
    expect((await app.call('DELETE', '/auth/email/change', { token })).status).toBe(200);
    expect((await app.get('/auth/email', { token })).data).toMatchObject({ change: null });
    expect((await confirm(await tokenSentTo(user.email))).status).toBe(404);
  });

  it('asks for the password, another address, and one without an account', async () => {
    const other = await build.user();
    expect(await ask({ currentPassword: 'Wrong1' })).toMatchObject({
      status: 400,
      error: { details: [{ field: 'currentPassword', message: 'Current password is incorrect.' }] },
    });
    expect(await ask({ newEmail: user.email })).toMatchObject({
      status: 400,
      error: { details: [{ field: 'newEmail' }] },
    });
    expect((await ask({ newEmail: other.email })).status).toBe(409);
    expect(await app.dataSource.getRepository(AccountLink).count()).toBe(0);
  });

  it('is refused when somebody has taken the address meanwhile', async () => {
    await ask();
    await confirm(await tokenSentTo(newEmail));
    await build.user({ email: newEmail });
    const link = await tokenSentTo(user.email);
    expect(await confirm(link)).toMatchObject({ status: 409 });
    expect((await app.get('/auth/email', { token })).data).toMatchObject({ email: user.email });
  });

  it('is not there for a link of another kind', async () => {
    await forget(user.email);
    expect((await confirm(await tokenSentTo(user.email))).status).toBe(404);
    expect(await app.dataSource.getRepository(AccountLink).countBy({ purpose: LinkPurpose.PASSWORD })).toBe(
      1,
    );
  });
});

describe('sessions', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  let user: User;

  beforeEach(async () => {
    user = await build.user();
  });

  async function signInWith(userAgent: string): Promise<string> {
    const body = { email: user.email, password: testPassword };
    const headers = { 'User-Agent': userAgent };
    return (await app.post<{ accessToken: string }>('/auth/login', body, { headers })).data.accessToken;
  }

  const list = (token: string) =>
    app.get<{ id: string; isCurrent: boolean; device: string }[]>('/auth/sessions', { token });

  it('are listed for their owner, and ended one by one', async () => {
    const phone = await signInWith('curl/8.0');
    const desk = await signInWith(firefox);
    const { data } = await list(desk);
    expect(data).toHaveLength(2);
    expect(data.find(({ isCurrent }) => isCurrent)).toMatchObject({ device: 'Firefox on Linux' });
    const other = data.find(({ isCurrent }) => !isCurrent)!;
    expect((await app.call('DELETE', `/auth/sessions/${other.id}`, { token: desk })).status).toBe(200);
    expect((await list(phone)).status).toBe(401);
    expect((await list(desk)).data).toHaveLength(1);
  });

  it('are ended all but the one that asks', async () => {
    const phone = await signInWith('');
    const desk = await signInWith(firefox);
    await app.call('DELETE', '/auth/sessions', { token: desk });
    expect((await list(phone)).status).toBe(401);
    expect((await list(desk)).status).toBe(200);
  });

  it('of somebody else are not there', async () => {
    const mine = await signInWith(firefox);
    const [session] = (await list(mine)).data;
    const stranger = await tokenOf(app, await build.user());
    const answer = await app.call('DELETE', `/auth/sessions/${session!.id}`, { token: stranger });
    expect(answer).toMatchObject({ status: 404, message: 'This session is not there.' });
    expect((await app.call('DELETE', '/auth/sessions/1', { token: mine })).status).toBe(400);
    expect((await list(mine)).status).toBe(200);
  });

  it('are all ended by an administrator, whose own one stays', async () => {
    const mine = await signInWith(firefox);
    const admin = await build.admin();
    const token = await tokenOf(app, admin);
    expect((await app.call('DELETE', `/users/${user.id}/sessions`, { token })).status).toBe(200);
    expect((await list(mine)).status).toBe(401);
    expect((await app.call('DELETE', `/users/${admin.id}/sessions`, { token })).status).toBe(200);
    expect((await list(token)).status).toBe(200);
    expect((await app.call('DELETE', '/users/99999/sessions', { token })).status).toBe(404);
  });
});

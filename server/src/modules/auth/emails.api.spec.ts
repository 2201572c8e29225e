import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, testPassword, tokenOf } from '../../../test/builders/build.js';
import { mailsTo as allMailsTo, tokenSentTo as newestTokenTo } from '../../../test/support/links-by-mail.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { User } from '../accounts/accounts.module.js';
import { ProjectCounters } from '../projects/projects.module.js';
import { LinkPurpose, SecretLink } from '../secret-links/secret-links.module.js';

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

const mailsTo = (recipient: string) => allMailsTo(app.dataSource, recipient);
const tokenSentTo = (recipient: string) => newestTokenTo(app.dataSource, recipient);
const confirm = (token: string) => app.post<{ isComplete: boolean }>('/auth/confirm-email', { token });
const signIn = (email: string, password: string) => app.post('/auth/login', { email, password });

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

  it('needs the password, another address, and one without an account', async () => {
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
    expect(await app.dataSource.getRepository(SecretLink).count()).toBe(0);
  });

  it('is given up when an administrator enters an address, which is to be confirmed anew', async () => {
    await ask();
    const [former, next] = [await tokenSentTo(user.email), await tokenSentTo(newEmail)];
    const admin = await tokenOf(app, await build.admin());
    const body = { email: 'entered@mail.example' };
    expect(await app.call('PUT', `/users/${user.id}`, { body, token: admin })).toMatchObject({
      data: { ...body, isEmailConfirmed: false },
    });
    expect((await confirm(former)).status).toBe(404);
    expect((await confirm(next)).status).toBe(404);
    expect((await app.get('/auth/email', { token })).data).toEqual({
      ...body,
      isConfirmed: false,
      change: null,
    });
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
    await app.post('/auth/forgot-password', { email: user.email });
    expect((await confirm(await tokenSentTo(user.email))).status).toBe(404);
    expect(await app.dataSource.getRepository(SecretLink).countBy({ purpose: LinkPurpose.PASSWORD })).toBe(1);
  });
});

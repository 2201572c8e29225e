import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { User, UserRole } from '../../src/modules/accounts/accounts.module.js';
import { Build, tokenOf } from '../builders/build.js';
import { form, picture } from '../builders/pictures.js';
import { upcomingDay } from '../builders/upcoming-day.js';
import { type ApiAnswer, TestApp } from '../support/test-app.js';

const monday = 1;
const parallel = 15;

let app: TestApp;
let build: Build;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
  build = new Build(app.dataSource);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  await build.settings();
  token = await tokenOf(app, await build.admin());
});

/** Does it fifteen times at once. @returns how often each status was answered */
async function race(act: (index: number) => Promise<ApiAnswer>): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: parallel }, (_, index) => act(index)));
  const statuses: Record<number, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
}

async function count(table: string, where = 'true'): Promise<number> {
  const [row] = await app.dataSource.query<{ rows: number }[]>(
    `SELECT count(*)::int AS rows FROM ${table} WHERE ${where}`,
  );
  return row!.rows;
}

describe('fifteen at once', () => {
  it('arrange one meeting for one time', async () => {
    const scheduledAt = `${upcomingDay(monday)}T10:00:00+03:00`;
    const requests = await Promise.all(Array.from({ length: parallel }, () => build.consultation()));
    const body = { status: 'CONFIRMED', scheduledAt };
    const arrange = (index: number) =>
      app.call('PUT', `/consultations/${requests[index]!.id}`, { token, body });
    expect(await race(arrange)).toEqual({ 200: 1, 409: 14 });
    expect(await count('consultations', `status = 'CONFIRMED'`)).toBe(1);
  });

  it('arrange no meetings that overlap', async () => {
    const requests = await Promise.all(Array.from({ length: parallel }, () => build.consultation()));
    const arrange = (index: number) => {
      const minutes = String(10 + index * 2).padStart(2, '0');
      const body = { status: 'SCHEDULED', scheduledAt: `${upcomingDay(monday)}T10:${minutes}:00+03:00` };
      return app.call('PUT', `/consultations/${requests[index]!.id}`, { token, body });
    };
    expect(await race(arrange)).toEqual({ 200: 1, 409: 14 });
  });

  it('delete a record once, restore it once', async () => {
    const { id } = await build.project();
    expect(await race(() => app.call('DELETE', `/projects/${id}`, { token }))).toEqual({ 200: 1, 404: 14 });
    expect(await count('trash_entries')).toBe(1);
    const restored = await race(() => app.post(`/projects/${id}/restore`, undefined, { token }));
    expect(restored[200]).toBe(1);
    expect(restored[500]).toBeUndefined();
    expect(await count('trash_entries')).toBe(0);
    expect(await count('projects', 'deleted_at IS NULL')).toBe(1);
  });

  it('erase and restore a record: it is there or gone, never half', async () => {
    const { id } = await build.service();
    await app.call('DELETE', `/services/${id}`, { token });
    const statuses = await race((index) =>
      index % 2
        ? app.call('DELETE', `/bin/service/${id}`, { token })
        : app.post(`/services/${id}/restore`, undefined, { token }),
    );
    expect(statuses[500]).toBeUndefined();
    expect(statuses[200]).toBe(1);
    expect(await count('trash_entries')).toBe(0);
    expect(await count('services', 'deleted_at IS NOT NULL')).toBe(0);
  });

  it('change one version once', async () => {
    const { id, version } = await build.service();
    const change = (index: number) =>
      app.call('PUT', `/services/${id}`, { token, body: { title: `Title ${index}`, version } });
    expect(await race(change)).toEqual({ 200: 1, 409: 14 });
    expect(await count('services', `version = ${version + 1}`)).toBe(1);
  });

  it('count each rating and each view once', async () => {
    const { id } = await build.project();
    const rater = await build.user();
    const ratersToken = await tokenOf(app, rater);
    const rate = (index: number) =>
      app.post(`/projects/${id}/rate`, { rating: 1 + (index % 5), userId: rater.id }, { token: ratersToken });
    expect((await race(rate))[500]).toBeUndefined();
    expect(await count('project_ratings')).toBe(1);
    const sessionId = '7f8d6d3c-3b0a-4a53-9f0f-6c1c1c1f1a11';
    expect((await race(() => app.post(`/projects/${id}/views`, { sessionId })))[500]).toBeUndefined();
    const { data } = await app.get<{ viewCount: number; ratingCount: number }>(`/projects/${id}`);
    expect(data).toMatchObject({ viewCount: 1, ratingCount: 1 });
  });

  it('make one account of one address', async () => {
    const person = { name: 'Hana', email: 'hana@mail.example', password: 'Correct1' };
    expect(await race(() => app.post('/auth/signup', person))).toEqual({ 201: 1, 409: 14 });
    expect(await count('users', `email = 'hana@mail.example'`)).toBe(1);
  });

  it('file one record with one key', async () => {
    const headers = { 'Idempotency-Key': 'fifteen-at-once' };
    const inquiry = { name: 'Hana', email: 'hana@mail.example', subject: 'A', message: 'A' };
    expect(await race(() => app.post('/contact-inquiries', inquiry, { headers }))).toEqual({ 201: 15 });
    expect(await count('contact_inquiries')).toBe(1);
  });

  it('leave an administrator', async () => {
    const [one, other] = [await build.admin(), await build.admin()];
    await app.dataSource.getRepository(User).update({ id: 1 }, { role: UserRole.USER });
    const tokens = [await tokenOf(app, one), await tokenOf(app, other)];
    const demote = (index: number) =>
      app.call('PUT', `/users/${[other, one][index % 2]!.id}`, {
        token: tokens[index % 2]!,
        body: { role: 'USER' },
      });
    expect((await race(demote))[500]).toBeUndefined();
    expect(await count('users', `role = 'ADMIN' AND is_active`)).toBe(1);
  });
});

describe('a picture that is replaced while the records that show it change', () => {
  const rounds = 15;

  it('is replaced each time, and all of them are changed', async () => {
    const bytes = await picture(60, 40);
    const upload = (path: string) =>
      app.post<{ id: number; path: string }>(path, form({}, [['image', bytes, 'a.png']]), { token });
    const { data: shown } = await upload('/pictures');
    const projects = [
      await build.project({ mainImage: shown.path, isPublic: true }),
      await build.project({ gallery: [shown.path], isPublic: true }),
    ];
    const service = await build.service({ image: shown.path });
    const statuses = { replaced: {}, changed: {} } as Record<string, Record<number, number>>;
    let replacing = 0;
    const note = (what: string, { status }: ApiAnswer) =>
      (statuses[what]![status] = (statuses[what]![status] ?? 0) + 1);
    const replace = async () => {
      replacing += 1;
      for (let round = 0; round < rounds; round += 1)
        note('replaced', await upload(`/pictures/${shown.id}/replace`));
      replacing -= 1;
    };
    // Encoding takes longer than a change: they go on for as long as a picture is replaced.
    const change = async (path: string, field: string) => {
      for (let round = 0; replacing > 0; round += 1)
        note('changed', await app.call('PUT', path, { token, body: { [field]: `Text ${round}` } }));
    };
    await Promise.all([
      ...[replace(), replace()],
      ...projects.map(({ id }) => change(`/projects/${id}`, 'title')),
      ...projects.map(({ id }) => change(`/projects/${id}/changes`, 'location')),
      change(`/services/${service.id}`, 'title'),
    ]);
    expect(statuses).toEqual({ replaced: { 200: 2 * rounds }, changed: { 200: expect.any(Number) } });
    // Thirty pictures are encoded, for which other programs leave little.
  }, 240_000);
});

describe('two records that swap their pictures at the same moment', () => {
  it('are both changed, and neither picture goes', async () => {
    const bytes = await picture(60, 40);
    const upload = async () =>
      (await app.post<{ path: string }>('/pictures', form({}, [['image', bytes, 'a.png']]), { token })).data;
    const [one, other] = [(await upload()).path, (await upload()).path];
    const services = [await build.service({ image: one }), await build.service({ image: other })];
    for (let round = 0; round < 20; round += 1) {
      const wanted = round % 2 ? [one, other] : [other, one];
      const put = (index: number) =>
        app.call('PUT', `/services/${services[index]!.id}`, { token, body: { image: wanted[index] } });
      const answers = await Promise.all([put(0), put(1)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }
    for (const path of [one, other]) expect((await fetch(`${app.origin}${path}`)).status).toBe(200);
    expect(await count('unsettled_uploads')).toBe(0);
  });
});

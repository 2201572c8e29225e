import { timeInAddisAbaba } from '@consultancy/shared/addis-ababa-time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IsNull } from 'typeorm';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { BlogStatus } from '../../modules/blog/blog.module.js';
import { Revision } from '../revisions/revision.entity.js';
import type { PublicationDto } from './dto/publication.dto.js';
import { PublisherService } from './publisher.service.js';

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
  token = await tokenOf(app, await build.admin({ name: 'Sara Demo' }));
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const read = async (at: string) => (await app.get<PublicationDto>(`/publications/${at}`, { token })).data;
const save = (at: string, body: object, as = token) =>
  app.call<PublicationDto>('PUT', `/publications/${at}`, { body, token: as });
const upcoming = async () => (await app.get<PublicationDto[]>('/publications', { token })).data;
const schedule = (at: string, publishAt = inMinutes(60)) => save(at, { state: 'SCHEDULED', publishAt });
/** As if the time of everything had come. */
const letTimeCome = () =>
  app.dataSource.query(
    `UPDATE revisions SET publish_at = now() - interval '1 second' WHERE version IS NULL AND state = 'SCHEDULED'`,
  );
const publishDue = () => app.nest.get(PublisherService).doDue();

/** A record of each kind that visitors do not see, and where they would. */
const hidden: [string, () => Promise<{ id: number }>, (id: number) => string][] = [
  ['project', () => build.project({ title: 'House', isPublic: false }), (id) => `/projects/${id}`],
  [
    'post',
    () => build.post({ title: 'House', slug: 'house', status: BlogStatus.DRAFT, publishedAt: null }),
    () => '/blog/public/house',
  ],
  ['service', () => build.service({ title: 'House', isActive: false }), (id) => `/services/${id}`],
];

describe.each(hidden)('a %s', (kind, make, page) => {
  it('goes from draft to review, gets its time, and appears when that comes', async () => {
    const { id } = await make();
    const at = `${kind}/${id}`;
    const seen = async () => (await app.get(page(id))).status;
    expect(await read(at)).toEqual({
      ...{ kind, recordId: id, title: 'House', state: 'DRAFT', publishAt: null, by: null, version: 0 },
      ...{ waitsFor: null, isPublished: false, changes: null },
    });
    expect((await save(at, { state: 'IN_REVIEW' })).data).toMatchObject({
      state: 'IN_REVIEW',
      by: 'Sara Demo',
    });
    const publishAt = inMinutes(60);
    expect((await schedule(at, publishAt)).data).toMatchObject({ state: 'SCHEDULED', publishAt });
    await publishDue();
    expect([await seen(), (await read(at)).state]).toEqual([404, 'SCHEDULED']);
    await letTimeCome();
    await publishDue();
    expect(await seen()).toBe(200);
    expect(await read(at)).toMatchObject({ state: 'PUBLISHED', publishAt: null, version: 0 });
    const log = await app.get<{ data: object[] }>('/activity?limit=1', { token });
    expect(log.data.data).toMatchObject([{ type: `${kind}.updated`, actor: 'Sara Demo' }]);
    const revisions = await app.get<{ author: string }[]>(`/revisions/${at}`, { token });
    expect(revisions.data).toMatchObject([{ author: 'Sara Demo' }, { version: 1 }]);
  });

  it('is published and made a draft again at once', async () => {
    const { id } = await make();
    const at = `${kind}/${id}`;
    expect((await save(at, { state: 'PUBLISHED' })).data.state).toBe('PUBLISHED');
    expect((await app.get(page(id))).status).toBe(200);
    expect((await save(at, { state: 'DRAFT' })).data.state).toBe('DRAFT');
    expect((await app.get(page(id))).status).toBe(404);
  });
});

describe('a schedule', () => {
  it('in the past is refused, and says what to do', async () => {
    const { id } = await build.project({ isPublic: false });
    const refused = await schedule(`project/${id}`, inMinutes(-1));
    expect(refused).toMatchObject({ status: 400, error: { details: [{ field: 'publishAt' }] } });
    const hour = timeInAddisAbaba(new Date()).slice(0, 2);
    expect(refused.message).toMatch(
      new RegExp(
        `^This time is in the past: in Addis Ababa it is ${hour}:\\d\\d on [\\d-]+\\. Choose a later time`,
      ),
    );
    expect(await save(`project/${id}`, { state: 'SCHEDULED' })).toMatchObject({
      ...{ status: 400, message: expect.stringContaining('Choose the day and the time') },
    });
    expect(await upcoming()).toEqual([]);
  });

  it('without an offset is read off the clock in Addis Ababa', async () => {
    const { id } = await build.project({ isPublic: false });
    const { data } = await schedule(`project/${id}`, '2099-01-31T09:30:00');
    expect(data.publishAt).toBe('2099-01-31T06:30:00.000Z');
  });

  it('ends when somebody publishes the record elsewhere', async () => {
    const { id } = await build.project({ isPublic: false });
    await schedule(`project/${id}`);
    await app.call('PATCH', `/projects/${id}/toggle-visibility`, { body: { value: true }, token });
    expect((await read(`project/${id}`)).state).toBe('PUBLISHED');
    await app.call('PATCH', `/projects/${id}/toggle-visibility`, { body: { value: false }, token });
    expect((await read(`project/${id}`)).state).toBe('DRAFT');
  });

  it('of a record in the trash is not carried out, nor when it is restored', async () => {
    const { id } = await build.project({ isPublic: false });
    await schedule(`project/${id}`);
    await app.call('DELETE', `/projects/${id}`, { token });
    expect(await upcoming()).toEqual([]);
    await letTimeCome();
    await publishDue();
    await app.post(`/projects/${id}/restore`, undefined, { token });
    expect((await read(`project/${id}`)).state).toBe('DRAFT');
  });

  it('of a record in the trash keeps what was changed of it', async () => {
    const { id } = await build.project({ title: 'House', isPublic: true });
    await app.call('PUT', `/projects/${id}/changes`, {
      body: { title: 'House on a hill' },
      token,
    });
    await schedule(`project/${id}`);
    await app.call('DELETE', `/projects/${id}`, { token });
    await letTimeCome();
    await publishDue();
    await app.post(`/projects/${id}/restore`, undefined, { token });
    const [draft] = await app.dataSource.manager.findBy(Revision, { version: IsNull() });
    expect(draft).toMatchObject({ state: 'DRAFT', publishAt: null, content: { title: 'House on a hill' } });
  });

  it('goes with a record that is deleted for good', async () => {
    const { id } = await build.service({ isActive: false });
    await schedule(`service/${id}`);
    await app.call('DELETE', `/services/${id}`, { token });
    await app.call('DELETE', `/bin/service/${id}`, { token });
    expect(await app.dataSource.manager.countBy(Revision, { version: IsNull() })).toBe(0);
  });

  it('is carried out once, however many look at the same time', async () => {
    const { id } = await build.project({ isPublic: false });
    await schedule(`project/${id}`);
    await letTimeCome();
    await Promise.all([publishDue(), publishDue(), publishDue()]);
    const { data } = await app.get<{ version: number; isPublic: boolean }>(`/projects/admin/${id}`, {
      token,
    });
    expect(data).toMatchObject({ isPublic: true, version: 2 });
  });

  it('outlives the account that made it', async () => {
    const colleague = await build.admin();
    const { id } = await build.project({ isPublic: false });
    const publishAt = inMinutes(60);
    await save(`project/${id}`, { state: 'SCHEDULED', publishAt }, await tokenOf(app, colleague));
    await app.dataSource.query(`DELETE FROM users WHERE id = $1`, [colleague.id]);
    expect(await read(`project/${id}`)).toMatchObject({ state: 'SCHEDULED', by: null });
    await letTimeCome();
    await publishDue();
    expect((await read(`project/${id}`)).state).toBe('PUBLISHED');
  });
});

describe('two people', () => {
  it('do not overwrite each other unseen', async () => {
    const { id } = await build.project({ isPublic: false });
    const at = `project/${id}`;
    const publishAt = inMinutes(60);
    const { data: scheduled } = await save(at, { state: 'SCHEDULED', publishAt, version: 0 });
    expect(await save(at, { state: 'IN_REVIEW', version: 0 })).toMatchObject({
      ...{ status: 409, error: { details: { current: { state: 'SCHEDULED', version: scheduled.version } } } },
    });
    // The same again, as after an answer that was lost, changes nothing.
    expect((await save(at, { state: 'SCHEDULED', publishAt, version: 0 })).data).toEqual(scheduled);
  });
});

it('lists what is coming, by its time, and then what is in review', async () => {
  const late = await build.project({ title: 'Late', isPublic: false });
  const review = await build.post({ title: 'Review', status: BlogStatus.DRAFT, publishedAt: null });
  const soon = await build.service({ title: 'Soon', isActive: false });
  await schedule(`project/${late.id}`, inMinutes(120));
  await save(`post/${review.id}`, { state: 'IN_REVIEW' });
  await schedule(`service/${soon.id}`, inMinutes(30));
  expect(await upcoming()).toMatchObject([
    { kind: 'service', title: 'Soon', state: 'SCHEDULED' },
    { kind: 'project', title: 'Late', by: 'Sara Demo' },
    { kind: 'post', title: 'Review', state: 'IN_REVIEW', publishAt: null },
  ]);
});

it('says what it does not understand', async () => {
  const { id } = await build.project({ isPublic: false });
  expect(await save(`project/${id}`, { state: 'HIDDEN' })).toMatchObject({
    ...{ status: 400, error: { details: [{ field: 'state' }] } },
  });
  expect((await save('project/99', { state: 'PUBLISHED' })).status).toBe(404);
  expect((await save(`ORDER/${id}`, { state: 'PUBLISHED' })).status).toBe(400);
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { IsNull } from 'typeorm';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { form, picture } from '../../../test/builders/pictures.js';
import { TestApp } from '../../../test/support/test-app.js';
import { UserRole } from '../../modules/accounts/accounts.module.js';
import type { ProjectDto } from '../../modules/projects/dto/project.dto.js';
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

type Edited = ProjectDto & { excerpt?: string };

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const edited = async (at: string) => (await app.get<Edited>(`${at}/changes`, { token })).data;
const edit = (at: string, body: object, as = token) =>
  app.call<Edited>('PUT', `${at}/changes`, { body, token: as });
const change = (at: string, body: object) => app.call<Edited>('PUT', at, { body, token });
const publication = async (of: string) =>
  (await app.get<PublicationDto>(`/publications/${of}`, { token })).data;
const decide = (of: string, body: object) =>
  app.call<PublicationDto>('PUT', `/publications/${of}`, { body, token });
const discard = (of: string, version: number) =>
  app.call('DELETE', `/publications/${of}/changes/${version}`, { token });
const seen = async (page: string) => (await app.get<Edited>(page)).data;
const letTimeCome = () =>
  app.dataSource.query(
    `UPDATE revisions SET publish_at = now() - interval '1 second' WHERE state = 'SCHEDULED'`,
  );
const publishDue = () => app.nest.get(PublisherService).doDue();
const stored = () => app.dataSource.manager.countBy(Revision, { version: IsNull() });

/** A record of each kind that visitors see: where it is stored, where they read it, and a text of it. */
const published: [string, () => Promise<{ id: number }>, (id: number) => string, (id: number) => string][] = [
  ['project', () => build.project({ title: 'House' }), (id) => `/projects/${id}`, (id) => `/projects/${id}`],
  [
    'post',
    () => build.post({ title: 'House', slug: 'house' }),
    (id) => `/blog/${id}`,
    () => '/blog/public/house',
  ],
  ['service', () => build.service({ title: 'House' }), (id) => `/services/${id}`, (id) => `/services/${id}`],
];

describe.each(published)('a published %s', (kind, make, at, page) => {
  it('is saved as a draft, stays as it was for visitors, and is published later', async () => {
    const { id } = await make();
    const of = `${kind}/${id}`;
    const { version } = await edited(at(id));
    expect(version).toBe(1);
    const saved = await edit(at(id), { title: 'Tower', version });
    expect(saved).toMatchObject({ status: 200, data: { title: 'Tower' } });
    expect((await seen(page(id))).title).toBe('House');
    expect(await edited(at(id))).toEqual(saved.data);
    const { changes, ...now } = await publication(of);
    expect(now).toMatchObject({ state: 'CHANGED', isPublished: true, waitsFor: null, title: 'House' });
    expect(changes).toMatchObject({ fields: ['title'], disputed: [], by: 'Sara Demo' });

    // What is saved next goes on from there.
    const again = await edit(at(id), { title: 'Tall tower', version: saved.data.version });
    expect(again.data.version).toBeGreaterThan(saved.data.version);
    expect((await decide(of, { state: 'PUBLISHED' })).data).toMatchObject({
      ...{ state: 'PUBLISHED', changes: null, title: 'Tall tower' },
    });
    expect((await seen(page(id))).title).toBe('Tall tower');
    expect(await edited(at(id))).toMatchObject({ title: 'Tall tower', version: 2 });
    const revisions = await app.get<object[]>(`/revisions/${of}`, { token });
    expect(revisions.data).toMatchObject([{ version: 2, author: 'Sara Demo', changed: ['title'] }, {}]);
  });

  it('waits for a review or its time with its changes, and is never hidden by that', async () => {
    const { id } = await make();
    const of = `${kind}/${id}`;
    for (const state of ['IN_REVIEW', 'SCHEDULED'])
      expect(await decide(of, { state, publishAt: inMinutes(60) })).toMatchObject({
        ...{ status: 409, message: expect.stringContaining('Save a draft first, then request a review') },
      });
    await edit(at(id), { title: 'Tower' });
    expect((await decide(of, { state: 'IN_REVIEW' })).data).toMatchObject({
      ...{ state: 'CHANGED', waitsFor: 'IN_REVIEW', isPublished: true, by: 'Sara Demo' },
    });
    expect((await seen(page(id))).title).toBe('House');
    const publishAt = inMinutes(60);
    await decide(of, { state: 'SCHEDULED', publishAt });
    const { data: upcoming } = await app.get<PublicationDto[]>('/publications', { token });
    expect(upcoming).toMatchObject([{ title: 'House', waitsFor: 'SCHEDULED', publishAt, isPublished: true }]);
    await publishDue();
    expect((await seen(page(id))).title).toBe('House');
    await letTimeCome();
    await Promise.all([publishDue(), publishDue()]);
    expect((await seen(page(id))).title).toBe('Tower');
    expect(await publication(of)).toMatchObject({ state: 'PUBLISHED', waitsFor: null, changes: null });
    expect((await edited(at(id))).version).toBe(2);
  });

  it('stays as it is where its changes are given up', async () => {
    const { id } = await make();
    const of = `${kind}/${id}`;
    await edit(at(id), { title: 'Tower' });
    await decide(of, { state: 'SCHEDULED', publishAt: inMinutes(60) });
    const { version } = await publication(of);
    expect(await discard(of, version - 1)).toMatchObject({
      ...{ status: 409, message: expect.stringContaining('Review the changes first') },
    });
    expect((await discard(of, version)).status).toBe(200);
    expect((await discard(of, version)).status).toBe(200);
    expect(await publication(of)).toMatchObject({ state: 'PUBLISHED', publishAt: null, changes: null });
    expect(await edited(at(id))).toMatchObject({ title: 'House', version: 1 });
  });
});

describe('draft changes', () => {
  it('of an older state are refused with the one of now, and nothing is lost', async () => {
    const { id } = await build.project({ title: 'House' });
    const at = `/projects/${id}`;
    const { version } = await edited(at);
    const first = await edit(at, { title: 'Tower', version });
    expect(await edit(at, { title: 'Castle', version })).toMatchObject({
      ...{ status: 409, error: { details: { current: { title: 'Tower', version: first.data.version } } } },
    });
    // The same again, as after an answer that was lost, changes nothing.
    expect((await edit(at, { title: 'Tower', version })).data.version).toBe(first.data.version);
    await change(at, { location: 'Bole' });
    expect(await edit(at, { title: 'Castle', version: first.data.version })).toMatchObject({
      ...{ status: 409, error: { details: { current: { title: 'Tower', location: 'Bole' } } } },
    });
    expect((await edited(at)).title).toBe('Tower');
  });

  it('leave alone what somebody changed for visitors elsewhere meanwhile', async () => {
    const { id } = await build.project({ title: 'House', location: 'Arada' });
    await edit(`/projects/${id}`, { title: 'Tower' });
    await change(`/projects/${id}`, { location: 'Bole' });
    expect((await decide(`project/${id}`, { state: 'PUBLISHED' })).status).toBe(200);
    expect(await seen(`/projects/${id}`)).toMatchObject({ title: 'Tower', location: 'Bole' });
  });

  it('are not published over what somebody changed meanwhile, until they are saved once more', async () => {
    const { id } = await build.project({ title: 'House' });
    const of = `project/${id}`;
    await edit(`/projects/${id}`, { title: 'Tower' });
    await change(`/projects/${id}`, { title: 'Cottage' });
    expect((await publication(of)).changes).toMatchObject({ disputed: ['title'] });
    expect(await decide(of, { state: 'PUBLISHED' })).toMatchObject({
      ...{ status: 409, message: expect.stringContaining('save the draft again') },
    });
    expect((await seen(`/projects/${id}`)).title).toBe('Cottage');
    const { title, version } = await edited(`/projects/${id}`);
    expect(title).toBe('Tower');
    await edit(`/projects/${id}`, { title, version });
    expect((await decide(of, { state: 'PUBLISHED' })).status).toBe(200);
    expect((await seen(`/projects/${id}`)).title).toBe('Tower');
  });

  it('whose time comes while somebody changed the same wait for a colleague', async () => {
    const { id } = await build.project({ title: 'House' });
    const of = `project/${id}`;
    await edit(`/projects/${id}`, { title: 'Tower' });
    await decide(of, { state: 'SCHEDULED', publishAt: inMinutes(60) });
    await change(`/projects/${id}`, { title: 'Cottage' });
    await letTimeCome();
    await publishDue();
    expect(await publication(of)).toMatchObject({ waitsFor: 'IN_REVIEW', changes: { disputed: ['title'] } });
    expect((await seen(`/projects/${id}`)).title).toBe('Cottage');
  });

  it('whose address somebody took meanwhile wait for a colleague too, and say so', async () => {
    const { id } = await build.project({ title: 'House' });
    const of = `project/${id}`;
    await edit(`/projects/${id}`, { slug: 'ridge' });
    await build.project({ slug: 'ridge' });
    expect(await decide(of, { state: 'PUBLISHED' })).toMatchObject({
      ...{ status: 409, message: expect.stringContaining('Choose another address') },
    });
    await decide(of, { state: 'SCHEDULED', publishAt: inMinutes(60) });
    await letTimeCome();
    await publishDue();
    expect(await publication(of)).toMatchObject({ waitsFor: 'IN_REVIEW' });
  });

  it('are published once by two people, and not in a state that one of them has not seen', async () => {
    const { id } = await build.project({ title: 'House' });
    const of = `project/${id}`;
    await edit(`/projects/${id}`, { title: 'Tower' });
    const { version } = await publication(of);
    await edit(`/projects/${id}`, { title: 'Castle' });
    expect(await decide(of, { state: 'PUBLISHED', version })).toMatchObject({
      ...{ status: 409, error: { details: { current: { state: 'CHANGED' } } } },
    });
    const body = { state: 'PUBLISHED', version: (await publication(of)).version };
    const both = await Promise.all([decide(of, body), decide(of, body)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await edited(`/projects/${id}`)).toMatchObject({ title: 'Castle', version: 2 });
  });

  it('do not show a record by themselves that somebody hid meanwhile', async () => {
    const { id } = await build.project({ title: 'House' });
    await edit(`/projects/${id}`, { title: 'Tower' });
    await decide(`project/${id}`, { state: 'SCHEDULED', publishAt: inMinutes(60) });
    await app.call('PATCH', `/projects/${id}/toggle-visibility`, { body: { value: false }, token });
    await letTimeCome();
    await publishDue();
    expect((await app.get(`/projects/${id}`)).status).toBe(404);
    expect(await publication(`project/${id}`)).toMatchObject({
      ...{ state: 'DRAFT', waitsFor: null, changes: { fields: ['title'] } },
    });
    expect((await decide(`project/${id}`, { state: 'PUBLISHED' })).data.title).toBe('Tower');
  });

  it('that say what visitors read already are none', async () => {
    const { id } = await build.project({ title: 'House', isPublic: true });
    await edit(`/projects/${id}`, { title: 'Tower' });
    expect((await edit(`/projects/${id}`, { title: 'House', isPublic: false })).data).toMatchObject({
      ...{ version: 1, isPublic: true },
    });
    expect(await stored()).toBe(0);
  });

  it('bring pictures, which stay as long as they are named, and go with them', async () => {
    const { id } = await build.project({ title: 'House' });
    const upload = async () =>
      app.call<Edited>('PUT', `/projects/${id}/changes`, {
        ...{ token, body: form({ gallery: '[]' }, [['images', await picture(40, 30), 'a.png']]) },
      });
    const lies = (path: string | null) => existsSync(join(app.dataDir, path!));
    const first = (await upload()).data;
    expect(first.mainImage).toMatch(/^\/uploads\/projects\//);
    expect(await seen(`/projects/${id}`)).toMatchObject({ mainImage: null, gallery: [] });
    const other = (await edit(`/projects/${id}`, { mainImage: null })).data;
    expect([other.mainImage, lies(first.mainImage)]).toEqual([null, false]);

    const second = (await upload()).data;
    await decide(`project/${id}`, { state: 'PUBLISHED' });
    expect((await seen(`/projects/${id}`)).mainImage).toBe(second.mainImage);
    expect(lies(second.mainImage)).toBe(true);
    const third = (await upload()).data;
    const { version } = await publication(`project/${id}`);
    await discard(`project/${id}`, version);
    const paths = [third.mainImage, ...third.gallery].filter((path) => path !== second.mainImage);
    expect([paths.length, ...paths.map(lies)]).toEqual([1, false]);
    expect(lies(second.mainImage)).toBe(true);
  });

  it('go with the record, and outlive the account that made them', async () => {
    const { id } = await build.service();
    const colleague = await build.user({ role: UserRole.EDITOR });
    await edit(`/services/${id}`, { title: 'Tower' }, await tokenOf(app, colleague));
    await app.dataSource.query(`DELETE FROM users WHERE id = $1`, [colleague.id]);
    expect((await publication(`service/${id}`)).changes).toMatchObject({ by: null });
    await app.call('DELETE', `/services/${id}`, { token });
    expect(await stored()).toBe(1);
    await app.call('DELETE', `/bin/service/${id}`, { token });
    expect(await stored()).toBe(0);
  });

  it('are checked like any other', async () => {
    const { id } = await build.project();
    expect(await edit(`/projects/${id}`, { title: '' })).toMatchObject({
      ...{ status: 400, error: { details: [{ field: 'title' }] } },
    });
    expect((await edit('/projects/99', { title: 'Tower' })).status).toBe(404);
    expect((await app.get('/projects/99/changes', { token })).status).toBe(404);
    expect(await decide(`project/${id}`, { state: 'CHANGED' })).toMatchObject({
      ...{ status: 409, message: expect.stringContaining('Save a draft first.') },
    });
  });
});

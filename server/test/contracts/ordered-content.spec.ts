import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addStandardServices } from '../../src/modules/services/services.module.js';
import { Build, tokenOf } from '../builders/build.js';
import { form, picture } from '../builders/pictures.js';
import { TestApp } from '../support/test-app.js';

// What staff write about the firm, put in order and may hide: the team, and what clients say.

interface Entry {
  id: number;
  name: string;
  image: string | null;
  version: number;
  fallbacks?: string[];
}

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.empty();
  token = await tokenOf(app, await new Build(app.dataSource).admin());
});

const rahel = { name: 'Rahel', title: 'Architect', bio: 'Draws rooms and gardens.' };
const almaz = { name: 'Almaz', position: 'Owner', company: 'Ridge House', content: 'Warm rooms.' };

describe.each([
  { path: '/team', some: rahel, kind: 'team-member', entity: 'team-member', text: 'bio' },
  { path: '/testimonials', some: almaz, kind: 'testimonial', entity: 'testimonial', text: 'content' },
])('$path', ({ path, some, kind, entity, text }) => {
  const create = async (fields: object) => (await app.post<Entry>(path, fields, { token })).data;
  const put = (id: number | string, body: unknown) =>
    app.call<Entry>('PUT', `${path}/${id}`, { body, token });
  const shown = async (language = 'en') =>
    (await app.get<Entry[]>(path, { headers: { 'Accept-Language': language } })).data;
  const namesOf = (entries: Entry[]) => entries.map(({ name }) => name);

  it('shows what is public, in the order that staff chose', async () => {
    const [one, two] = [await create(some), await create({ ...some, name: 'Two' })];
    const three = await create({ ...some, name: 'Three', isPublic: false });
    expect(namesOf(await shown())).toEqual([some.name, 'Two']);
    expect(Object.keys((await shown())[0]!)).not.toContain('version');

    const { data, status } = await app.call<Entry[]>('PUT', `${path}/order`, {
      body: { ids: [three.id, two.id, one.id] },
      token,
    });
    expect([status, namesOf(data)]).toEqual([200, ['Three', 'Two', some.name]]);
    expect(namesOf(await shown())).toEqual(['Two', some.name]);
    // A form that is open meanwhile can still be saved.
    expect(data.map(({ version }) => version)).toEqual([1, 1, 1]);
    expect(namesOf((await app.get<Entry[]>(`${path}/admin`, { token })).data)).toEqual(namesOf(data));

    await put(three.id, { isPublic: true, version: 1 });
    expect(namesOf(await shown())).toEqual(['Three', 'Two', some.name]);
  });

  it('refuses an order of a list that is another one by now, and takes the same one twice', async () => {
    const [one, two] = [await create(some), await create({ ...some, name: 'Two' })];
    const order = (ids: unknown) => app.call('PUT', `${path}/order`, { body: { ids }, token });
    for (const ids of [[one.id], [two.id, one.id, 77], []]) {
      const { status, message } = await order(ids);
      expect([status, message]).toEqual([409, 'The list has changed. Reload it and set the order again.']);
    }
    expect((await order([one.id, one.id])).error.details).toEqual([
      { field: 'ids', message: 'ids must name each record once.' },
    ]);
    expect((await order('x')).status).toBe(400);
    expect(namesOf(await shown())).toEqual([some.name, 'Two']);

    for (const _ of [1, 2]) expect((await order([two.id, one.id])).status).toBe(200);
    const { data } = await app.get<{ data: { type: string; subtitle: string }[] }>('/activity', { token });
    expect(data.data.filter(({ subtitle }) => subtitle.startsWith('Order'))).toEqual([
      expect.objectContaining({ type: `${entity}.updated` }),
    ]);
  });

  it('keeps one picture, and takes the one before away', async () => {
    const there = (image: string | null) => existsSync(join(app.dataDir, image!));
    const file = await picture(60, 80);
    const made = await app.post<Entry>(path, form(some, [['image', file, 'a.png']]), { token });
    expect([made.status, there(made.data.image)]).toEqual([201, true]);
    const { data } = await put(made.data.id, form({ version: '1' }, [['image', file, 'b.png']]));
    expect([there(made.data.image), there(data.image)]).toEqual([false, true]);
    expect((await put(data.id, { image: '/uploads/demo/other.webp' })).status).toBe(400);
    expect((await put(data.id, { image: null, version: 2 })).data.image).toBeNull();
    expect(there(data.image)).toBe(false);
  });

  it('refuses a change of an older version, and restores what was deleted where it stood', async () => {
    const one = await create(some);
    await create({ ...some, name: 'Two' });
    expect((await put(one.id, { name: 'One', version: 1 })).data.version).toBe(2);
    const stale = await put(one.id, { name: 'Else', version: 1 });
    expect([stale.status, stale.error.details]).toMatchObject([409, { current: { name: 'One' } }]);

    expect((await app.call('DELETE', `${path}/${one.id}`, { token })).status).toBe(200);
    expect(namesOf(await shown())).toEqual(['Two']);
    const { data: trash } = await app.get<{ data: object[] }>('/bin', { token });
    expect(trash.data).toEqual([expect.objectContaining({ id: one.id, entity, title: 'One' })]);
    expect((await app.post(`${path}/${one.id}/restore`, undefined, { token })).status).toBe(200);
    expect(namesOf(await shown())).toEqual(['One', 'Two']);
    expect((await app.get(`${path}/admin/99`, { token })).status).toBe(404);
  });

  it('is read in the language of the reader, text by text, once that is published', async () => {
    const { id } = await create(some);
    const at = `/translations/${kind}/${id}/am`;
    const { data } = await app.get<{ texts: { field: string; fingerprint: string }[] }>(at, { token });
    const { fingerprint } = data.texts.find(({ field }) => field === text)!;
    const save = (published: boolean, version: number) =>
      app.call('PUT', at, {
        body: { texts: [{ field: text, text: 'ሙቅ ክፍሎች።', fingerprint }], published, version },
        token,
      });
    await save(false, 0);
    expect((await shown('am'))[0]).toMatchObject({ ...some, fallbacks: Object.keys(some) });
    await save(true, 1);
    expect((await shown('am'))[0]).toMatchObject({
      ...some,
      [text]: 'ሙቅ ክፍሎች።',
      fallbacks: Object.keys(some).filter((name) => name !== text),
    });
    expect((await shown())[0]).toMatchObject({ ...some, fallbacks: [] });

    await put(id, { [text]: 'Another text.' });
    const board = await app.get<{ data: object[] }>(`/translations?kind=${kind}&language=am`, { token });
    expect(board.data.data).toEqual([
      expect.objectContaining({ recordId: id, title: some.name, state: 'OUTDATED', outdated: [text] }),
    ]);
  });
});

it('keeps ratings from one to five stars', async () => {
  const rate = (rating: unknown) => app.post('/testimonials', { ...almaz, rating }, { token });
  for (const rating of [0, 6, 2.5, 'many']) expect((await rate(rating)).status).toBe(400);
  expect((await rate(3)).data).toMatchObject({ rating: 3 });
  expect((await app.post('/testimonials', almaz, { token })).data).toMatchObject({ rating: 5 });
});

describe('the ten standard services', () => {
  interface Standard {
    id: number;
    slug: string;
    title: string;
    description: string;
    version: number;
    isActive: boolean;
  }
  const shown = async (language = 'en') =>
    (await app.get<Standard[]>('/services/standard', { headers: { 'Accept-Language': language } })).data;
  const slugs = async () => (await shown()).map(({ slug }) => slug);
  const staff = async () => (await app.get<Standard[]>('/services/admin/standard', { token })).data;

  beforeEach(() => app.dataSource.transaction(addStandardServices));

  it('are there in every language, each once, after any change by staff before the next start', async () => {
    expect((await slugs()).slice(0, 3)).toEqual(['residence', 'hotel', 'interior']);
    expect((await shown('am'))[1]).toMatchObject({ slug: 'hotel', title: 'የሆቴል ዲዛይን', fallbacks: [] });
    const [residence] = await staff();
    await app.call('PUT', `/services/${residence!.id}`, { body: { title: 'Homes', version: 1 }, token });
    await app.dataSource.transaction(addStandardServices);
    expect(await staff()).toHaveLength(10);
    const { data } = await app.get<Standard>('/services/standard/residence');
    expect(data).toMatchObject({ slug: 'residence', title: 'Homes', duration: '3-6 months' });
    const board = await app.get<{ data: object[] }>('/translations?kind=service&state=OUTDATED', { token });
    expect(board.data.data).toHaveLength(2);
  });

  it('are none of those that staff have added', async () => {
    const added = await new Build(app.dataSource).service();
    const { data } = await app.get<{ data: object[]; pagination: object }>('/services?isActive=true');
    expect(data.data).toEqual([expect.objectContaining({ id: added.id, slug: null })]);
    expect(data.pagination).toMatchObject({ totalItems: 1 });
    expect((await app.get('/services/standard/castle')).status).toBe(404);
  });

  it('can be put in order, hidden and deleted', async () => {
    const all = await staff();
    const ids = all.map(({ id }) => id).reverse();
    const order = (wanted: number[]) =>
      app.call('PUT', '/services/standard/order', { body: { ids: wanted }, token });
    const added = await new Build(app.dataSource).service();
    expect((await order([...ids, added.id])).status).toBe(409);
    expect((await order(ids)).status).toBe(200);
    expect((await slugs()).at(-1)).toBe('residence');
    const [consultation] = await staff();
    expect(consultation).toMatchObject({ slug: 'consultation', version: 1 });
    await app.call('PATCH', `/services/${consultation!.id}/toggle-status`, { body: { value: false }, token });
    expect(await slugs()).not.toContain('consultation');
    expect((await app.get('/services/standard/consultation')).status).toBe(404);
    expect((await app.call('DELETE', `/services/${consultation!.id}`, { token })).status).toBe(200);
    expect((await staff()).map(({ slug }) => slug)).not.toContain('consultation');
  });
});

describe('/site-copy', () => {
  interface Words {
    heroHeadline: string | null;
    mission: string | null;
    figureLabels: string[];
    fallbacks: string[];
    version: number;
  }
  const put = (body: object) => app.call<Words>('PUT', '/site-copy', { body, token });
  const shown = async (language = 'en') =>
    (await app.get<Words>('/site-copy', { headers: { 'Accept-Language': language } })).data;

  it('say nothing until staff have written something, and again what the site brings along when it is taken back', async () => {
    expect(await shown()).toMatchObject({ heroHeadline: null, figureLabels: [], fallbacks: [] });
    expect((await app.get<Words>('/site-copy/admin', { token })).data.version).toBe(1);
    const { data } = await put({ heroHeadline: ' Houses ', version: 1 });
    expect(data).toMatchObject({ heroHeadline: 'Houses', mission: null, version: 2 });
    expect((await put({ heroHeadline: 'Houses', version: 1 })).data.version).toBe(2);
    expect((await put({ mission: 'Else', version: 1 })).status).toBe(409);
    expect(await shown()).toMatchObject({ heroHeadline: 'Houses', mission: null });
    await put({ heroHeadline: '' });
    expect((await shown()).heroHeadline).toBeNull();
  });

  it('show a picture of the library behind the headline, with what is known of it, and say where it is shown', async () => {
    const body = form({}, [['image', await picture(1920, 1080, 'jpeg'), 'ridge.jpg']]);
    const { data } = await app.post<{ id: number; path: string }>('/pictures', body, { token });
    expect((await put({ heroImage: '/uploads/pictures/nothing-10x10.webp' })).error.details).toEqual([
      { field: 'heroImage', message: 'heroImage must be a picture of the site.' },
    ]);
    expect((await put({ heroImage: data.path })).status).toBe(200);
    await app.call('PUT', `/pictures/${data.id}`, { body: { alt: 'A ridge', focalX: 0.25 }, token });
    expect(await shown()).toMatchObject({
      heroImage: data.path,
      pictures: [{ path: data.path, alt: 'A ridge', focalX: 0.25, width: 1920 }],
    });
    const { data: known } = await app.get<{ usedBy: object[] }>(`/pictures/${data.id}`, { token });
    expect(known.usedBy).toEqual([
      { kind: 'site-copy', id: 1, title: 'Words of the site', isInTrash: false },
    ]);
    expect((await app.call('DELETE', `/pictures/${data.id}`, { token })).status).toBe(409);
    await put({ heroImage: null });
    expect(await shown()).toMatchObject({ heroImage: null, pictures: [] });
    expect((await app.call('DELETE', `/pictures/${data.id}`, { token })).status).toBe(200);
  });

  it('keep lists that belong together of one length', async () => {
    const refused = await put({ figureValues: ['15', '500+'], figureLabels: ['years'] });
    expect([refused.status, refused.error.details]).toEqual([
      400,
      [
        {
          field: 'figureLabels',
          message: 'figureLabels must have as many entries as figureValues: 2, not 1.',
        },
      ],
    ]);
    expect((await put({ figureValues: ['15'], figureLabels: ['years'] })).status).toBe(200);
  });

  it('are on the board as soon as there is something to translate, and read once it is published', async () => {
    const board = async () =>
      (await app.get<{ data: object[] }>('/translations?kind=site-copy&language=am', { token })).data.data;
    expect(await board()).toEqual([]);
    await put({ mission: 'We build.', figureValues: ['15'], figureLabels: ['years'] });
    expect(await board()).toEqual([
      expect.objectContaining({ title: 'Words of the site', missing: ['figureLabels', 'mission'] }),
    ]);
    const at = '/translations/site-copy/1/am';
    const { data } = await app.get<{ texts: { field: string; fingerprint: string }[] }>(at, { token });
    const { fingerprint } = data.texts.find(({ field }) => field === 'mission')!;
    const texts = [{ field: 'mission', text: 'እንገነባለን።', fingerprint }];
    await app.call('PUT', at, { body: { texts, published: true }, token });
    expect(await shown('am')).toMatchObject({
      ...{ mission: 'እንገነባለን።', heroHeadline: null, figureLabels: ['years'] },
      fallbacks: ['figureLabels'],
    });
  });
});

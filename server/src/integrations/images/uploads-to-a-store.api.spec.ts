import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { form, picture } from '../../../test/builders/pictures.js';
import { S3Store } from '../../../test/support/s3-store.js';
import { type ApiAnswer, TestApp } from '../../../test/support/test-app.js';
import { waitFor } from '../../../test/support/wait-for.js';
import { CleanupScheduler } from '../../common/jobs/cleanup-scheduler.js';
import { AvifImages } from './avif-images.js';

let store: S3Store;
let app: TestApp;
let token: string;

beforeAll(async () => {
  store = await S3Store.start();
  app = await TestApp.start({ s3: store.settings });
});
afterAll(async () => {
  await app.stop();
  await store.stop();
});
beforeEach(async () => {
  await app.empty();
  await store.empty();
  token = await tokenOf(app, await new Build(app.dataSource).admin());
  jest.spyOn(Logger.prototype, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  jest.restoreAllMocks();
  await store.go();
  await store.come();
});

interface Service {
  id: number;
  image: string;
}

const fields = { title: 'Plans', description: 'x', longDescription: 'x', duration: 'x' };
const send = async (method: string, path: string, key?: string): Promise<ApiAnswer<Service>> =>
  app.call<Service>(method, path, {
    body: form(method === 'POST' ? fields : {}, [['image', await picture(600, 400), 'a.png']]),
    token,
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  });
const query = <Row>(statement: string) => app.dataSource.query<Row[]>(statement);
const unsettled = async () =>
  (await query<{ path: string }>('SELECT path FROM unsettled_uploads')).map(({ path }) => path);
const filesOf = ({ image }: Service) => [image.slice(1).replace('.webp', '.w480.webp'), image.slice(1)];

it('keeps a picture with its narrower versions in the store, and nothing on disk', async () => {
  const { status, data } = await send('POST', '/services');
  expect(status).toBe(201);
  expect(await store.keys()).toEqual(filesOf(data));
  const { format, width } = await sharp(await store.get(filesOf(data)[0]!)).metadata();
  expect({ format, width }).toEqual({ format: 'webp', width: 480 });
  expect((await fetch(`${app.origin}${data.image}`)).status).toBe(200);
  expect(await unsettled()).toEqual([]);
});

it('lays AVIF files beside them, which go with them', async () => {
  const avif = app.nest.get(AvifImages);
  avif.start();
  const { data } = await send('POST', '/services');
  await avif.done();
  expect((await store.keys()).filter((key) => key.endsWith('.avif'))).toHaveLength(2);
  avif.stop();
  await app.call('DELETE', `/services/${data.id}`, { token });
  expect(await store.keys()).toHaveLength(4);
  await app.call('DELETE', `/bin/service/${data.id}`, { token });
  expect(await store.keys()).toEqual([]);
});

it('removes what a change replaced, once no earlier version shows it', async () => {
  const before = await send('POST', '/services');
  await app.dataSource.query('DELETE FROM revisions');
  const after = await send('PUT', `/services/${before.data.id}`);
  expect(after.data.image).not.toBe(before.data.image);
  expect(await store.keys()).toEqual(filesOf(after.data));
});

it('says 503 while the store is gone, keeps nothing, and takes the same request when it is back', async () => {
  await store.go();
  const refused = await send('POST', '/services', 'the-same-request-1');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(refused.error.message).toMatch(/Nothing was saved/);
  expect(await query('SELECT FROM services')).toEqual([]);
  await store.come();
  const taken = await send('POST', '/services', 'the-same-request-1');
  expect(taken.status).toBe(201);
  expect(await query('SELECT FROM services')).toHaveLength(1);
  expect(await store.keys()).toEqual(filesOf(taken.data));
});

it('leaves a record as it was where its new picture cannot be stored', async () => {
  const { data } = await send('POST', '/services');
  await store.go();
  expect((await send('PUT', `/services/${data.id}`)).status).toBe(503);
  await store.come();
  expect((await app.get<Service>(`/services/${data.id}`)).data.image).toBe(data.image);
  expect(await store.keys()).toEqual(filesOf(data));
});

it('sweeps later what a store took in whose answer was lost', async () => {
  // It hears each request, and is given up before it answers: what it was sent appears all the same.
  store.delay = 12_000;
  expect((await send('POST', '/services')).status).toBe(503);
  store.delay = 0;
  // It would else appear within the next test.
  await waitFor(async () => (await store.keys()).length > 0);
  expect(await unsettled()).toEqual([`/${(await store.keys())[0]}`]);
  await app.nest.get(CleanupScheduler).runAll();
  expect(await store.keys()).toHaveLength(1);
  await query(`UPDATE unsettled_uploads SET created_at = now() - interval '7 hours'`);
  await app.nest.get(CleanupScheduler).runAll();
  expect([await store.keys(), await unsettled()]).toEqual([[], []]);
});

it('tries again later to remove what the store does not let go', async () => {
  const { data } = await send('POST', '/services');
  await app.call('DELETE', `/services/${data.id}`, { token });
  await store.go();
  expect((await app.call('DELETE', `/bin/service/${data.id}`, { token })).status).toBe(200);
  expect(await unsettled()).toEqual([data.image]);
  await store.come();
  await query(`UPDATE unsettled_uploads SET created_at = now() - interval '7 hours'`);
  await app.nest.get(CleanupScheduler).runAll();
  expect([await store.keys(), await unsettled()]).toEqual([[], []]);
});

it('holds no connection to the database while the store takes its time', async () => {
  const { data } = await send('POST', '/services');
  await app.call('DELETE', `/services/${data.id}`, { token });
  store.requests.length = 0;
  store.delay = 3_000;
  let isErased = false;
  const erased = app.call('DELETE', `/bin/service/${data.id}`, { token }).then(() => (isErased = true));
  await waitFor(() => expect(store.requests).toContain(`DELETE ${data.image.slice(1)}`));
  // The embedded database has one.
  expect(await query('SELECT FROM services')).toEqual([]);
  expect(isErased).toBe(false);
  await erased;
  expect(await unsettled()).toEqual([]);
});

it('says that the store is full', async () => {
  store.isFull = true;
  const { status, error } = await send('POST', '/services');
  expect([status, error.message]).toEqual([503, expect.stringMatching(/no disk space/)]);
  expect([await query('SELECT FROM services'), await unsettled(), await store.keys()]).toEqual([[], [], []]);
});

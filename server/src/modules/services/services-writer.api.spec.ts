import { standardSlugs } from '@consultancy/shared/standard-services';
import { am } from '@consultancy/shared/standard-services/am';
import { en } from '@consultancy/shared/standard-services/en';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IsNull, Not } from 'typeorm';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { form, picture } from '../../../test/builders/pictures.js';
import { TestApp } from '../../../test/support/test-app.js';
import type { PublicServiceDto, ServiceDto, StandardServiceDto } from './dto/service.dto.js';
import { Service } from './service.entity.js';
import { addStandardServices } from './standard/add-standard-services.js';

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

const permits = {
  title: 'Permits',
  description: 'Papers.',
  longDescription: 'All papers.',
  duration: '1-2 months',
};
const create = (body: unknown) => app.post<ServiceDto>('/services', body, { token });
const put = (id: number, body: unknown) => app.call<ServiceDto>('PUT', `/services/${id}`, { body, token });

describe('POST /services', () => {
  it('takes JSON, and drops blank entries of lists', async () => {
    const { status, data } = await create({
      ...permits,
      process: [' Visit ', '', 'Draw'],
      image: 'https://elsewhere.example/a.jpg',
    });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      process: ['Visit', 'Draw'],
      features: [],
      isActive: true,
      image: 'https://elsewhere.example/a.jpg',
    });
  });

  it('takes a form with a picture, where lists are JSON texts', async () => {
    const fields = { ...permits, features: '["Survey","ካርታ"]', isActive: 'false' };
    const { data } = await create(form(fields, [['image', await picture(50, 30), 'a.png']]));
    expect(data).toMatchObject({ features: ['Survey', 'ካርታ'], isActive: false });
    expect(data.image).toMatch(/^\/uploads\/services\//);
  });

  it.each([
    ['no duration', { duration: '' }, 'duration'],
    ['no long description', { longDescription: undefined }, 'longDescription'],
    ['features that are no JSON list', { features: '{"a":1}' }, 'features'],
    ['a picture over http', { image: 'http://elsewhere.example/a.jpg' }, 'image'],
    ['a script as picture', { image: 'javascript:alert(1)' }, 'image'],
    ['the picture of another record', { image: '/uploads/projects/a.webp' }, 'image'],
  ])('refuses %s and stores nothing', async (_, change, field) => {
    expect(await create({ ...permits, ...change })).toMatchObject({
      status: 400,
      error: { details: [{ field }] },
    });
    expect(await app.dataSource.manager.count(Service)).toBe(0);
  });
});

describe('PUT /services/{id}', () => {
  it('keeps the picture where its path comes back, and when another takes its place', async () => {
    const { data } = await create(form(permits, [['image', await picture(50, 30), 'a.png']]));
    const stored = (await put(data.id, { title: 'Building permits', image: data.image, version: 1 })).data;
    expect(stored).toMatchObject({ title: 'Building permits', image: data.image, version: 2 });
    const after = (await put(data.id, { image: 'https://elsewhere.example/b.jpg' })).data;
    expect(after.image).toBe('https://elsewhere.example/b.jpg');
    expect((await fetch(app.origin + data.image)).status).toBe(200);
  });
});

describe('the rest', () => {
  it('switches a service off and on', async () => {
    const { data } = await create(permits);
    const toggle = () => app.call<ServiceDto>('PATCH', `/services/${data.id}/toggle-status`, { token });
    expect((await toggle()).data.isActive).toBe(false);
    expect((await app.get(`/services/${data.id}`)).status).toBe(404);
    expect((await toggle()).data.isActive).toBe(true);
  });

  it('moves a service to the trash', async () => {
    const { data } = await create(permits);
    expect((await app.call('DELETE', `/services/${data.id}`, { token })).status).toBe(200);
    expect((await app.get(`/services/${data.id}`, { token })).status).toBe(404);
  });
});

describe('DELETE /services/{id} of a standard service', () => {
  const hotel = async (language = 'en') =>
    (
      await app.get<PublicServiceDto>('/services/standard/hotel', {
        headers: { 'Accept-Language': language },
      })
    ).data;
  const slugs = async () =>
    (await app.get<StandardServiceDto[]>('/services/standard')).data.map(({ slug }) => slug);
  const rows = () => app.dataSource.manager.countBy(Service, { slug: Not(IsNull()) });

  beforeEach(() => app.dataSource.transaction(addStandardServices));

  it('moves it to the trash, shows its built-in texts, and restores what staff made of it', async () => {
    const { id } = await hotel();
    expect((await put(id, { title: 'Our hotels' })).status).toBe(200);
    expect((await hotel()).title).toBe('Our hotels');
    expect((await app.call('DELETE', `/services/${id}`, { token })).status).toBe(200);
    expect(await hotel()).toMatchObject({ id, slug: 'hotel', title: en.hotel.title, isActive: true });
    expect(await hotel('am')).toMatchObject({ title: am.hotel.title, fallbacks: [] });
    expect(await slugs()).toEqual([...standardSlugs]);
    expect((await app.get(`/services/${id}`)).status).toBe(404);
    expect((await app.post(`/services/${id}/restore`, undefined, { token })).status).toBe(200);
    expect(await hotel()).toMatchObject({ id, title: 'Our hotels' });
    expect((await app.call('DELETE', `/services/${id}`, { token })).status).toBe(200);
  });

  it('is not added again by a start, even once the trash is emptied', async () => {
    const { id } = await hotel();
    await app.call('DELETE', `/services/${id}`, { token });
    expect((await app.call('DELETE', `/bin/service/${id}`, { token })).status).toBe(200);
    await app.dataSource.transaction(addStandardServices);
    expect(await rows()).toBe(9);
    expect(await hotel()).toMatchObject({ id: 0, title: en.hotel.title });
    expect(await slugs()).toEqual([...standardSlugs]);
  });

  it('does not show one that staff hide', async () => {
    const { id } = await hotel();
    await app.call('PATCH', `/services/${id}/toggle-status`, { token });
    expect((await app.get('/services/standard/hotel')).status).toBe(404);
    expect(await slugs()).not.toContain('hotel');
  });
});

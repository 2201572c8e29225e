import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { ActivityService } from '../../content/content.module.js';
import type { PublicSettingsDto, SiteSettingsDto } from './dto/settings.dto.js';

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
  token = await tokenOf(app, await build.admin({ name: 'Ato Staff' }));
});

const untranslated = { siteName: null, siteDescription: null, address: null };

const get = async () => (await app.get<PublicSettingsDto>('/settings')).data;
const put = (body: object) => app.call<SiteSettingsDto>('PUT', '/settings', { body, token });

describe('PUT /settings', () => {
  it('saves every field for all to read, and notes who did it', async () => {
    const settings = {
      ...{ siteName: 'Zigba', siteDescription: 'Engineering.', contactEmail: 'hello@zigba.example' },
      ...{ supportPhone: '+251 900 000 009', secondPhone: '+251 900 000 008', address: 'Bole' },
      timezone: 'Europe/Berlin',
      ...{ language: 'am', currency: 'USD' },
      coordinates: { latitude: -8.5, longitude: 38.789512 },
    };
    const answer = await put({ ...settings, contactEmail: ' Hello@Zigba.example', version: 1 });
    expect(answer).toMatchObject({ status: 200, data: { ...settings, version: 2 } });
    const { translations, ...read } = await get();
    expect(answer.data).toMatchObject({ ...read, version: 2 });
    expect(translations).toEqual({ am: untranslated, om: untranslated });
    expect(await app.nest.get(ActivityService).latest(10)).toMatchObject([
      { type: 'settings.updated', subtitle: 'Zigba', actor: 'Ato Staff' },
    ]);
  });

  it('leaves what is left out', async () => {
    await put({ siteName: 'Zigba' });
    expect(await get()).toEqual({
      ...{ siteName: 'Zigba', siteDescription: 'Architecture.', contactEmail: 'office@firm.example' },
      ...{ supportPhone: '+251 900 000 000', address: 'Addis Ababa', timezone: 'Africa/Addis_Ababa' },
      ...{ language: 'en', currency: 'ETB', coordinates: null, secondPhone: null, isDemo: false },
      socialLinks: { facebook: null, youtube: null, telegram: null, tiktok: null },
      translations: { am: untranslated, om: untranslated },
    });
  });

  it('clears the coordinates of the office on null', async () => {
    await put({ coordinates: { latitude: 9, longitude: 38.7 } });
    expect((await put({ address: 'Bole' })).data.coordinates).toEqual({ latitude: 9, longitude: 38.7 });
    expect((await put({ coordinates: null })).data.coordinates).toBeNull();
  });

  it('clears the second phone on null or an empty text', async () => {
    for (const none of [null, '', ' ']) {
      expect((await put({ secondPhone: '+251 900 000 008' })).data.secondPhone).toBe('+251 900 000 008');
      expect((await put({ secondPhone: none })).data.secondPhone).toBeNull();
    }
  });

  it('of anything makes the firm of the demo a real one', async () => {
    await build.settings({ isDemo: true });
    await put({ address: 'Addis Ababa' });
    expect((await get()).isDemo).toBe(true);
    expect((await put({ address: 'Bole' })).data.isDemo).toBe(false);
    expect((await get()).isDemo).toBe(false);
    expect(await put({ isDemo: true })).toMatchObject({ status: 400 });
  });

  it('keeps links one by one', async () => {
    const [facebook, telegram] = ['https://facebook.example/zigba', 'https://t.example/zigba'];
    await put({ socialLinks: { facebook, telegram } });
    expect((await put({ socialLinks: { facebook: '' } })).data.version).toBe(3);
    expect((await put({ socialLinks: { telegram } })).data.version).toBe(3);
    const none = { facebook: null, youtube: null, tiktok: null };
    expect((await get()).socialLinks).toEqual({ ...none, telegram });
  });

  it('of nothing new is no new version', async () => {
    const coordinates = { longitude: 38.7, latitude: 9 };
    await put({ address: 'Bole', coordinates });
    expect((await put({ address: 'Bole', coordinates })).data.version).toBe(2);
  });

  it.each(['UTC', 'Africa/Nairobi', 'America/Argentina/Buenos_Aires'])(
    'knows the time zone %s',
    async (timezone) => {
      expect((await put({ timezone })).data.timezone).toBe(timezone);
    },
  );

  it.each<[object, string]>([
    [{ siteName: '' }, 'siteName'],
    [{ siteName: null }, 'siteName'],
    [{ siteName: 'x'.repeat(121) }, 'siteName'],
    [{ siteDescription: 'x'.repeat(501) }, 'siteDescription'],
    [{ contactEmail: 'office' }, 'contactEmail'],
    [{ supportPhone: '0'.repeat(41) }, 'supportPhone'],
    [{ secondPhone: '0'.repeat(41) }, 'secondPhone'],
    [{ address: ['Bole'] }, 'address'],
    [{ timezone: 'Mars/Olympus_Mons' }, 'timezone'],
    [{ timezone: 'UTC-5' }, 'timezone'],
    [{ timezone: '+03:00' }, 'timezone'],
    [{ timezone: '' }, 'timezone'],
    [{ timezone: null }, 'timezone'],
    [{ timezone: 3 }, 'timezone'],
    [{ timezone: 'A'.repeat(5000) }, 'timezone'],
    [{ language: 'fr' }, 'language'],
    [{ language: null }, 'language'],
    [{ currency: 'etb' }, 'currency'],
    [{ currency: 'ETB\n' }, 'currency'],
    [{ currency: 'BIRR' }, 'currency'],
    [{ currency: null }, 'currency'],
    [{ translations: { am: { siteName: 'ዝግባ' } } }, 'translations'],
    [{ socialLinks: { facebook: 'http://facebook.example' } }, 'socialLinks.facebook'],
    [{ socialLinks: { tiktok: 'javascript:alert(1)' } }, 'socialLinks.tiktok'],
    [{ socialLinks: { orkut: 'https://orkut.example' } }, 'socialLinks.orkut'],
    [{ coordinates: 'Bole' }, 'coordinates'],
    [{ coordinates: { latitude: 9 } }, 'coordinates.longitude'],
    [{ coordinates: { latitude: 90.1, longitude: 38 } }, 'coordinates.latitude'],
    [{ coordinates: { latitude: 9, longitude: -180.1 } }, 'coordinates.longitude'],
    [{ coordinates: { latitude: '9', longitude: 38 } }, 'coordinates.latitude'],
    [{ coordinates: { latitude: null, longitude: 38 } }, 'coordinates.latitude'],
    [{ coordinates: { latitude: 9, longitude: 38, altitude: 2300 } }, 'coordinates.altitude'],
    [{ version: 1.5 }, 'version'],
    [{ id: 2 }, 'id'],
  ])('refuses %j and writes nothing', async (body, field) => {
    const before = await get();
    expect(await put(body)).toMatchObject({
      status: 400,
      error: { code: 'VALIDATION_ERROR', details: [{ field }] },
    });
    expect(await get()).toEqual(before);
  });
});

describe('what the settings say in other languages', () => {
  interface Texts {
    state: string;
    version: number;
    texts: { field: string; fingerprint: string; state: string }[];
  }
  const at = '/translations/settings/1/am';
  const translate = async (said: Record<string, string>, published: boolean) => {
    const { data } = await app.get<Texts>(at, { token });
    const texts = Object.entries(said).map(([field, text]) => ({
      ...{ field, text },
      fingerprint: data.texts.find((each) => each.field === field)!.fingerprint,
    }));
    return app.call<Texts>('PUT', at, { body: { texts, published, version: data.version }, token });
  };

  it('is read once it is published, text by text', async () => {
    await translate({ siteName: 'ዝግባ' }, false);
    expect((await get()).translations.am).toEqual(untranslated);
    await translate({ address: 'ቦሌ' }, true);
    expect((await get()).translations).toEqual({
      am: { ...untranslated, siteName: 'ዝግባ', address: 'ቦሌ' },
      om: untranslated,
    });
  });

  it('is outdated once its English is another', async () => {
    await translate({ siteName: 'ዝግባ', siteDescription: 'አርክቴክቸር።', address: 'አዲስ አበባ' }, true);
    await put({ address: 'Bole' });
    const { data } = await app.get<{ data: object[] }>('/translations?kind=settings&language=am', { token });
    expect(data.data).toEqual([
      expect.objectContaining({ title: 'Demo firm', state: 'OUTDATED', outdated: ['address'], missing: [] }),
    ]);
    expect((await get()).translations.am.address).toBe('አዲስ አበባ');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { ActivityService } from '../activity/activity.module.js';
import type { SiteSettingsDto } from './dto/site-settings.dto.js';

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

const get = async () => (await app.get<SiteSettingsDto>('/settings')).data;
const put = (body: object) => app.call<SiteSettingsDto>('PUT', '/settings', { body, token });

describe('PUT /settings', () => {
  it('saves every field for all to read, and notes who did it', async () => {
    const settings = {
      ...{ siteName: 'Zigba', siteDescription: 'Engineering.', contactEmail: 'hello@zigba.example' },
      ...{ supportPhone: '+251 900 000 009', address: 'Bole', timezone: 'Europe/Berlin' },
      ...{ language: 'am', currency: 'USD' },
      coordinates: { latitude: -8.5, longitude: 38.789512 },
      translations: {
        am: { siteName: 'ዝግባ', siteDescription: 'ምህንድስና።', address: 'ቦሌ' },
        om: { siteName: null, siteDescription: 'Injinariingii.', address: 'Boolee' },
      },
    };
    const answer = await put({ ...settings, contactEmail: ' Hello@Zigba.example', version: 1 });
    expect(answer).toMatchObject({ status: 200, data: { ...settings, version: 2 } });
    expect({ ...(await get()), version: 2 }).toEqual(answer.data);
    expect(await app.nest.get(ActivityService).latest(10)).toMatchObject([
      { type: 'settings.updated', subtitle: 'Zigba', actor: 'Ato Staff' },
    ]);
  });

  it('leaves what is left out', async () => {
    await put({ siteName: 'Zigba' });
    expect(await get()).toEqual({
      ...{ siteName: 'Zigba', siteDescription: 'Architecture.', contactEmail: 'office@firm.example' },
      ...{ supportPhone: '+251 900 000 000', address: 'Addis Ababa', timezone: 'Africa/Addis_Ababa' },
      ...{ language: 'en', currency: 'ETB', coordinates: null },
      translations: { am: untranslated, om: untranslated },
    });
  });

  it('leaves what is left out of a language, and takes an empty text for none', async () => {
    const am = { siteName: 'ዝግባ', siteDescription: 'ምህንድስና።' };
    await put({ translations: { am, om: { address: 'Boolee' } } });
    const { data } = await put({ translations: { am: { siteName: ' ', address: ' ቦሌ ' } } });
    expect(data.translations).toEqual({
      am: { siteName: null, siteDescription: 'ምህንድስና።', address: 'ቦሌ' },
      om: { ...untranslated, address: 'Boolee' },
    });
    expect(data.version).toBe(3);
  });

  it('forgets where the office stands when it is told null', async () => {
    await put({ coordinates: { latitude: 9, longitude: 38.7 } });
    expect((await put({ address: 'Bole' })).data.coordinates).toEqual({ latitude: 9, longitude: 38.7 });
    expect((await put({ coordinates: null })).data.coordinates).toBeNull();
  });

  it('of nothing new is no new version', async () => {
    const translations = { am: { address: 'ቦሌ', siteName: 'ዝግባ' } };
    const coordinates = { longitude: 38.7, latitude: 9 };
    await put({ translations, coordinates });
    expect((await put({ translations, coordinates })).data.version).toBe(2);
  });

  it('refuses a stale version, shows the current settings and writes nothing', async () => {
    await put({ siteName: 'Theirs', version: 1 });
    expect(await put({ siteName: 'Mine', version: 1 })).toMatchObject({
      status: 409,
      error: { details: { current: { siteName: 'Theirs', version: 2 } } },
    });
    expect((await get()).siteName).toBe('Theirs');
  });

  it('lets one of two parallel changes of the same version win', async () => {
    const answers = await Promise.all(['A', 'B'].map((siteName) => put({ siteName, version: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
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
    [{ translations: null }, 'translations'],
    [{ translations: { am: 'ዝግባ' } }, 'translations.am'],
    [{ translations: { am: null } }, 'translations.am'],
    [{ translations: { en: { address: 'Bole' } } }, 'translations.en'],
    [{ translations: { am: { siteName: 'ዝ'.repeat(121) } } }, 'translations.am.siteName'],
    [{ translations: { om: { siteDescription: 'x'.repeat(501) } } }, 'translations.om.siteDescription'],
    [{ translations: { om: { address: 'x'.repeat(501) } } }, 'translations.om.address'],
    [{ translations: { om: { address: 7 } } }, 'translations.om.address'],
    [{ translations: { om: { supportPhone: '0' } } }, 'translations.om.supportPhone'],
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

  it('is for staff', async () => {
    const visitor = await tokenOf(app, await build.user());
    const options = { body: { siteName: 'Mine' }, token: visitor };
    expect((await app.call('PUT', '/settings', options)).status).toBe(403);
  });
});

import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Build, tokenOf } from '../../../test/builders/build.js';
import { TestApp } from '../../../test/support/test-app.js';
import { SiteLanguage } from '../../common/language/site-language.enum.js';
import type { SiteSettingsDto } from './dto/settings.dto.js';
import { SettingsService } from './settings.module.js';

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

const facts = {
  registrations: [{ name: 'Trade licence', body: 'City', number: 'TL/1', expires: '2027-07-07' }],
  insurances: [{ name: 'Indemnity', insurer: 'Example', amount: 5_000_000, currency: 'ETB' }],
  turnover: [{ year: 2025, amount: 38_500_000, currency: 'ETB' }],
  equipment: [{ name: 'Total station', quantity: 2 }],
  firmProfile: 'Eighteen people.',
  qualityText: 'Two read each drawing.',
  safetyText: null,
};
const put = (body: object) => app.call<SiteSettingsDto>('PUT', '/settings', { body, token });

it('stores the facts of the firm, and does nothing when the same comes again', async () => {
  const { data } = await put(facts);
  expect(data).toMatchObject(facts);
  expect((await put({ ...facts, version: data.version })).data.version).toBe(data.version);
  expect((await put({ siteName: 'Other' })).data).toMatchObject({ ...facts, siteName: 'Other' });
});

it.each([
  [{ registrations: [{ body: 'City' }] }, 'registrations.0.name'],
  [{ registrations: [{ name: 'A', expires: 'soon' }] }, 'registrations.0.expires'],
  [{ insurances: [{ name: 'A', currency: 'birr' }] }, 'insurances.0.currency'],
  [{ insurances: [{ name: 'A', amount: -1 }] }, 'insurances.0.amount'],
  [{ turnover: [{ amount: 5 }] }, 'turnover.0.year'],
  [{ equipment: [{ name: 'A', quantity: 1.5 }] }, 'equipment.0.quantity'],
  [{ firmProfile: 'x'.repeat(5001) }, 'firmProfile'],
])('refuses %j', async (body, field) => {
  const { status, error } = await put(body);
  expect(status).toBe(400);
  expect(error).toMatchObject({ details: [{ field }] });
});

it('reads the firm in each language', async () => {
  await put(facts);
  const at = '/translations/settings/1/om';
  interface Stored {
    version: number;
    texts: { field: string; english: string; fingerprint: string }[];
  }
  const { data } = await app.get<Stored>(at, { token });
  const fingerprintOf = (name: string) => data.texts.find(({ field }) => field === name)!.fingerprint;
  expect(data.texts.find(({ field }) => field === 'words')!.english).toBe(
    'Trade licence\nCity\nIndemnity\nExample\nTotal station',
  );
  const texts = [
    { field: 'firmProfile', text: 'Nama kudha saddeet.', fingerprint: fingerprintOf('firmProfile') },
    {
      ...{ field: 'words', fingerprint: fingerprintOf('words') },
      text: 'Hayyama daldalaa\nCity\nIndemnity\nExample\nTotal station',
    },
  ];
  await app.call('PUT', at, { body: { texts, published: true, version: data.version }, token });
  const firm = app.nest.get(SettingsService);
  expect(await firm.readFirm(SiteLanguage.en)).toMatchObject(facts);
  expect(await firm.readFirm(SiteLanguage.am)).toMatchObject(facts);
  expect(await firm.readFirm(SiteLanguage.om)).toMatchObject({
    ...{ firmProfile: 'Nama kudha saddeet.', qualityText: facts.qualityText, turnover: facts.turnover },
    registrations: [{ name: 'Hayyama daldalaa', number: 'TL/1' }],
  });
});

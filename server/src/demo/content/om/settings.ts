import type { SettingsWords } from '../demo-words.js';

/** What the demo firm says of itself in Afaan Oromo. Its name stays as it is in English. */
export const settingsOm: SettingsWords = {
  siteName: 'Zigba Architects',
  siteDescription:
    'Bara 2008 irraa eegalee Finfinnee keessatti arkiteekcharii, dizaayinii fi injinariingii. Dhaabbata agarsiisaati: wanti waa’ee isaa jedhame hundi kan yaadaan uumamedha.',
  address: 'Gamoo Fakkeenyaa, darbii 4ffaa, Daandii Boolee, Finfinnee, Itoophiyaa',
};

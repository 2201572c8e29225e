/** @jest-environment node */
import { LANGUAGES } from '@consultancy/client-shared/format';
import { describe, expect, it } from '@jest/globals';
import { stubApi } from '../../test/api-stub';
import { pathnameIn } from '../lib/paths';
import { render } from './entry-server';

/** As the first start leaves it with DEMO_CONTENT=off. */
const empty = stubApi({
  words: {},
  settings: {
    ...{ siteName: 'Our firm', siteDescription: 'Architecture, design and engineering in Addis Ababa.' },
    ...{ contactEmail: 'office@example.com', supportPhone: '', address: 'Addis Ababa, Ethiopia' },
    ...{ coordinates: null, isDemo: false },
  },
});

const pages = [
  ...['/', '/about', '/services', '/services/residence', '/projects', '/blog', '/contact', '/consultation'],
  ...['/search', '/track', '/track/files', '/track/licence', '/mine', '/appointment', '/nowhere', '/offline'],
];

/** The demo firm's name, founder, years, figures, claims, phone and addresses, in any language. */
const invented =
  /Zigba (Arch|House)|ዝግባ (አርክ|ሕንፃ)|Selamawit|ሰላማዊት|\b2008\b|\b15\+? (years|ዓመት)|ከ15 ዓመ|Waggoota 15|500\+|200\+|98%|24 (hours|ሰዓት)|Sa’aatii 24|\+251|zigba\.example|Wanza|foundingDate|tel:/;

describe.each(LANGUAGES.map(({ code }) => code))('an empty firm in %s', (language) => {
  it.each(pages)('states nothing at %s that nobody has entered', async (path) => {
    const url = pathnameIn(path, language);
    const { head, html, state } = await render({ url, fetch: empty, publicUrl: 'https://firm.example' });
    for (const text of [head, html, state]) expect(invented.exec(text)?.[0]).toBeUndefined();
  });

  it('states nothing either where its settings cannot be had', async () => {
    const fetch = stubApi({ words: {}, failing: ['/settings'] });
    const url = pathnameIn('/contact', language);
    const { head, html } = await render({ url, fetch, publicUrl: 'https://firm.example' });
    for (const text of [head, html]) expect(invented.exec(text)?.[0]).toBeUndefined();
  });
});

import { HERO_PICTURE } from '../../hero-picture';
import type { Page, PageContext } from '../../page';

export function describeHome({ i18n, settings, publicUrl }: PageContext): Page {
  return {
    title: i18n.getFixedT(null, 'home')('title'),
    description: settings.siteDescription,
    image: HERO_PICTURE,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        '@id': `${publicUrl}/#organization`,
        name: settings.siteName,
        description: settings.siteDescription,
        url: `${publicUrl}/`,
        logo: `${publicUrl}/favicon.svg`,
        email: settings.contactEmail,
        telephone: settings.supportPhone,
        address: { '@type': 'PostalAddress', streetAddress: settings.address, addressCountry: 'ET' },
        foundingDate: '2008',
      },
    ],
  };
}

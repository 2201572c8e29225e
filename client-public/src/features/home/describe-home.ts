import type { Page, PageContext } from '../../page';

export const HERO_POSTER = '/uploads/demo/hero-1920x1080.webp';

export function describeHome({ i18n, settings, publicUrl }: PageContext): Page {
  return {
    title: i18n.getFixedT(null, 'home')('title'),
    description: settings.siteDescription,
    image: HERO_POSTER,
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

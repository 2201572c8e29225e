import type { Page, PageContext } from '../../lib/page';
import { readSiteCopy } from '../../lib/site-copy';

export function describeHome({ i18n, settings, publicUrl, queryClient, language }: PageContext): Page {
  return {
    title: i18n.translator('home')('title'),
    description: settings.siteDescription,
    image: readSiteCopy(queryClient, language).heroImage,
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

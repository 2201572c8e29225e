import type { Page, PageContext, PagePlace } from '../../lib/page';
import { readSiteCopy, siteCopyQuery } from '../../lib/site-copy';
import { standardServicesQuery } from '../../lib/standard-services';
import { latestPostsQuery, latestProjectsQuery, testimonialsQuery } from './home-queries';

export { HomePage as Page } from './home-page';

export const queries = ({ language }: PagePlace) => [
  siteCopyQuery(language),
  latestProjectsQuery(language),
  latestPostsQuery(language),
  testimonialsQuery(language),
  standardServicesQuery(language),
];

export function describe({ i18n, settings, publicUrl, queryClient, language }: PageContext): Page {
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

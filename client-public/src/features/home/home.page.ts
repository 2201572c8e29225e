import { getListStandardServicesQueryOptions } from '@consultancy/client-shared/api/generated/services/services';
import { getGetSiteCopyQueryOptions } from '@consultancy/client-shared/api/generated/site-copy/site-copy';
import { getListTestimonialsQueryOptions } from '@consultancy/client-shared/api/generated/testimonials/testimonials';
import type { Page, PageContext, PagePlace } from '../../lib/page';
import { readSiteCopy } from '../../lib/site-copy';
import { latestPosts, latestProjects } from './home-queries';

export { HomePage as Page } from './home-page';

export const queries = ({ language }: PagePlace) => [
  getGetSiteCopyQueryOptions({ 'Accept-Language': language }),
  latestProjects(language),
  latestPosts(language),
  getListTestimonialsQueryOptions({ 'Accept-Language': language }),
  getListStandardServicesQueryOptions({ 'Accept-Language': language }),
];

export function describe({ translator, settings, publicUrl, queryClient, language }: PageContext): Page {
  return {
    title: translator('home')('title'),
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
        email: settings.contactEmail || undefined,
        telephone: settings.supportPhone || undefined,
        address: { '@type': 'PostalAddress', streetAddress: settings.address, addressCountry: 'ET' },
      },
    ],
  };
}

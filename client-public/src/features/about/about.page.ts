import { getListAwardsQueryOptions } from '@consultancy/client-shared/api/generated/awards/awards';
import { getGetSiteCopyQueryOptions } from '@consultancy/client-shared/api/generated/site-copy/site-copy';
import { getListTeamQueryOptions } from '@consultancy/client-shared/api/generated/team/team';
import type { PublicTeamMemberDto } from '@consultancy/client-shared/api/model';
import type { Page, PageContext, PagePlace } from '../../lib/page';
import { paths } from '../../lib/paths';
import { readQuery } from '../../lib/read-query';
import { readSiteCopy } from '../../lib/site-copy';
import { pageAddress, wholeAddress } from '../../lib/whole-address';
import { STUDIO_PICTURE } from './about-pictures';

export { AboutPage as Page } from './about-page';

export const queries = ({ language }: PagePlace) => [
  getListTeamQueryOptions({ 'Accept-Language': language }),
  getListAwardsQueryOptions(undefined, { 'Accept-Language': language }),
  getGetSiteCopyQueryOptions({ 'Accept-Language': language }),
];

export function describe(context: PageContext): Page {
  const { translator, language, queryClient, settings, publicUrl } = context;
  const t = translator('about');
  const description = readSiteCopy(queryClient, language).aboutText ?? settings.siteDescription;
  const url = pageAddress(paths.about, context);
  const team = readQuery(queryClient, getListTeamQueryOptions({ 'Accept-Language': language }))?.data ?? [];
  const person = ({ id, name, title, bio, image }: PublicTeamMemberDto) => ({
    '@type': 'Person',
    '@id': `${url}#team-${id}`,
    name,
    jobTitle: title,
    description: bio,
    ...(image && { image: wholeAddress(image, publicUrl) }),
  });
  return {
    title: t('title'),
    description,
    image: STUDIO_PICTURE,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'AboutPage',
        '@id': url,
        url,
        name: t('title'),
        description,
        primaryImageOfPage: publicUrl + STUDIO_PICTURE,
        mainEntity: {
          '@type': 'Organization',
          '@id': `${publicUrl}/#organization`,
          name: settings.siteName,
          url: `${publicUrl}/`,
          employee: team.map(person),
        },
      },
    ],
  };
}

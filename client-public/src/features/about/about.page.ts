import type { PublicTeamMemberDto, PublicTeamMemberListEnvelope } from '@consultancy/client-shared/api/model';
import type { Page, PageContext, PagePlace } from '../../lib/page';
import { paths } from '../../lib/paths';
import { readSiteCopy, siteCopyQuery } from '../../lib/site-copy';
import { pageAddress, wholeAddress } from '../../lib/whole-address';
import { awardsQuery } from '../../ui/awards/awards-query';
import { STUDIO_PICTURE } from './about-pictures';
import { teamQuery } from './team-query';

export { AboutPage as Page } from './about-page';

export const queries = ({ language }: PagePlace) => [
  teamQuery(language),
  awardsQuery(language),
  siteCopyQuery(language),
];

export function describe(context: PageContext): Page {
  const { i18n, language, queryClient, settings, publicUrl } = context;
  const t = i18n.translator('about');
  const description = readSiteCopy(queryClient, language).aboutText ?? t('page.heroSubtitle');
  const url = pageAddress(paths.about, context);
  const { queryKey } = teamQuery(language);
  const team = queryClient.getQueryData<PublicTeamMemberListEnvelope>(queryKey)?.data ?? [];
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
          foundingDate: '2008',
          employee: team.map(person),
        },
      },
    ],
  };
}

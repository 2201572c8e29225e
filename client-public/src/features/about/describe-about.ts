import { teamImages, type TeamMemberId, teamMemberIds } from '../../content/team/team-content';
import type { Page, PageContext } from '../../page';
import { paths } from '../../paths';
import { STUDIO_PICTURE } from './about-pictures';

/** The person who began the firm. */
const FOUNDER: TeamMemberId = 'selamawit';

export function describeAbout({ i18n, settings, publicUrl }: PageContext): Page {
  const t = i18n.getFixedT(null, 'about');
  const team = t('team', { returnObjects: true });
  const { heroSubtitle } = t('page', { returnObjects: true });
  const url = publicUrl + paths.about;
  const person = (id: TeamMemberId) => ({
    '@type': 'Person',
    '@id': `${url}#${id}`,
    name: team[id].name,
    jobTitle: team[id].title,
    description: team[id].bio,
    image: publicUrl + teamImages[id],
  });
  return {
    title: t('title'),
    description: heroSubtitle,
    image: STUDIO_PICTURE,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'AboutPage',
        '@id': url,
        url,
        name: t('title'),
        description: heroSubtitle,
        primaryImageOfPage: publicUrl + STUDIO_PICTURE,
        mainEntity: {
          '@type': 'Organization',
          '@id': `${publicUrl}/#organization`,
          name: settings.siteName,
          url: `${publicUrl}/`,
          foundingDate: '2008',
          founder: { '@id': `${url}#${FOUNDER}` },
          employee: teamMemberIds.map(person),
        },
      },
    ],
  };
}

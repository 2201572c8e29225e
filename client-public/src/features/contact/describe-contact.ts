import type { Page, PageContext } from '../../page';

const OPENING_HOURS = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
  { days: ['Saturday'], opens: '09:00', closes: '14:00' },
];

export function describeContact({ i18n, settings, publicUrl }: PageContext): Page {
  const t = i18n.getFixedT(null, 'contact');
  return {
    title: t('title'),
    description: t('subtitle'),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'ProfessionalService',
        '@id': `${publicUrl}/#organization`,
        name: settings.siteName,
        url: `${publicUrl}/`,
        email: settings.contactEmail,
        telephone: settings.supportPhone,
        address: { '@type': 'PostalAddress', streetAddress: settings.address, addressCountry: 'ET' },
        geo: settings.coordinates ? { '@type': 'GeoCoordinates', ...settings.coordinates } : undefined,
        openingHoursSpecification: OPENING_HOURS.map(({ days, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days,
          opens,
          closes,
        })),
      },
    ],
  };
}

export function describeConsultation({ i18n }: PageContext): Page {
  const t = i18n.getFixedT(null, 'contact');
  return { title: t('consultation.title'), description: t('consultation.subtitle') };
}

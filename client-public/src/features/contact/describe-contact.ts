import type { QueryClient } from '@tanstack/react-query';
import { officeHours } from '../../lib/office-hours';
import type { Page, PageContext } from '../../lib/page';
import { paths } from '../../lib/paths';
import { readQuery } from '../../lib/read-query';
import { actionPage } from '../../ui/collection-page';
import { WEEKDAYS, weekRuns } from './week-runs';

export function describeContact({ translator, settings, publicUrl, queryClient }: PageContext): Page {
  const t = translator('contact');
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
        email: settings.contactEmail || undefined,
        telephone: settings.supportPhone || undefined,
        address: { '@type': 'PostalAddress', streetAddress: settings.address, addressCountry: 'ET' },
        geo: settings.coordinates ? { '@type': 'GeoCoordinates', ...settings.coordinates } : undefined,
        openingHoursSpecification: openingHours(queryClient),
      },
    ],
  };
}

/** For search engines: the week, and each day on which it is otherwise; opening at midnight and closing then is closed. */
function openingHours(queryClient: QueryClient): object[] | undefined {
  const answer = readQuery(queryClient, officeHours());
  if (!answer) return undefined;
  const { week, days } = answer;
  const type = { '@type': 'OpeningHoursSpecification' };
  return [
    ...weekRuns(week).flatMap(({ first, last, hours }) =>
      hours ? [{ ...type, dayOfWeek: WEEKDAYS.slice(first, last + 1).map(capitalized), ...hours }] : [],
    ),
    ...days.map(({ day, hours }) => ({
      ...type,
      ...(hours ?? { opens: '00:00', closes: '00:00' }),
      ...{ validFrom: day, validThrough: day },
    })),
  ];
}

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

export function describeConsultation(context: PageContext): Page {
  const t = context.translator('contact');
  const text = { name: t('consultation.title'), description: t('consultation.subtitle') };
  const page = { path: paths.consultation, ...text, action: 'ReserveAction' } as const;
  return { title: text.name, description: text.description, jsonLd: [actionPage(page, context)] };
}

/** Nobody finds it: mails lead there. */
export function describeAppointment({ translator }: PageContext): Page {
  const t = translator('contact');
  return { title: t('own.title'), description: t('own.subtitle'), isUnlisted: true };
}

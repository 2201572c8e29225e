import { ApiError } from '@consultancy/client-shared/api';
import type {
  PublicServiceEnvelope,
  PublicServicePageEnvelope,
  StandardServiceListEnvelope,
} from '@consultancy/client-shared/api/model';
import { truncateText } from '@consultancy/client-shared/format';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Page, PageContext } from '../../lib/page';
import { paths } from '../../lib/paths';
import { standardServicesQuery } from '../../lib/standard-services';
import { pageAddress, wholeAddress } from '../../lib/whole-address';
import { breadcrumbList, trailFromHome } from '../../ui/trail';
import {
  addedService,
  builtInService,
  fallbackService,
  type Service,
  type ServiceTexts,
  standardService,
  standardServices,
  standardSlugOf,
} from './service';
import { extraServicesQuery, readServiceNumber, serviceQuery, standardServiceQuery } from './service-queries';

const DESCRIPTION_LENGTH = 160;

export function describeServices(context: PageContext): Page {
  const { i18n, language, queryClient } = context;
  const t = i18n.translator('services');
  const texts = i18n.messages.services;
  const { queryKey } = extraServicesQuery(language);
  const records = queryClient.getQueryData<PublicServicePageEnvelope>(queryKey)?.data.data ?? [];
  const standard = queryClient.getQueryData<StandardServiceListEnvelope>(
    standardServicesQuery(language).queryKey,
  );
  const services = [
    ...standardServices(standard?.data, texts),
    ...records.map((record) => addedService(record, texts)),
  ];
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: t('title'),
    itemListElement: services.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: pageAddress(path, context),
    })),
  };
  return {
    title: t('title'),
    description: t('intro'),
    isPaged: true,
    image: services[0]?.image,
    jsonLd: [list],
  };
}

export function describeService(context: PageContext): Page {
  const { i18n, t: siteText, params } = context;
  const t = i18n.translator('services');
  const service = findService(context, i18n.messages.services);
  if (!service) return describeServices(context);
  const { title, path } = service;
  const trail = trailFromHome(siteText, [
    { name: t('title'), path: paths.services },
    { name: title, path },
  ]);
  return {
    title,
    description: truncateText(service.description, DESCRIPTION_LENGTH),
    image: service.image,
    path,
    // An unknown id, and what staff hide, shows the residence service, but is no address of it.
    ...(service.id !== params.serviceId && { status: 404 }),
    jsonLd: [serviceRecord(service, context), breadcrumbList(trail, context)],
  };
}

/** The service that the page shows; undefined while that is not known. */
function findService(
  { language, params, queryClient }: PageContext,
  texts: ServiceTexts,
): Service | undefined {
  const { serviceId } = params;
  const number = readServiceNumber(serviceId);
  if (number !== null) {
    const { queryKey } = serviceQuery(language, number);
    const record = queryClient.getQueryData<PublicServiceEnvelope>(queryKey)?.data;
    if (record?.isActive) return addedService(record, texts);
    if (record === undefined && !isMissing(queryClient, queryKey)) return undefined;
  }
  const slug = standardSlugOf(serviceId);
  const { queryKey } = standardServiceQuery(language, slug);
  const cached = queryClient.getQueryData<PublicServiceEnvelope>(queryKey)?.data;
  if (cached) return standardService(cached, texts);
  return isMissing(queryClient, queryKey) ? fallbackService(texts) : builtInService(slug, texts);
}

function isMissing(queryClient: QueryClient, queryKey: QueryKey): boolean {
  const error = queryClient.getQueryState(queryKey)?.error as unknown;
  return error instanceof ApiError && error.status === 404;
}

function serviceRecord({ path, title, description, image }: Service, context: PageContext): object {
  const { publicUrl } = context;
  const url = pageAddress(path, context);
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': url,
    url,
    name: title,
    serviceType: title,
    description,
    image: wholeAddress(image, publicUrl),
    provider: { '@id': `${publicUrl}/#organization` },
    areaServed: { '@type': 'Country', name: 'Ethiopia' },
  };
}

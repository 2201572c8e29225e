import { ApiError } from '@consultancy/client-shared/api';
import type { ServiceEnvelope, ServicePageEnvelope } from '@consultancy/client-shared/api/model';
import { truncateText } from '@consultancy/client-shared/format';
import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { serviceIds } from '../../content/services/services-content';
import type { Page, PageContext } from '../../page';
import { paths } from '../../paths';
import { breadcrumbList, trailFromHome } from '../../ui/trail';
import { wholeAddress } from '../../whole-address';
import { addedService, builtInIdOf, builtInService, type Service } from './service';
import { extraServicesQuery, readServiceNumber, serviceQuery } from './service-queries';

const DESCRIPTION_LENGTH = 160;

export function describeServices({ i18n, queryClient, publicUrl }: PageContext): Page {
  const t = i18n.getFixedT(null, 'services');
  const { queryKey } = extraServicesQuery();
  const records = queryClient.getQueryData<ServicePageEnvelope>(queryKey)?.data.data ?? [];
  const services = [
    ...serviceIds.map((id) => builtInService(id, t)),
    ...records.map((record) => addedService(record, t)),
  ];
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: t('title'),
    itemListElement: services.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: publicUrl + path,
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
  const { i18n, t: siteText, queryClient, params, publicUrl } = context;
  const t = i18n.getFixedT(null, 'services');
  const service = findService(params.serviceId, queryClient, t);
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
    // An unknown id shows the residence service, but is no address of it.
    ...(service.id !== params.serviceId && { status: 404 }),
    jsonLd: [serviceRecord(service, publicUrl), breadcrumbList(trail, publicUrl)],
  };
}

/** The service that the page shows; undefined while that is not known. */
function findService(serviceId: string | undefined, queryClient: QueryClient, t: TFunction<'services'>) {
  const number = readServiceNumber(serviceId);
  if (number === null) return builtInService(builtInIdOf(serviceId), t);
  const { queryKey } = serviceQuery(number);
  const record = queryClient.getQueryData<ServiceEnvelope>(queryKey)?.data;
  if (record?.isActive) return addedService(record, t);
  const error = queryClient.getQueryState(queryKey)?.error as unknown;
  const isMissing = record !== undefined || (error instanceof ApiError && error.status === 404);
  return isMissing ? builtInService(builtInIdOf(), t) : undefined;
}

function serviceRecord({ path, title, description, image }: Service, publicUrl: string): object {
  const url = publicUrl + path;
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

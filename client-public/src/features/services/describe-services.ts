import { ApiError } from '@consultancy/client-shared/api';
import { getListStandardServicesQueryOptions } from '@consultancy/client-shared/api/generated/services/services';
import { truncateText } from '@consultancy/client-shared/format';
import { standardSlugs } from '@consultancy/client-shared/standard-services';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Page, PageContext } from '../../lib/page';
import { paths } from '../../lib/paths';
import { readQuery } from '../../lib/read-query';
import { pageAddress, wholeAddress } from '../../lib/whole-address';
import { collectionPage } from '../../ui/collection-page';
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
import {
  extraServices,
  readServiceNumber,
  serviceById,
  standardService as standardServiceBySlug,
} from './service-queries';

const DESCRIPTION_LENGTH = 160;

export function describeServices(context: PageContext): Page {
  const { translator, messages, language, queryClient } = context;
  const t = translator('services');
  const texts = messages.services;
  const records = readQuery(queryClient, extraServices(language))?.data.data ?? [];
  const standard = readQuery(
    queryClient,
    getListStandardServicesQueryOptions({ 'Accept-Language': language }),
  );
  const services = [
    ...standardServices(standard?.data, texts),
    ...records.map((record) => addedService(record, texts)),
  ];
  const text = { name: t('title'), description: t('intro') };
  const items = services.map(({ title, path }) => ({ name: title, path }));
  return {
    title: text.name,
    description: text.description,
    isPaged: true,
    image: services[0]?.image,
    jsonLd: [collectionPage({ path: paths.services, ...text, items }, context)],
  };
}

export function describeService(context: PageContext): Page {
  const { translator, messages, t: siteText, params } = context;
  const t = translator('services');
  const service = findService(context, messages.services);
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
    movedTo: standardPathOf(context),
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
    const query = serviceById(language, number);
    const record = readQuery(queryClient, query);
    if (record?.isActive) return record.slug ? standardService(record, texts) : addedService(record, texts);
    if (record === undefined && !isMissing(queryClient, query.queryKey)) return undefined;
  }
  const slug = standardSlugOf(serviceId);
  const standardQuery = standardServiceBySlug(language, slug);
  const cached = readQuery(queryClient, standardQuery);
  if (cached) return standardService(cached, texts);
  return isMissing(queryClient, standardQuery.queryKey)
    ? fallbackService(texts)
    : builtInService(slug, texts);
}

/** The one address of a standard service is its name: other spellings, and the id of its record, lead there. */
function standardPathOf({ language, params, queryClient }: PageContext): string | undefined {
  const number = readServiceNumber(params.serviceId);
  if (number === null) {
    const slug = readStandardSlug(params.serviceId);
    return slug && slug !== params.serviceId ? paths.service(slug) : undefined;
  }
  const ten = readQuery(queryClient, getListStandardServicesQueryOptions({ 'Accept-Language': language }));
  const slug = ten?.data.find(({ id }) => id === number)?.slug;
  return slug ? paths.service(slug) : undefined;
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

/** The standard service that an address names, in capitals or with spaces or underscores too. */
function readStandardSlug(serviceId = '') {
  const plain = serviceId
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  return standardSlugs.find((slug) => slug === plain);
}

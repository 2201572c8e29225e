import { ApiError } from '@consultancy/client-shared/api';
import type { PublicServiceDto, PublicServiceEnvelope } from '@consultancy/client-shared/api/model';
import { useLanguage } from '@consultancy/client-shared/i18n';
import type { OutcomeQuery } from '@consultancy/client-shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useMessages } from 'use-intl';
import {
  addedService,
  builtInService,
  fallbackService,
  type Service,
  standardService,
  standardSlugOf,
} from './service';
import { readServiceNumber, serviceQuery, standardServiceQuery } from './service-queries';

/**
 * The service of an address. Standard ones are there at once, as the site brings them along, until the server says what
 * staff made of them; those that staff added as soon as the link that led here brought the record along or the server
 * has answered. Where there is none, residence is shown.
 */
export function useShownService(serviceId: string | undefined): OutcomeQuery<Service> {
  const texts = useMessages().services;
  const language = useLanguage();
  const passedOn = (useLocation().state as { service?: PublicServiceDto } | null)?.service;
  const number = readServiceNumber(serviceId);
  const added = useQuery({
    ...serviceQuery(language, number ?? 0),
    enabled: number !== null,
    placeholderData: (): PublicServiceEnvelope | undefined =>
      passedOn?.id === number && passedOn ? { success: true, message: '', data: passedOn } : undefined,
  });
  const record = added.data?.data;
  const isStandard = number === null || record?.isActive === false || isMissing(added.error);
  const slug = standardSlugOf(serviceId);
  const standard = useQuery({ ...standardServiceQuery(language, slug), enabled: isStandard });

  if (isStandard) {
    const cached = standard.data?.data;
    const { refetch, isFetching } = standard;
    const brought = isMissing(standard.error) ? fallbackService(texts) : builtInService(slug, texts);
    return { refetch, isFetching, error: null, data: cached ? standardService(cached, texts) : brought };
  }
  const { error, refetch, isFetching } = added;
  return { error, refetch, isFetching, data: record && addedService(record, texts) };
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

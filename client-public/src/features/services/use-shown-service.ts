import { ApiError } from '@consultancy/client-shared/api';
import type { PublicServiceDto, PublicServiceEnvelope } from '@consultancy/client-shared/api/model';
import type { OutcomeQuery } from '@consultancy/client-shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { addedService, builtInIdOf, builtInService, type Service } from './service';
import { readServiceNumber, serviceQuery } from './service-queries';

/**
 * The service of an address. Built-in ones are there at once, those of the server as soon as the link that led
 * here brought the record along or the server has answered. Where there is none, residence is shown.
 */
export function useShownService(serviceId: string | undefined): OutcomeQuery<Service> {
  const { t } = useTranslation('services');
  const passedOn = (useLocation().state as { service?: PublicServiceDto } | null)?.service;
  const number = readServiceNumber(serviceId);
  const query = useQuery({
    ...serviceQuery(number ?? 0),
    enabled: number !== null,
    placeholderData: (): PublicServiceEnvelope | undefined =>
      passedOn?.id === number && passedOn ? { success: true, message: '', data: passedOn } : undefined,
  });

  const answer = { error: query.error, refetch: query.refetch, isFetching: query.isFetching };
  const record = query.data?.data;
  if (number !== null && record?.isActive) return { ...answer, data: addedService(record, t) };
  const isUnknown = number === null || record !== undefined || isMissing(query.error);
  return { ...answer, data: isUnknown ? builtInService(builtInIdOf(serviceId), t) : undefined };
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

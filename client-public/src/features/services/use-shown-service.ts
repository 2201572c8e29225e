import { ApiError } from '@consultancy/client-shared/api';
import type { PublicServiceDto } from '@consultancy/client-shared/api/model';
import type { OutcomeQuery } from '@consultancy/client-shared/ui';
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
import { readServiceNumber, useServiceById, useStandardService } from './service-queries';

/**
 * The service of an address. Standard ones are there at once, as the site brings them along, until the server says what
 * staff made of them; those that staff added as soon as the link that led here brought the record along or the server
 * has answered. Where there is none, residence is shown.
 */
export function useShownService(serviceId: string | undefined): OutcomeQuery<Service> {
  const texts = useMessages().services;
  const passedOn = (useLocation().state as { service?: PublicServiceDto } | null)?.service;
  const number = readServiceNumber(serviceId);
  const added = useServiceById(number, () =>
    passedOn?.id === number && passedOn
      ? { success: true, message: '', data: { ...passedOn, longDescriptionHtml: '' } }
      : undefined,
  );
  const record = added.data;
  const isStandard = number === null || record?.isActive === false || isMissing(added.error);
  const slug = standardSlugOf(serviceId);
  const standard = useStandardService(slug, isStandard);

  if (isStandard) {
    const cached = standard.data;
    const { refetch, isFetching } = standard;
    const brought = isMissing(standard.error) ? fallbackService(texts) : builtInService(slug, texts);
    return { refetch, isFetching, error: null, data: cached ? standardService(cached, texts) : brought };
  }
  const { error, refetch, isFetching } = added;
  const shownRecord = record?.slug ? standardService : addedService;
  return { error, refetch, isFetching, data: record && shownRecord(record, texts) };
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

import {
  getConsultationAvailability,
  getGetConsultationAvailabilityQueryKey,
  getOwnConsultationTimes,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import { useQuery } from '@tanstack/react-query';

const MINUTE_MS = 60_000;

/**
 * Which times of a day are free, and which one is the next.
 * @param date YYYY-MM-DD, or empty
 * @param ownToken of the link to the consultation that is to be moved, which is in nobody's way
 */
export function useAvailability(date: string, ownToken?: string) {
  return useQuery({
    queryKey: ownToken
      ? ['own-consultation-times', ownToken, date]
      : getGetConsultationAvailabilityQueryKey({ date }),
    queryFn: ({ signal }) =>
      ownToken
        ? getOwnConsultationTimes({ token: ownToken, date }, { signal })
        : getConsultationAvailability({ date }, { signal }),
    enabled: date !== '',
    staleTime: MINUTE_MS,
  });
}

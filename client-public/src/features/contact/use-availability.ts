import type { ApiError } from '@consultancy/client-shared/api';
import {
  getGetConsultationAvailabilityQueryKey,
  useGetConsultationAvailability,
  useGetOwnConsultationTimes,
} from '@consultancy/client-shared/api/generated/consultations/consultations';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const MINUTE_MS = 60_000;

/**
 * Which times of a day are free, and which one is the next.
 * @param date YYYY-MM-DD, or empty
 * @param ownToken of the link to the consultation that is to be moved, which is in nobody's way
 */
export function useAvailability(date: string, ownToken?: string) {
  const isOwn = ownToken !== undefined;
  const options = (isEnabled: boolean) => ({
    query: { enabled: isEnabled && date !== '', staleTime: MINUTE_MS },
  });
  const own = useGetOwnConsultationTimes({ token: ownToken ?? '', date }, options(isOwn));
  const all = useGetConsultationAvailability({ date }, options(!isOwn));
  return isOwn ? own : all;
}

/** Looks up the times again once one is booked, here or, as a refusal says, by somebody else meanwhile. */
export function useTimesAnew(booked: object | undefined, failure: ApiError | null): void {
  const queryClient = useQueryClient();
  const isTaken = failure?.status === 409;
  useEffect(() => {
    if (!booked && !isTaken) return;
    void queryClient.invalidateQueries({ queryKey: getGetConsultationAvailabilityQueryKey() });
  }, [booked, isTaken, queryClient]);
}

import { getListConsultationsOfMonthQueryOptions } from '@consultancy/client-shared/api/generated/consultations/consultations';
import { useReading } from '@consultancy/client-shared/calendar';
import { monthTitles, shiftMonth } from '@consultancy/client-shared/calendar/calendar-month';
import { useQueries } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import {
  currentMonth,
  type DayRange,
  readMonth,
  requestedMonths,
  weekRange,
  writeMonth,
} from './calendar-month';

/**
 * The month that the address names, `?month=2026-12`, else the current one, in the calendar of the reader.
 * @param consultant id of the only one whose consultations are shown
 * @param hasNeighbours whether days of the neighbour months are shown
 */
export function useCalendar(consultant: string | null, hasNeighbours: boolean) {
  const [address, setAddress] = useSearchParams();
  const reading = useReading();
  const current = currentMonth(reading.calendar);
  const month = readMonth(address.get('month'), reading.calendar) ?? current;
  const range: DayRange = hasNeighbours ? weekRange(month) : month;
  const queries = useQueries({
    queries: requestedMonths(range).map((requested) =>
      getListConsultationsOfMonthQueryOptions({
        ...requested,
        ...(consultant && { consultantId: Number(consultant) }),
      }),
    ),
  });
  const failed = queries.find(({ isError }) => isError);
  const isComplete = queries.every(({ data }) => data !== undefined);

  const go = (to: typeof month) => {
    const next = new URLSearchParams(address);
    if (to.first === current.first) next.delete('month');
    else next.set('month', writeMonth(to));
    // Before the next press, which goes on from the month that is shown.
    setAddress(next, { preventScrollReset: true, flushSync: true });
  };
  return {
    month,
    range,
    titles: monthTitles(month, reading),
    query: {
      data: isComplete ? queries.flatMap(({ data }) => data?.data ?? []) : undefined,
      error: failed?.error ?? null,
      isFetching: queries.some(({ isFetching }) => isFetching),
      refetch: async () => {
        const answers = await Promise.all(queries.map((query) => query.refetch()));
        return { error: answers.find(({ error }) => error)?.error ?? null };
      },
    },
    isCurrent: month.first === current.first,
    previous: () => go(shiftMonth(month, -1)),
    next: () => go(shiftMonth(month, 1)),
    today: () => go(current),
  };
}

import { useListConsultationsOfMonth } from '@consultancy/client-shared/api/generated/consultations/consultations';
import { useSearchParams } from 'react-router-dom';
import { currentMonth, isMonth, partsOf, shiftMonth } from './calendar-month';

/** The month that the address asks for, `?month=2026-12`, else the current one. */
export function useCalendar() {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('month');
  const month = isMonth(asked) ? asked : currentMonth();
  const { year, number } = partsOf(month);
  const query = useListConsultationsOfMonth({ year, month: number });

  const go = (to: string) => {
    const next = new URLSearchParams(address);
    if (to === currentMonth()) next.delete('month');
    else next.set('month', to);
    setAddress(next, { preventScrollReset: true });
  };
  return {
    month,
    query,
    isCurrent: month === currentMonth(),
    previous: () => go(shiftMonth(month, -1)),
    next: () => go(shiftMonth(month, 1)),
    today: () => go(currentMonth()),
  };
}
